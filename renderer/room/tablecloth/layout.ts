import type { Point } from '../table/ring.ts';
import type { Pattern } from './pattern.ts';

/** A cloth is drawn in a square of this side, its middle left open for words. */
export const SIDE = 1000;
/** The rings from the inner one out: half their width, and how many flowers each takes. */
export const RINGS = [
  { reach: 336, flowers: 60 },
  { reach: 371, flowers: 64 },
  { reach: 406, flowers: 72 },
  { reach: 441, flowers: 76 },
  { reach: 476, flowers: 84 },
] as const;
/** Half the width of what stays open in the middle. */
export const OPEN = 312;
/** No flower is wider, so that neighbours never touch. */
export const WIDEST = 34;

/** A card of so many points, or more, gives the widest flower. */
const MOST_POINTS = 20;

/** How wide the flower of a card is; its points are 0 while they are open. */
export function flowerWidth(points: number): number {
  if (points === 0) return 26;
  return 24 + (WIDEST - 24) * Math.sqrt(Math.min(points, MOST_POINTS) / MOST_POINTS);
}

/**
 * Every slot of a cloth in the order in which they are stitched: ring after ring, each growing from its sides or corners
 * at once, so that the cloth is balanced at any time. A slot depends on the pattern alone: what is stitched never moves.
 * `outward` is its direction away from the middle, in degrees clockwise from the right.
 */
export function slotsOf(pattern: Pattern) {
  const at = unitRing(pattern.bend);
  return RINGS.flatMap(({ reach, flowers }, ring) =>
    growth(flowers, pattern.from === 'corners').map((index) => ({ ring, ...stitchAt(at(index / flowers), reach) })),
  );
}

/** The ornament that fills the outer rings until a flower comes there: roses and buds by turns, and how far out they are. */
const GARLAND = { reach: 424, stitches: 32 };
/** So many flowers leave it its room. */
export const GARLAND_UNTIL = RINGS[0].flowers + RINGS[1].flowers;

export function garlandOf({ bend }: Pattern) {
  const at = unitRing(bend);
  return Array.from({ length: GARLAND.stitches }, (_, i) => stitchAt(at(i / GARLAND.stitches), GARLAND.reach));
}

function stitchAt({ x, y }: Point, reach: number) {
  return { x: SIDE / 2 + reach * x, y: SIDE / 2 + reach * y, outward: (Math.atan2(y, x) * 180) / Math.PI };
}

/** The order in which the places of one ring are filled, from the four sides, or from half a side further, both ways. */
function growth(flowers: number, corners: boolean): readonly number[] {
  const quarter = flowers / 4;
  const start = corners ? Math.floor(quarter / 2) : 0;
  return Array.from({ length: flowers }, (_, i) => {
    const step = Math.floor(i / 4);
    const side = [0, 2, 1, 3][i % 4] ?? 0;
    const away = step % 2 === 0 ? -step / 2 : (step + 1) / 2;
    return (start + side * quarter + away + flowers) % flowers;
  });
}

/** A ring as an SVG path. */
export function outlineOf({ bend }: Pattern, reach: number): string {
  const at = unitRing(bend);
  const line = Array.from({ length: OUTLINE }, (_, i) => at(i / OUTLINE));
  return closed(line, () => reach);
}

/** Straight pieces of an outline: too many to be seen. */
const OUTLINE = 180;

/** The vine of one ring as an SVG path, swinging around the line on which the flowers lie. */
export function vineOf({ bend, vine }: Pattern, ring: number): string {
  const { reach, flowers } = RINGS[ring] ?? RINGS[0];
  const at = unitRing(bend);
  const steps = flowers * (vine === 'zigzag' ? 2 : 6);
  const line = Array.from({ length: steps }, (_, i) => at(i / steps));
  return closed(line, (i) => reach + swingOf(vine, (i / steps) * flowers));
}

function closed(line: readonly Point[], reach: (i: number) => number): string {
  const points = line.map(({ x, y }, i) => `${(SIDE / 2 + reach(i) * x).toFixed(1)} ${(SIDE / 2 + reach(i) * y).toFixed(1)}`);
  return `M${points.join('L')}Z`;
}

/** How far the vine is off its line; `place` counts flowers. */
function swingOf(vine: Pattern['vine'], place: number): number {
  switch (vine) {
    case 'wave':
      return 6 * Math.sin(place * Math.PI);
    case 'zigzag':
      return Math.round(place * 2) % 2 === 0 ? -5 : 5;
    case 'loops':
      return 8 * Math.abs(Math.sin(place * Math.PI)) - 4;
  }
}

/** Samples of a ring: enough that an error of length is far below a thread's width. */
const SAMPLES = 1024;

/** A point of the superellipse |x|^bend + |y|^bend = 1 at a fraction of its length, from 0 at the top, clockwise, y down. */
function unitRing(bend: number): (fraction: number) => Point {
  const signed = (part: number) => Math.sign(part) * Math.abs(part) ** (2 / bend);
  const points = Array.from({ length: SAMPLES + 1 }, (_, i): Point => {
    const angle = (i / SAMPLES) * 2 * Math.PI;
    return { x: signed(Math.sin(angle)), y: -signed(Math.cos(angle)) };
  });
  let whole = 0;
  const steps = points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    whole += length;
    return { from, to, length, end: whole };
  });
  return (fraction) => {
    const sought = (fraction - Math.floor(fraction)) * whole;
    const step = steps.find(({ end }) => end >= sought);
    if (step === undefined) throw new RangeError(`no point at ${fraction}`);
    const { from, to, length, end } = step;
    const back = (end - sought) / length;
    return { x: to.x + (from.x - to.x) * back, y: to.y + (from.y - to.y) * back };
  };
}
