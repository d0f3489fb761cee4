import type { PlayerId } from './seat.ts';

/** Players who play together, by id; empty where everybody plays alone. */
export type Sides = readonly (readonly PlayerId[])[];

/** Whether these win as one: a single player, or all of a side. */
export function isOneSide(players: readonly PlayerId[], sides: Sides): boolean {
  return players.length === 1 || sides.some((side) => side.length === players.length && side.every((id) => players.includes(id)));
}
