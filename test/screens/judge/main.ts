import { inked, signs, tooFaint, tooPale } from './contrast.ts';
import { clipped, halfCovered, leftOut, onSeam, outside, overlapping, type Rules } from './layout.ts';
import { misnamed } from './names.ts';
import { shortenedTooEarly, tooSmall } from './sizes.ts';

/** Runs in the page and returns its faults in words. */
const judge = {
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
  ],
  inked,
  signs,
  tooFaint,
  tooPale,
};

export type Judge = typeof judge;
Object.assign(window, { judge });
