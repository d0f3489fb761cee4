import type { Seat } from '../../../rules/seat.ts';
import { MAP_HEIGHT, onRing, ringLayout, seatAngle, type Point, type RingLayout } from '../ring.ts';
import { CARD_HEIGHT, FAN, SPREAD } from './row.ts';

/** The most and the least a card is wide, in pixels of a screen 1920 wide: below that its index would be smaller than 44. */
const [WIDEST, NARROWEST] = [184, 78];
/** Cards lie beside each other where that costs no more than this share of their width. */
const WORTH = 0.84;
/** Between two things on the map. */
const GAP = 12;

/** What is to lie on the map, measured in widths of a card, which depend on how far apart the cards of a row lie. */
export interface Lying {
  readonly seats: number;
  /** The widest row before a seat. */
  row(step: number): number;
  /** The row in the middle; 0 where none lies. */
  heap(step: number): number;
  /** A word stands below the heap; below seats. */
  readonly heapLabel: boolean;
  readonly seatLabels: boolean;
}

/** A box by its middle, in pixels. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Where everything on the map of a card game stands, in pixels of a screen 1920 wide. */
export interface CardLayout {
  readonly ring: RingLayout;
  /** How wide a card is, and how far apart those of a row lie, in widths. */
  readonly card: number;
  readonly step: number;
  /** By seat: flower, plate, pile and word; and the middle of the row before it. */
  readonly places: readonly Box[];
  readonly rows: readonly Point[];
}

/** Height of a line of 44 pixels. */
export const LABEL_HEIGHT = 52;
/** How wide a pile is drawn. */
export const PILE_WIDTH = 76;
/** What a seat takes up with its name, and without: flower and pile. */
const NAMED = { width: 316, height: 180 };
const BARE = { width: 196, height: 116 };

/**
 * The map with the largest cards that leave everything free of everything else, for 2 to 10 seats. `turn` is degrees
 * clockwise, `height` pixels.
 */
export function cardLayout(lying: Lying, turn: number, height: number = MAP_HEIGHT): CardLayout {
  const ring = ringLayout(lying.seats, height);
  const places = seatBoxes(ring, lying, turn);
  const [spread, fan] = [SPREAD, FAN].map((step) => largest({ ring, places, lying, turn, step }));
  const found = spread !== undefined && (fan === undefined || spread.card >= WORTH * fan.card) ? spread : fan;
  if (found !== undefined) return { ring, places, ...found };
  // Nothing fits without touching: the nearest to it.
  const rows = places.map((place) => between(place, middleOf(ring), 0.45));
  return { ring, places, rows, card: NARROWEST, step: FAN };
}

interface Room {
  readonly ring: RingLayout;
  readonly places: readonly Box[];
  readonly lying: Lying;
  readonly turn: number;
  readonly step: number;
}

function largest(room: Room): Pick<CardLayout, 'card' | 'step' | 'rows'> | undefined {
  for (let card = WIDEST; card >= NARROWEST; card -= 4) {
    const rows = rowsFor(card, room);
    if (rows !== undefined) return { card, step: room.step, rows };
  }
  return undefined;
}

/** How far from the middle rows may lie, as shares of the ring on which seats stand. */
const SHARES = Array.from({ length: 14 }, (_, i) => 0.2 + 0.05 * i);

function rowsFor(card: number, { ring, places, lying, turn, step }: Room): readonly Point[] | undefined {
  const size = { width: Math.max(1, lying.row(step)) * card, height: CARD_HEIGHT * card };
  const heap = heapBox({ ring, card, step, lying });
  for (const y of SHARES) {
    for (const x of SHARES) {
      const axes = { x: ring.seats.x * x, y: ring.seats.y * y };
      const rows = places.map((_, seat): Box => ({ ...onRing(ring, seatAngle(seat, lying.seats, turn), axes), ...size }));
      if (areFree([...rows, ...heap], places)) return rows.map(({ x: left, y: top }) => ({ x: left, y: top }));
    }
  }
  return undefined;
}

function heapBox({ ring, card, step, lying }: Omit<Room, 'places' | 'turn'> & { readonly card: number }): readonly Box[] {
  const width = lying.heap(step) * card;
  if (width === 0) return [];
  return [{ ...middleOf(ring), width, height: CARD_HEIGHT * card + (lying.heapLabel ? 2 * LABEL_HEIGHT : 0) }];
}

/** Whether no box touches another, or one of `fixed`. */
function areFree(boxes: readonly Box[], fixed: readonly Box[]): boolean {
  return boxes.every(
    (box, at) => !fixed.some((other) => touches(box, other)) && !boxes.slice(at + 1).some((other) => touches(box, other)),
  );
}

/** Whether two boxes are nearer to each other than the gap. */
function touches(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 + GAP && Math.abs(a.y - b.y) < (a.height + b.height) / 2 + GAP;
}

/** Seats stand at the edge of the map, wholly on it. */
function seatBoxes(ring: RingLayout, { seats, seatLabels }: Lying, turn: number): readonly Box[] {
  const { width, height } = ring.named ? NAMED : BARE;
  const whole = { width, height: height + (seatLabels ? LABEL_HEIGHT : 0) };
  const axes = { x: (ring.width - whole.width) / 2, y: (ring.height - whole.height) / 2 };
  return Array.from({ length: seats }, (_, seat) => ({ ...onRing(ring, seatAngle(seat, seats, turn), axes), ...whole }));
}

export function middleOf({ width, height }: Pick<RingLayout, 'width' | 'height'>): Point {
  return { x: width / 2, y: height / 2 };
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Where the flower of a seat stands: in the middle above its name, or to the left of its pile. */
export function flowerAt({ ring, places }: Pick<CardLayout, 'ring' | 'places'>, seat: Seat): Point {
  const { x, y, width, height } = places[seat] ?? { ...middleOf(ring), width: 0, height: 0 };
  const top = y - height / 2 + ring.badge / 2;
  return { x: ring.named ? x : x - width / 2 + ring.badge / 2, y: top };
}

/** Where the pile of a seat lies: to the right of its flower. */
export function pileAt(layout: Pick<CardLayout, 'ring' | 'places'>, seat: Seat): Point {
  const { x, y } = flowerAt(layout, seat);
  return { x: x + layout.ring.badge / 2 + PILE_WIDTH / 2 + 6, y };
}
