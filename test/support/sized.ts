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
