import type { Card } from '../../../rulebook/card.ts';
import { placesOf, cardAt } from '../rules/place.ts';
import type { CardId, State } from '../rules/types.ts';
import type { Player } from '../../../rulebook/seat.ts';
import type { RoundTold } from '../../../host/games/door.ts';

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
      standing: standingOf(state, player),
    })),
  };
}

/** As it is now, in whatever seat: out and away are independent (HW-22). */
function standingOf(state: State, { id }: Player): 'in' | 'out' | 'away' | 'left' {
  const now = state.seats.find(({ player }) => player.id === id);
  if (now === undefined) return 'left';
  return now.presence === 'away' ? 'away' : now.standing;
}
