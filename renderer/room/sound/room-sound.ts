import type { RoomSound, TableView } from '../../../host/contract/view.ts';

/** Until the dealer chooses. */
const STANDARD_SOUND: RoomSound = { on: true, effects: 3, voice: 3 };
export const LOUDEST = 5;

export function soundOf({ sound }: Pick<TableView, 'sound'>): RoomSound {
  return sound ?? STANDARD_SOUND;
}

/** The same volumes, off where it was on. */
export function turned(sound: RoomSound): RoomSound {
  return { ...sound, on: !sound.on };
}

/** A step of a volume as an amplitude from 0 to 1: ears hear equal ratios as equal steps. */
export function loudness(step: number): number {
  return (step / LOUDEST) ** 2;
}
