import { ENDING_DE, ROOM_DE } from './de.ts';
import { ENDING_EN, type EndingWords, ROOM_EN, type RoomWords } from './en.ts';
import { ENDING_HU, ROOM_HU } from './hu.ts';
import { inEach } from '../language.ts';

/** How an outcome is stamped. */
export type StampKind = keyof RoomWords['stamps'];

export const ENDING_WORDS = inEach<EndingWords>(ENDING_EN, ENDING_HU, ENDING_DE);
export const ROOM_WORDS = inEach<RoomWords>(ROOM_EN, ROOM_HU, ROOM_DE);
