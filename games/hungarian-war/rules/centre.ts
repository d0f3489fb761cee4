import type { Seat } from '../../../rulebook/seat.ts';
import type { CentreOutcome } from './types.ts';

/** HW-10: the whole number nearest to a third of the players in the game, never fewer than 1. */
export function blockersNeeded(inGame: number): number {
  return Math.max(1, Math.round(inGame / 3));
}

/** HW-11 to HW-13: how the centre card ends. `inGame` counts the players in the game, with or without a die. */
export function judgeCentre(takers: readonly Seat[], blockers: readonly Seat[], inGame: number): CentreOutcome {
  const needed = blockersNeeded(inGame);
  if (blockers.length === inGame)
    return { outcome: 'discarded', clause: 'HW-11', reason: 'everybody blocks', takers, blockers, needed, inGame };
  if (blockers.length >= needed) {
    const reason = takers.length > 0 ? 'block stands, takers out' : 'block stands, blockers out';
    return { outcome: 'stays', clause: 'HW-12', reason, takers, blockers, needed, inGame };
  }
  const [taker] = takers;
  if (taker === undefined) return { outcome: 'stays', clause: 'HW-13', reason: 'nobody takes', takers, blockers, needed, inGame };
  if (takers.length > 1)
    return { outcome: 'discarded', clause: 'HW-13', reason: 'several takers', takers, blockers, needed, inGame };
  return { outcome: 'taken', by: taker, clause: 'HW-13', reason: 'lone taker', takers, blockers, needed, inGame };
}
