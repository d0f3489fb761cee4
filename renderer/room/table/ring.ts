import type { Seat } from '../../../rulebook/seat.ts';

/** A point of the map, in its own pixels (1920 by 1080), from the upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The height that the map has on a screen of 16 by 9; a squarer screen has more. */
export const MAP_HEIGHT = 972;
/** Width and height that a seat with its name takes up. */
const FEW = { width: 240, height: 176 };
const MANY = { width: 190, height: 144 };
/** From so many seats on flowers and names are smaller. */
const MANY_SEATS = 6;
/** By how many of `many` sit there: the width of a side card. */
const SIDE_CARDS: Readonly<Record<number, number>> = { 6: 122, 7: 104, 8: 98, 9: 82, 10: 79 };

export type RingLayout = ReturnType<typeof ringLayout>;

/** The layout of the map for 2 to 10 seats, in pixels of a 1920 by 1080 screen. */
export function ringLayout(seats: number, height: number = MAP_HEIGHT) {
  const many = seats >= MANY_SEATS;
  const width = many ? 1000 : 1060;
  const seat = many ? MANY : FEW;
  // A squarer screen has room for larger cards.
  const larger = 1 + Math.min(0.1, Math.max(0, height / MAP_HEIGHT - 1) * 0.4);
  const outer = { x: (width - seat.width) / 2, y: (height - seat.height) / 2 };
  const inner = (share: number): Point => ({ x: outer.x * share, y: outer.y * share });
  return {
    width,
    height,
    /** Flowers and names are smaller. */
    many,
    badge: many ? 84 : 104,
    die: many ? 66 : 92,
    sideCard: Math.round((SIDE_CARDS[seats] ?? (seats === 5 ? 148 : 164)) * larger),
    centreCard: Math.round((many ? 140 : seats === 5 ? 200 : 212) * larger),
    /** Half axes of the rings: seats outside, then side cards, dice inside. */
    seats: outer,
    sides: inner(many ? 0.64 : 0.77),
    // Of four, those beside the centre card leave names more room.
    dice: many ? inner(0.4) : { x: outer.x * (seats === 4 ? 0.54 : 0.58), y: outer.y * 0.58 },
  };
}

/** Degrees clockwise from the top: seat 0 sits at the bottom, the others clockwise seen from above. `turn` turns the map. */
export function seatAngle(seat: Seat, seats: number, turn: number): number {
  return (180 + (360 * seat) / seats + turn) % 360;
}

/** Degrees: halfway from seat `side` to the next seat clockwise. */
export function sideAngle(side: number, seats: number, turn: number): number {
  return seatAngle(side + 0.5, seats, turn);
}

/** The point at an angle (degrees clockwise from the top) of an ellipse around the middle of the map. */
export function onRing(layout: Pick<RingLayout, 'width' | 'height'>, angle: number, axes: Point): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: layout.width / 2 + axes.x * Math.sin(radians), y: layout.height / 2 - axes.y * Math.cos(radians) };
}

/** How wide a card is that lies with who took it. */
export const TAKEN_WIDTH = 76;

/** Where a card lies that the seat at this angle has taken: beside its flower, away from the dice. */
export function takenAt(layout: RingLayout, angle: number): Point {
  const seat = onRing(layout, angle, layout.seats);
  const beside = layout.badge / 2 + TAKEN_WIDTH / 2 + 4;
  const x = isLeft(layout, seat) ? seat.x - beside : seat.x + beside;
  return {
    x: Math.min(Math.max(x, TAKEN_WIDTH / 2), layout.width - TAKEN_WIDTH / 2),
    y: Math.max(seat.y - 44, TAKEN_WIDTH * 0.7 + 1),
  };
}

/** Whether a point lies in the left half of the map; the middle does not. */
export function isLeft(layout: RingLayout, { x }: Point): boolean {
  return x < layout.width / 2 - 1;
}

/** A length in CSS pixels as one of a screen 1920 wide, in which the table display is measured; 0 before the first layout. */
export function onScreen(length: number): number {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return length > 0 && rem > 0 ? Math.floor((length / rem) * 16) : 0;
}
