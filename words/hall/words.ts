import { inEach } from '../language.ts';
import { HALL_DE } from './de.ts';
import { HALL_EN, type HallWords } from './en.ts';
import { HALL_HU } from './hu.ts';

export const HALL_WORDS = inEach<HallWords>(HALL_EN, HALL_HU, HALL_DE);
