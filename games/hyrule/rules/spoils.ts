import type { AskedState } from '../../../rulebook/questions/types.ts';
import type { Spoils, Taking } from '../../../rulebook/rulebook.ts';
import type { House } from './house.ts';
import type { Play, TurnPlayed } from './play.ts';

/** HY-7: every card captured counts one, whatever it is; cards are numbered in the order of capture. */
export const spoils: Spoils<AskedState<House, Play>> = {
  taken(from, to) {
    return to.play.turns.flatMap((turn, i) => {
      if (i < from.play.turns.length) return [];
      const first = capturedIn(to.play.turns.slice(0, i));
      const seat = turn.judged.winner;
      const player = seat === null ? undefined : to.players[seat];
      if (seat === null || player === undefined) return [];
      return Array.from({ length: turn.taken }, (_, card): Taking => ({ player, seat, card: first + card }));
    });
  },
  points: () => 1,
};

function capturedIn(turns: readonly TurnPlayed[]): number {
  return turns.reduce((sum, { taken }) => sum + taken, 0);
}
