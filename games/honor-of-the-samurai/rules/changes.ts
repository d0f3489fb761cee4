import type { Change } from '../../../rulebook/rulebook.ts';
import type { Player } from '../../../rulebook/seat.ts';
import type { Play } from './play.ts';
import { isOut } from './score.ts';

/** Who is out and was not, or the other way round. */
export function changesBetween(from: Play, to: Play, players: readonly Player[]): readonly Change[] {
  const outIn = ({ scores, house }: Play) => scores.map((score) => isOut(score, house));
  const [before, after] = [outIn(from), outIn(to)];
  return players.flatMap((player, seat) =>
    before[seat] === after[seat] ? [] : [{ what: 'player' as const, player, becomes: after[seat] === true ? 'out' : 'in' }],
  );
}
