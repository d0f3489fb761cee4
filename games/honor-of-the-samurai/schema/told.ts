import type { Card } from '../../../rulebook/card.ts';
import type { State } from '../rules/rulebook.ts';
import { isOut } from '../rules/score.ts';
import { isFaceCard } from '../rules/worth.ts';
import type { RoundTold } from '../../../host/games/door.ts';

/** The last battle as an export tells it: each army with its charge, and the heads taken. */
export function told({ players, play: { last, scores, house } }: State): RoundTold | undefined {
  if (last === undefined) return undefined;
  const { armies, charges } = last.revealed;
  const laid = armies.map((army, seat): Card[] => [...(army ?? []), ...[charges[seat] ?? []].flat()]);
  const heads = laid.flat().filter(isFaceCard);
  return {
    table: [],
    seats: players.map((player, seat) => {
      const score = scores[seat];
      return {
        player,
        laid: laid[seat] ?? [],
        took: last.outcome.winner === seat ? heads : [],
        standing: score !== undefined && isOut(score, house) ? 'out' : 'in',
      };
    }),
  };
}
