import type { Point } from '../../../renderer/room/table/ring.ts';
import { flowerAt, type CardLayout } from './card-layout.ts';

/** Shares of the way from ally to ally at which the bow may be tied, the best first. */
const KNOTS = [0.42, 0.3, 0.58, 0.7, 0.2, 0.8];

/**
 * One band for each side with two allies: as the path of an SVG from flower to flower, bent towards the middle, and the point
 * at which its bow is farthest from all that lies there. Lengths are in pixels of a screen 1920 wide; `sides` is by seat.
 */
export function bandsOf(sides: readonly (0 | 1 | undefined)[], layout: CardLayout) {
  return ([0, 1] as const).flatMap((side) => {
    const [from, to] = sides.flatMap((of, seat) => (of === side ? [flowerAt(layout, seat)] : []));
    if (from === undefined || to === undefined) return [];
    const bend = { x: (from.x + to.x + layout.width) / 4, y: (from.y + to.y + layout.height) / 4 };
    const on = (t: number, axis: 'x' | 'y') => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t ** 2 * to[axis];
    const knot = KNOTS.map((t) => ({ x: on(t, 'x'), y: on(t, 'y') })).reduce((best, point) =>
      clearance(point, layout) > clearance(best, layout) ? point : best,
    );
    return [{ side, path: `M${from.x} ${from.y} Q${bend.x} ${bend.y} ${to.x} ${to.y}`, knot }];
  });
}

/** How far a point is from the nearest row of cards or seat. */
function clearance({ x, y }: Point, { rows, places }: CardLayout): number {
  return Math.min(...[...rows, ...places].map((at) => Math.hypot(at.x - x, at.y - y)));
}
