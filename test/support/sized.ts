import { LANGUAGES, PSEUDO, type Language } from '../../words/language.ts';

/**
 * The size of a test: `sample` in `npm test`, `whole` in `npm run soak`, which runs the same file with the
 * same assertions. Every file that calls this is named in docs/soak/README.md.
 */
export function sized<Size>({ sample, whole }: { readonly sample: Size; readonly whole: Size }): Size {
  return IS_WHOLE ? whole : sample;
}

export const SIZE_VARIABLE = 'REFEREE_TEST_SIZE';
const IS_WHOLE = process.env[SIZE_VARIABLE] === 'whole';

/** For pages: what moves takes half of the time where it is drawn in software. */
export const MOTION = sized<'reduce' | 'no-preference'>({ sample: 'reduce', whole: 'no-preference' });

/** Of so many states of a screen one is seen in a language that people speak. */
const SPOKEN = 12;

/** For screens: each state in the pseudo-language, in which words are longest, and some once more in one of the others in turn. */
export function inLanguages<Shot>(shots: readonly Shot[]): readonly { readonly shot: Shot; readonly language: Language }[] {
  const spoken = shots.filter((_, n) => n % SPOKEN === 0);
  return [
    ...shots.map((shot) => ({ shot, language: PSEUDO })),
    ...spoken.map((shot, n) => ({ shot, language: LANGUAGES[n % LANGUAGES.length] ?? PSEUDO })),
  ];
}
