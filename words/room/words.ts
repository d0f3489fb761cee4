import { ENDING_DE, ROOM_DE } from './de.ts';
import { ENDING_EN, type EndingWords, ROOM_EN, type RoomWords } from './en.ts';
import { ENDING_HU, ROOM_HU } from './hu.ts';
import type { Language } from '../language.ts';

export const ENDING_WORDS: Readonly<Record<Language, EndingWords>> = { en: ENDING_EN, hu: ENDING_HU, de: ENDING_DE };

export const ROOM_WORDS: Readonly<Record<Language, RoomWords>> = { en: ROOM_EN, hu: ROOM_HU, de: ROOM_DE };
