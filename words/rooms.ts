import { ROOM_DE } from './de/room.ts';
import { ROOM_EN } from './en/room.ts';
import { ROOM_HU } from './hu/room.ts';
import type { Language } from './language.ts';
import type { RoomWords } from './room.ts';

/** The table display's words in every language. */
export const ROOM_WORDS: Readonly<Record<Language, RoomWords>> = { en: ROOM_EN, hu: ROOM_HU, de: ROOM_DE };
