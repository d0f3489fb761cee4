import type { GameView } from '../../../host/contract/view.ts';
import { winTogether } from '../../../rulebook/sides.ts';
import type { RoomWords } from '../../../words/room/en.ts';

/** What stands above the names of who has won: a player, a side as one, or several who share it. */
export function wonTitle({ winners, sides = [] }: Pick<GameView, 'winners' | 'sides'>, words: RoomWords): string {
  if (winners.length === 1) return words.winner;
  return winTogether(winners, sides) ? words.winners : words.sharedWin;
}
