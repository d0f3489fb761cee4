import { NIGHT_FILE_DE } from './de.ts';
import { NIGHT_FILE_EN, type NightFileWords } from './en.ts';
import { NIGHT_FILE_HU } from './hu.ts';
import { inEach } from '../language.ts';

export const NIGHT_FILE_WORDS = inEach<NightFileWords>(NIGHT_FILE_EN, NIGHT_FILE_HU, NIGHT_FILE_DE);
