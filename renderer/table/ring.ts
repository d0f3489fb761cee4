import type { Seat } from '../../rules/seat.ts';

/** A point of the map, in its own pixels (1920 by 1080), from the upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How the map is laid out for a number of seats: lengths in pixels of a 1920 by 1080 screen. */
export interface RingLayout {
  readonly width: number;
  readonly height: number;
  /** Names stand on the map; with more seats there is room for number and flower only. */
  readonly named: boolean;
  /** The most a name may take up there. */
  readonly name: number;
  readonly badge: number;
  readonly die: number;
  readonly sideCard: number;
  readonly centreCard: number;
  /** Half axes of the three rings: seats outside, side cards, dice. */
  readonly seats: Point;
  readonly sides: Point;
  readonly dice: Point;
}

const HEIGHT = 972;
/** Width and height that a seat with its name takes up, and the most seats that may have theirs on the map. */
const PLATE = { width: 270, height: 158 } as const;
const MOST_NAMED = 5;

/** The layout of the map for 2 to 10 seats. Names get 64 pixels or are left to the standings. */
export function ringLayout(seats: number): RingLayout {
  const named = seats <= MOST_NAMED;
  const width = named ? 1060 : 940;
  const badge = named ? 92 : 112;
  const plate = named ? PLATE : { width: badge, height: badge };
  const outer = { x: (width - plate.width) / 2, y: (HEIGHT - plate.height) / 2 };
  const sideCard = seats <= 4 ? 164 : seats === 5 ? 150 : seats === 6 ? 140 : seats <= 8 ? 126 : 102;
  const inner = (share: number): Point => ({ x: outer.x * share, y: outer.y * share });
  return {
    width,
    height: HEIGHT,
    named,
    // With two seats both sit where the map is widest.
    name: seats === 2 ? 620 : seats === 5 ? 232 : 300,
    badge,
    die: seats <= 5 ? 92 : seats <= 8 ? 78 : 72,
    sideCard,
    centreCard: seats <= 4 ? 212 : seats <= 6 ? 200 : 184,
    seats: outer,
    sides: inner(named ? 0.78 : 0.81),
    dice: inner(named ? 0.6 : 0.57),
  };
}

/** Degrees clockwise from the top: seat 0 sits at the bottom, the others clockwise seen from above. `turn` turns the map. */
export function seatAngle(seat: Seat, seats: number, turn: number): number {
  return (180 + (360 * seat) / seats + turn) % 360;
}

/** HW-2 in degrees: halfway from seat `side` to the next seat clockwise. */
export function sideAngle(side: number, seats: number, turn: number): number {
  return seatAngle(side + 0.5, seats, turn);
}

/** The point at an angle (degrees clockwise from the top) of an ellipse around the middle of the map. */
export function onRing(layout: RingLayout, angle: number, axes: Point): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: layout.width / 2 + axes.x * Math.sin(radians), y: layout.height / 2 - axes.y * Math.cos(radians) };
}
