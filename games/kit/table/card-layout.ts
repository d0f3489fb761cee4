import type { Seat } from '../../../rulebook/seat.ts';
import { MAP_HEIGHT, onRing, ringLayout, seatAngle, type Point } from '../../../renderer/room/table/ring.ts';
import { placed, type Box, type Size } from './placed.ts';
import { CARD_HEIGHT, FAN, SPREAD, withFoot } from './row.ts';

/** The most and the least a card is wide, in pixels of a screen 1920 wide: below that its index would be smaller than 44, were it not drawn larger. */
const [WIDEST, NARROWEST] = [184, 78];
/** Where even those touch: with seven armies and more open at once. */
const CROWDED = 54;
/** Pixels by which nobody sees that a card is wider. */
const FINE = 3;
/** Cards lie beside each other where that costs no more than this share of their width. */
const WORTH = 0.84;

/** What is to lie on the map, measured in widths of a card, which depend on how far apart the cards of a row lie. */
export interface Lying {
  readonly seats: number;
  /** The row before a seat, as wide and as high as it is; no less than one card. */
  row(seat: Seat, step: number): Size;
  /** What stands below the cards of that row, in pixels. */
  foot(seat: Seat): number;
  /** The width of the row in the middle; 0 where none lies. */
  heap(step: number): number;
  /** A word stands below the heap; below this seat. */
  readonly heapLabel: boolean;
  seatLabel(seat: Seat): boolean;
}

interface Around extends Size {
  /** So many sit there that flowers and names are smaller. */
  readonly many: boolean;
  readonly badge: number;
  /** By seat: flower, plate, pile and word. */
  readonly places: readonly Box[];
}

/** Where everything on the map of a card game stands, in pixels of a screen 1920 wide. */
export interface CardLayout extends Around {
  /** How wide a card is, and how far apart those of a row lie, in widths. */
  readonly card: number;
  readonly step: number;
  /** The middle of the heap with its word. */
  readonly heap: Point;
  /** By seat: the middle of the row before it. */
  readonly rows: readonly Point[];
}

export const CARD_MAP_WIDTH = 1060;
/** The lace at the edge of the cloth. */
const HEM = 10;
/** Height of a line of 44 pixels. */
export const LABEL_HEIGHT = 52;
export const PILE_WIDTH = 76;
/** How wide what is counted beside a flower is drawn. */
export const MARKS_WIDTH = 48;
/** What a seat takes up with its pile and a name of twelve letters: where many sit; at the sides of a map; above and below. */
const SMALL = { width: 262, height: 128 };
const NAMED = { width: 268, height: 180 };
const NAMED_WIDE = { width: 400, height: 180 };
/** Sine of the angle from which on a seat stands at the side of the map. */
const AT_SIDE = 0.4;

/**
 * The map with the largest cards that leave everything free of everything else, for 2 to 10 seats. `turn` is degrees
 * clockwise, `height` pixels.
 */
export function cardLayout(lying: Lying, turn: number, height: number = MAP_HEIGHT): CardLayout {
  const around = seatsAround(lying, turn, height);
  const room: Room = { lying, around, heap: heapAt(around, turn) };
  const [spread, fanned] = [largest(room, SPREAD), largest(room, FAN)];
  const isWorth = spread !== undefined && (fanned === undefined || spread.card >= WORTH * fanned.card);
  return { ...around, heap: room.heap, ...((isWorth ? spread : fanned) ?? largest(room, FAN, CROWDED) ?? crowded(around)) };
}

type Fit = Pick<CardLayout, 'card' | 'step' | 'rows'>;

interface Room {
  readonly lying: Lying;
  readonly around: Around;
  readonly heap: Point;
}

/** Halves what is still possible until the largest cards that find room are found; undefined where not even the smallest do. */
function largest(room: Room, step: number, least = NARROWEST): Fit | undefined {
  let [fits, tooWide] = [least, WIDEST + FINE];
  let rows = rowsFor(room, fits, step);
  if (rows === undefined) return undefined;
  while (tooWide - fits > FINE) {
    const card = Math.round((fits + tooWide) / 2);
    const found = rowsFor(room, card, step);
    if (found === undefined) tooWide = card;
    else [fits, rows] = [card, found];
  }
  return { card: fits, step, rows };
}

function rowsFor({ lying, around, heap }: Room, card: number, step: number): readonly Point[] | undefined {
  const size = { width: lying.heap(step) * card, height: CARD_HEIGHT * card + (lying.heapLabel ? LABEL_HEIGHT : 0) };
  const sizes = around.places.map((_, seat): Size => {
    const { width, height } = lying.row(seat, step);
    return { width: width * card, height: withFoot(height, card, lying.foot(seat)) };
  });
  return placed(sizes, around.places, {
    fixed: size.width === 0 ? around.places : [...around.places, { ...heap, ...size }],
    within: around,
  });
}

/** The heap lies in the middle; with two seats beside the way between them, where it leaves them the most room. */
function heapAt(around: Around, turn: number): Point {
  if (around.places.length > 2) return middleOf(around);
  return onRing(around, seatAngle(0, 2, turn) + 90, { x: around.width * 0.3, y: around.height * 0.3 });
}

/** Where not even the smallest cards find room: half way to the middle, whatever they touch. */
function crowded(around: Around): Fit {
  const middle = middleOf(around);
  return {
    card: NARROWEST,
    step: FAN,
    rows: around.places.map(({ x, y }) => ({ x: (x + middle.x) / 2, y: (y + middle.y) / 2 })),
  };
}

function seatsAround({ seats, seatLabel }: Lying, turn: number, height: number): Around {
  const { many, badge } = ringLayout(seats);
  const map = { width: CARD_MAP_WIDTH, height };
  const edge = { width: map.width - 2 * HEM, height: map.height - 2 * HEM };
  const places = Array.from({ length: seats }, (_, seat): Box => {
    const angle = seatAngle(seat, seats, turn);
    const isAtSide = Math.abs(Math.sin((angle * Math.PI) / 180)) > AT_SIDE;
    const one = many ? SMALL : isAtSide ? NAMED : NAMED_WIDE;
    const size = { width: one.width, height: one.height + (seatLabel(seat) ? LABEL_HEIGHT : 0) };
    return { ...onRing(map, angle, { x: (edge.width - size.width) / 2, y: (edge.height - size.height) / 2 }), ...size };
  });
  return { ...map, many, badge, places };
}

function middleOf({ width, height }: Size): Point {
  return { x: width / 2, y: height / 2 };
}

/** Where the flower of a seat stands: in the middle above its name. */
export function flowerAt(around: Around, seat: Seat): Point {
  const { x, y, height } = around.places[seat] ?? { ...middleOf(around), height: 0 };
  return { x, y: y - height / 2 + around.badge / 2 };
}

/** Where the pile of a seat lies: to the right of its flower. */
export function pileAt(around: Around, seat: Seat): Point {
  const { x, y } = flowerAt(around, seat);
  return { x: x + around.badge / 2 + PILE_WIDTH / 2 + (around.many ? 2 : 6), y };
}
