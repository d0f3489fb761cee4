import type { Point } from '../../../renderer/room/table/ring.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Point, Size {}

/** A box to be placed, and where it may stand, the best place first. */
export interface Wanted {
  readonly size: Size;
  readonly places: readonly Point[];
}

export interface Standing {
  readonly fixed: readonly Box[];
  readonly within: Size;
}

/** Between two boxes, in pixels. */
const GAP = 12;
/** Steps from the best place of a box, and how far it may leave the way from its seat to the middle. */
const STEP = 12;
const MOST_ASIDE = 168;
/** Shares of that way: the best place, and the farthest from the seat. */
const [BEST, FARTHEST] = [0.5, 0.84];
/** A box leaves the way less willingly than it goes along it. */
const ASIDE = 1.8;

/**
 * The middles of boxes that touch neither each other nor what is `fixed`, each at the best of its places that those placed
 * before it leave free; undefined where one finds none, whoever chooses first.
 */
export function placed(wanted: readonly Wanted[], { fixed, within }: Standing): readonly Point[] | undefined {
  const free = wanted.map(({ size, places }) => ({
    size,
    places: places.filter((at) => isWithin(at, size, within) && isFree(at, size, fixed)),
  }));
  if (free.some(({ places }) => places.length === 0)) return undefined;
  const seats = wanted.map((_, seat) => seat);
  const everySecond = [...seats.filter((seat) => seat % 2 === 0), ...seats.filter((seat) => seat % 2 === 1)];
  for (const order of [seats, everySecond, everySecond.toReversed()]) {
    const boxes = placedIn(order, free);
    if (boxes !== undefined) return boxes;
  }
  return undefined;
}

function placedIn(order: readonly number[], wanted: readonly Wanted[]): readonly Point[] | undefined {
  const taken: Box[] = [];
  const found: Point[] = [];
  for (const seat of order) {
    const { size, places } = wanted[seat] ?? { size: { width: 0, height: 0 }, places: [] };
    const at = places.find((place) => isFree(place, size, taken));
    if (at === undefined) return undefined;
    taken.push({ ...at, ...size });
    found[seat] = at;
  }
  return found;
}

/** Shares of the way to the middle at which all may lie alike, the best first. */
const ALIKE = [0.5, 0.46, 0.54, 0.42, 0.58, 0.38, 0.62, 0.34, 0.66];

/** The same with all boxes equally far on their way from their seats to the middle; undefined where they touch. */
export function placedAlike(
  wanted: readonly Wanted[],
  { fixed, within }: Standing,
  { seats, middle }: { readonly seats: readonly Point[]; readonly middle: Point },
): readonly Point[] | undefined {
  for (const share of ALIKE) {
    const boxes = seats.map((seat, at): Box => {
      const { width, height } = wanted[at]?.size ?? { width: 0, height: 0 };
      return { x: seat.x + (middle.x - seat.x) * share, y: seat.y + (middle.y - seat.y) * share, width, height };
    });
    const clear = boxes.every((box, at) => isWithin(box, box, within) && isFree(box, box, [...fixed, ...boxes.slice(at + 1)]));
    if (clear) return boxes.map(({ x, y }) => ({ x, y }));
  }
  return undefined;
}

/** Where something may lie that belongs to a seat, the best place first: on its way to the middle or near it, and nearer to it than to any other seat. */
export function placesBefore(seat: Point, seats: readonly Point[], middle: Point): readonly Point[] {
  const way = distance(seat, middle) || 1;
  const to = { x: (middle.x - seat.x) / way, y: (middle.y - seat.y) / way };
  const cost = ({ along, across }: { along: number; across: number }) => Math.hypot(along - BEST * way, ASIDE * across);
  return steps(0, FARTHEST * way)
    .flatMap((along) => steps(-MOST_ASIDE, MOST_ASIDE).map((across) => ({ along, across })))
    .sort((one, other) => cost(one) - cost(other))
    .map(({ along, across }) => ({ x: seat.x + to.x * along - to.y * across, y: seat.y + to.y * along + to.x * across }))
    .filter((at) => seats.every((other) => distance(at, seat) <= distance(at, other)));
}

function steps(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, i) => from + i * STEP);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function isFree({ x, y }: Point, { width, height }: Size, others: readonly Box[]): boolean {
  for (const other of others) {
    const across = (width + other.width) / 2 + GAP;
    const down = (height + other.height) / 2 + GAP;
    if (Math.abs(x - other.x) < across && Math.abs(y - other.y) < down) return false;
  }
  return true;
}

function isWithin({ x, y }: Point, { width, height }: Size, within: Size): boolean {
  return x >= width / 2 && y >= height / 2 && x <= within.width - width / 2 && y <= within.height - height / 2;
}
