import type { AskedState } from '../../../rulebook/questions/types.ts';
import type { Spoils, Taking } from '../../../rulebook/rulebook.ts';
import type { House } from './house.ts';
import type { Play } from './play.ts';

/** A battle holds fewer face cards than this, so that no two cards of a game have one number. */
const IN_A_BATTLE = 100;

/** HS-4: every head is a card that was taken, and each counts one. */
export const spoils: Spoils<AskedState<House, Play>> = {
  taken: (from, to) => (to.play.battles > from.play.battles ? takenIn(to) : []),
  points: () => 1,
};

function takenIn({ players, play }: AskedState<House, Play>): readonly Taking[] {
  const { winner, heads } = play.last?.outcome ?? { winner: null, heads: 0 };
  const player = winner === null ? undefined : players[winner];
  if (winner === null || player === undefined) return [];
  return Array.from({ length: heads }, (_, i) => ({ player, seat: winner, card: play.battles * IN_A_BATTLE + i }));
}
