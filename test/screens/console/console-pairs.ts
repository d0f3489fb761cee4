import { seeded } from '../../../games/hungarian-war/table/testing/states.ts';
import { LANGUAGES, type Language } from '../../../words/language.ts';
import type { ConsoleShot } from './console-shot.ts';
import { CONSOLE_SHOTS } from './console-shots.ts';
import { pairwise } from '../pairwise.ts';
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

const SEED = 1;

/** The README's as it is, and every other with sizes and languages combined pairwise. */
export function consoleShotsTaken(): readonly ConsoleShotTaken[] {
  const documented = CONSOLE_SHOTS.filter(({ name }) => name.startsWith('docs/'));
  const rest = CONSOLE_SHOTS.filter((shot) => !documented.includes(shot));
  return [
    ...documented.map((shot) => ({ name: shot.name, shot, size: CONSOLE_SIZES[0], language: 'en' as const })),
    ...pairwise({ shot: rest, size: CONSOLE_SIZES, language: LANGUAGES }, seeded(SEED)).map(({ shot, size, language }) => ({
      name: `console; ${shot.name}; ${language}; ${String(size.width)}x${String(size.height)}`,
      shot,
      size,
      language,
    })),
  ];
}
