import type { Language } from '../../../words/language.ts';
import { inLanguages } from '../pairwise.ts';
import type { ConsoleShot } from './console-shot.ts';
import { CONSOLE_SHOTS } from './console-shots.ts';
import type { Size } from '../table-shots.ts';

export const CONSOLE_SIZES = [
  { width: 1024, height: 600 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

/** A shot of the console in the window it is looked at in. */
export interface ConsoleShotTaken {
  readonly name: string;
  readonly size: Size;
  readonly language: Language;
  readonly shot: ConsoleShot;
}

/** The README's as it is, and every other in each of the sizes. */
export function consoleShotsTaken(): readonly ConsoleShotTaken[] {
  const documented = CONSOLE_SHOTS.filter(({ name }) => name.startsWith('docs/'));
  const rest = CONSOLE_SHOTS.filter((shot) => !documented.includes(shot));
  return [
    ...documented.map((shot) => ({ name: shot.name, shot, size: CONSOLE_SIZES[0], language: 'en' as const })),
    ...inLanguages(rest).flatMap(({ shot, language }) =>
      CONSOLE_SIZES.map((size) => {
        const name = `console; ${shot.name}; ${language}; ${String(size.width)}x${String(size.height)}`;
        return { name, shot, size, language };
      }),
    ),
  ];
}
