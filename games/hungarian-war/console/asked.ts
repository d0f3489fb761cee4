import { cardAt, placesOf, seatsAt } from '../rules/place.ts';
import type { CardId, Place, State } from '../rules/types.ts';
import type { Player } from '../../../rulebook/seat.ts';
import type { HungarianWarConsoleWords } from '../words/console/en.ts';

/** A place as people find it, in words. */
export function placeWords(place: Place, players: readonly Player[], words: HungarianWarConsoleWords): string {
  if (place === 'centre') return words.place.centre;
  const [one, other] = seatsAt(place, players.length).map((seat) => players[seat]?.name ?? '');
  return words.place.between(one ?? '', other ?? '');
}

/** What the dealer is asked about a card without a name: who took it from where, or where it lies. */
export function question(state: State, id: CardId, words: HungarianWarConsoleWords): string {
  const { opening, table } = state;
  if (opening !== undefined) {
    const from = placesOf(opening.table).find((place) => cardAt(opening.table, place) === id);
    if (from !== undefined) {
      const outcome = from === 'centre' ? opening.judgement.centre : opening.judgement.sides[from];
      const where = placeWords(from, opening.players, words);
      const taker = outcome?.by === undefined ? undefined : opening.players[outcome.by];
      if (taker !== undefined) return words.naming.takenBy(taker.name, where);
      if (outcome?.outcome === 'discarded') return words.naming.discardedFrom(where);
    }
  }
  const players = state.seats.map(({ player }) => player);
  const lies = placesOf(table).find((place) => cardAt(table, place) === id);
  return words.naming.liesAt(placeWords(lies ?? 'centre', players, words));
}
