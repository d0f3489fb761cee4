import type { Player } from '../../../rulebook/seat.ts';

/** The person of that name who has played tonight, or a new one with a fresh id. Names are compared without case. */
export function playerNamed(name: string, known: readonly Player[], freshId: () => string): Player {
  const trimmed = name.trim();
  const heard = trimmed.toLocaleLowerCase();
  return known.find((player) => player.name.toLocaleLowerCase() === heard) ?? { id: freshId(), name: trimmed };
}
