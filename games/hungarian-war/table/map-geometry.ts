import type { Seat } from '../../../rulebook/seat.ts';
import { onRing, ringLayout, seatAngle, sideAngle, takenAt, type Point } from '../../../renderer/room/table/ring.ts';
import type { Place } from '../rules/types.ts';
import { namePlates } from './name-plates.ts';

/**
 * Where everything lies on a map of so many seats, in pixels of a screen 1920 wide; angles are degrees clockwise from the
 * top. `turn` is degrees clockwise, `height` pixels.
 */
export function mapGeometry(seats: number, turn: number, height: number) {
  const layout = ringLayout(seats, height);
  const angleOf = (seat: Seat) => seatAngle(seat, seats, turn);
  const seatAt = (seat: Seat) => onRing(layout, angleOf(seat), layout.seats);
  const dieAt = (seat: Seat) => onRing(layout, angleOf(seat), layout.dice);
  const placeAt = (place: Place): Point => {
    if (place === 'centre') return { x: layout.width / 2, y: layout.height / 2 };
    return onRing(layout, sideAngle(place, seats, turn), layout.sides);
  };
  const { plates, below } = namePlates({ layout, seats, seatAt, dieAt, placeAt });
  const plateAt = (seat: Seat) => plates[seat] ?? { up: 0, left: 0, right: layout.width };

  return {
    layout,
    seats,
    angleOf,
    seatAt,
    /** A name that takes up `width`: as near to the middle of its seat as it may. */
    plateOf(seat: Seat, width: number) {
      const { left, right, up } = plateAt(seat);
      const { x, y } = seatAt(seat);
      return { x: Math.max(left + width / 2, Math.min(x, right - width / 2)), y: y + below - up };
    },
    roomOf: (seat: Seat) => plateAt(seat).right - plateAt(seat).left,
    /** Where the flower stands above the name, and where a card lies that it has taken. */
    upOf: (seat: Seat) => plateAt(seat).up,
    takenAt(seat: Seat): Point {
      const { x, y } = takenAt(layout, angleOf(seat));
      return { x, y: y - plateAt(seat).up };
    },
    dieAt,
    placeAt,
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
