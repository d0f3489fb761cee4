import type { PlayerId } from './seat.ts';

/** Players who play together, by id; empty where everybody plays alone. */
export type Sides = readonly (readonly PlayerId[])[];

/** Whether these win together, as one side: all of it, and nobody else. A single player wins alone. */
export function winTogether(winners: readonly PlayerId[], sides: Sides): boolean {
  return winners.length > 1 && sides.some((side) => side.length === winners.length && side.every((id) => winners.includes(id)));
}
