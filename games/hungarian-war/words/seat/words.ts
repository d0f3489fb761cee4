import { inEach } from '../../../../words/language.ts';
import { HUNGARIAN_WAR_SEAT_DE } from './de.ts';
import { HUNGARIAN_WAR_SEAT_EN, type HungarianWarSeatWords } from './en.ts';
import { HUNGARIAN_WAR_SEAT_HU } from './hu.ts';

/** On a player's own phone. */
export const HUNGARIAN_WAR_SEAT = inEach<HungarianWarSeatWords>(
  HUNGARIAN_WAR_SEAT_EN,
  HUNGARIAN_WAR_SEAT_HU,
  HUNGARIAN_WAR_SEAT_DE,
);
