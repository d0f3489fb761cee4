import type { Card } from '../../../rules/card.ts';
import { placesOf, cardAt } from '../../../rules/hungarian-war/place.ts';
import type { CardId, State } from '../../../rules/hungarian-war/types.ts';
import type { RoundTold } from '../door.ts';

/** The last opening as an export tells it. */
export function told(state: State): RoundTold | undefined {
  const { opening } = state;
  if (opening === undefined) return undefined;
  const { judgement, players, faces, table } = opening;
  const cardOf = (id: CardId | null): Card => (id === null ? '??' : (state.cards[id] ?? '??'));
  const tookBy = (seat: number): Card[] => [
    ...(judgement.centre.by === seat ? [cardOf(table.centre)] : []),
    ...judgement.sides.flatMap((side, i) => (side.by === seat ? [cardOf(table.sides[i] ?? null)] : [])),
  ];
  return {
    table: placesOf(table).map((place) => cardOf(cardAt(table, place))),
    seats: players.map((player, seat) => ({
      player,
      face: faces[seat] ?? null,
      took: tookBy(seat),
      standing: standingAfter(state, seat),
    })),
  };
}

/** Of the seat as it is now: out and away are independent (HW-22). */
function standingAfter(state: State, seat: number): string {
  const now = state.seats[seat];
  if (now === undefined) return 'left';
  return now.presence === 'away' ? 'away' : now.standing;
}
