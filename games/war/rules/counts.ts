import { refuse } from '../../../rulebook/refusal.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { endingOf } from './ending.ts';
import { afterBattle, isUntold, unknownCards, type Play } from './play.ts';
import { countsOf } from './table.ts';

/** Why a stack cannot be counted otherwise now: cards are taken from one seat and given to another, between battles. */
export function refuseCount(play: Play, seat: Seat, by: number) {
  if (play.house.cards === 'dealt') return refuse('the kiosk deals', {}, 'WR-1');
  if (play.phase === 'playing' && !isUntold(play)) return refuse('battle under way');
  const held = countsOf(play.table)[seat] ?? 0;
  if (by < -held) return refuse('cards not held', { held });
  return by > play.strayed ? refuse('cards not taken', { left: play.strayed }, 'WR-1') : undefined;
}

/** The game with `by` cards more in this seat's stack. Which they are and where they lie nobody knows. */
export function counted(play: Play, seat: Seat, by: number): Play {
  const stacks = play.table.stacks.map((stack, other) => (other === seat ? unknownCards(stack.length + by) : stack));
  const corrected = { ...play, table: { ...play.table, stacks }, strayed: play.strayed - by };
  // A battle that may still be under way when the time is up stays so.
  const goesOn = play.phase === 'playing' && endingOf(corrected.table, play.last?.battle) === undefined;
  return goesOn ? { ...afterBattle({ ...corrected, time: 'runs' }), time: play.time } : afterBattle(corrected);
}
