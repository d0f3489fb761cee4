import { consoleGeometry } from './console.ts';
import { inked, signs, tooFaint, tooPale } from './contrast.ts';
import { clipped, halfCovered, leftOut, onSeam, outside, overlapping, type Rules } from './layout.ts';
import { misnamed } from './names.ts';
import { phoneGeometry } from './phone.ts';
import { said } from './said.ts';
import { shortenedTooEarly, tooSmall } from './sizes.ts';

/** Runs in the page and returns its faults in words. */
const judge = {
  /** Of a table display or the board of a hall. */
  geometry: (rules: Rules): string[] => [
    ...clipped(rules),
    ...outside(rules),
    ...overlapping(rules),
    ...halfCovered(),
    ...leftOut(),
    ...onSeam(rules),
    ...tooSmall(rules),
    ...shortenedTooEarly(rules),
    ...misnamed(rules),
    ...said(),
  ],
  /** Of the console, and of an organiser's or a guest's page. */
  console: (fixed = ''): string[] => [...consoleGeometry(fixed), ...said()],
  said,
  phone: (): string[] => [...phoneGeometry(), ...said()],
  inked,
  signs,
  tooFaint,
  tooPale,
};

export type Judge = typeof judge;
Object.assign(window, { judge });
