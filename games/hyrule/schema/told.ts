import type { AskedState } from '../../../rulebook/questions/types.ts';
import type { House } from '../rules/house.ts';
import type { Play } from '../rules/play.ts';
import type { RoundTold } from '../../../host/games/door.ts';

/** The last turn as an export tells it: what each laid, and what its winner took; cards that waited are not named again. */
export function told({ play, players }: AskedState<House, Play>): RoundTold | undefined {
  const turn = play.turns.at(-1);
  if (turn === undefined) return undefined;
  const { cards, judged } = turn;
  return {
    table: [],
    seats: players.map((player, seat) => {
      const card = cards[seat] ?? null;
      return {
        player,
        laid: card === null ? [] : [card],
        took: judged.winner === seat ? cards.flatMap((one) => one ?? []) : [],
        standing: card === null ? 'out' : 'in',
      };
    }),
  };
}
