import type { Seat } from '../../../rulebook/seat.ts';
import { onRing, ringLayout, seatAngle, sideAngle, type Point } from '../../../renderer/room/table/ring.ts';
import type { Place } from '../rules/types.ts';

/**
 * Where everything lies on a map of so many seats, in pixels of a screen 1920 wide; angles are degrees clockwise from the
 * top. `turn` is degrees clockwise, `height` pixels.
 */
export function mapGeometry(seats: number, turn: number, height: number) {
  const layout = ringLayout(seats, height);
  const angleOf = (seat: Seat) => seatAngle(seat, seats, turn);
  const seatAt = (seat: Seat) => onRing(layout, angleOf(seat), layout.seats);
  return {
    layout,
    seats,
    angleOf,
    seatAt,
    /** The most the plate of a name may take up there: as much on both sides as the map has. */
    plateAt: (seat: Seat) => Math.min(layout.plate, 2 * Math.min(seatAt(seat).x, layout.width - seatAt(seat).x)),
    dieAt: (seat: Seat) => onRing(layout, angleOf(seat), layout.dice),
    placeAt(place: Place): Point {
      if (place === 'centre') return { x: layout.width / 2, y: layout.height / 2 };
      return onRing(layout, sideAngle(place, seats, turn), layout.sides);
    },
    /** Of the card there. */
    widthOf: (place: Place) => (place === 'centre' ? layout.centreCard : layout.sideCard),
  };
}

export type MapGeometry = ReturnType<typeof mapGeometry>;

/** A thread from a seat to the middle of a card, drawn as far as the card's edge. */
export interface AimThread {
  readonly from: Point;
  readonly to: Point;
  /** Of the card, which is 1.4 times as high; without a card the thread goes all the way and has no head. */
  readonly cardWidth?: number;
  /** Undefined where the thread stands for both faces that aim at the card. */
  readonly does: 'take' | 'block' | undefined;
  /** Another outcome is being presented. */
  readonly faded?: boolean;
  /** The dice have only just been opened: threads to side cards are drawn together, those to the centre card last. */
  readonly lands?: 'first' | 'last' | undefined;
}
