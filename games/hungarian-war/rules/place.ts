import type { Seat } from '../../../rulebook/seat.ts';
import type { CardId, DieFace, Place, TablePlaces } from './types.ts';

/** HW-2: the number of the side card on a seat's left; it lies between this seat and the next clockwise. */
export function leftOf(seat: Seat): number {
  return seat;
}

/** HW-2: the number of the side card on a seat's right. */
export function rightOf(seat: Seat, seats: number): number {
  return (seat + seats - 1) % seats;
}

/** HW-2: the two seats a side card lies between. It is the first one's left card and the second one's right card. */
export function seatsAt(side: number, seats: number): readonly [Seat, Seat] {
  return [side, (side + 1) % seats];
}

/** HW-6. Opposite faces of a die aim at the same card. */
export const FACE = { blockCentre: 1, blockLeft: 2, blockRight: 3, takeRight: 4, takeLeft: 5, takeCentre: 6 } as const;

export const AIMS: Readonly<Record<DieFace, { readonly does: 'block' | 'take'; readonly at: 'centre' | 'left' | 'right' }>> = {
  [FACE.blockCentre]: { does: 'block', at: 'centre' },
  [FACE.blockLeft]: { does: 'block', at: 'left' },
  [FACE.blockRight]: { does: 'block', at: 'right' },
  [FACE.takeRight]: { does: 'take', at: 'right' },
  [FACE.takeLeft]: { does: 'take', at: 'left' },
  [FACE.takeCentre]: { does: 'take', at: 'centre' },
};

/** The faces as they lie on pads and keys, from left to right as their player sees the table. */
export const MAT = [
  { does: 'take', faces: [FACE.takeLeft, FACE.takeCentre, FACE.takeRight] },
  { does: 'block', faces: [FACE.blockLeft, FACE.blockCentre, FACE.blockRight] },
] as const;

/** HW-6, HW-2: the place a seat's face aims at. */
export function placeAimed(seat: Seat, face: DieFace, seats: number): Place {
  const { at } = AIMS[face];
  if (at === 'centre') return 'centre';
  return at === 'left' ? leftOf(seat) : rightOf(seat, seats);
}

/** HW-3: every place in the order of dealing. */
export function placesOf(table: TablePlaces): readonly Place[] {
  return ['centre', ...table.sides.keys()];
}

/** Every place in the order its outcome is shown: sides ascending, the centre last. */
export function placesShown(table: TablePlaces): readonly Place[] {
  return [...table.sides.map((_, side) => side), 'centre'];
}

/** The card at a place; null where the place is empty or there is no such place. */
export function cardAt(table: TablePlaces, place: Place): CardId | null {
  return place === 'centre' ? table.centre : (table.sides[place] ?? null);
}

/** The table with other cards at these places, one each; a place that the table does not have is ignored. */
export function withCards(table: TablePlaces, places: readonly Place[], cards: readonly (CardId | null)[]): TablePlaces {
  let { centre } = table;
  const sides = [...table.sides];
  places.forEach((place, i) => {
    const id = cards[i] ?? null;
    if (place === 'centre') centre = id;
    else if (place < sides.length) sides[place] = id;
  });
  return { centre, sides };
}

/** HW-3: the empty places in the order of refilling. */
export function emptyPlaces(table: TablePlaces): readonly Place[] {
  const empty: Place[] = table.centre === null ? ['centre'] : [];
  for (let side = 0; side < table.sides.length; side++) if (table.sides[side] === null) empty.push(side);
  return empty;
}

/** The cards that lie on the table, in HW-3 order. */
export function cardsOn(table: TablePlaces): readonly CardId[] {
  return [table.centre, ...table.sides].filter((id) => id !== null);
}
