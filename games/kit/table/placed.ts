import type { Point } from '../../../renderer/room/table/ring.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Point, Size {}

interface Standing {
  readonly fixed: readonly Box[];
  readonly within: Size;
}

/** Between two boxes, in pixels. */
const GAP = 12;

/** Shares of the way from the middle to the seats, across and down, from which boxes are pushed apart, the best first. */
const SHARES = [
  [0.5, 0.5],
  [0.62, 0.62],
  [0.4, 0.4],
  [0.36, 0.6],
  [0.6, 0.36],
  [0.3, 0.5],
  [0.7, 0.5],
] as const;
/** Boxes grow from this share of their size in so many rounds, and then have as many to find their places. */
const [SEED, ROUNDS] = [0.4, 30];
/** As near as this is free, in pixels. */
const TOUCH = 0.5;

/**
 * The middles of boxes of these sizes, one before each of the `seats`, that touch neither each other nor what is `fixed`. They
 * grow where they lie, half way to the middle, and push each other aside, all at the same time: seats that are mirror images have
 * boxes that are. Undefined where they find no room.
 */
export function placed(sizes: readonly Size[], seats: readonly Point[], standing: Standing): readonly Point[] | undefined {
  const { width, height } = standing.within;
  const covered = [...sizes, ...standing.fixed].reduce((sum, box) => sum + (box.width + GAP) * (box.height + GAP), 0);
  if (covered > width * height) return undefined;
  for (const [across, down] of SHARES) {
    let boxes = seats.map((seat, at): Box => {
      const size = sizes[at] ?? { width: 0, height: 0 };
      return { x: width / 2 + (seat.x - width / 2) * across, y: height / 2 + (seat.y - height / 2) * down, ...size };
    });
    for (let round = 1; round <= 2 * ROUNDS && !(round > ROUNDS && areFree(boxes, standing)); round++)
      boxes = pushed(boxes, Math.min(1, SEED + round / ROUNDS), standing);
    if (areFree(boxes, standing) && boxes.every((box, seat) => isNearest(box, seat, seats)))
      return boxes.map(({ x, y }) => ({ x, y }));
  }
  return undefined;
}

/** Each box after one push by all that it touches while it has this share of its size. */
function pushed(boxes: readonly Box[], grown: number, { fixed, within }: Standing): Box[] {
  return boxes.map((box) => {
    let { x, y } = box;
    for (const [others, part] of [
      [fixed, 1],
      [boxes, 0.5],
    ] as const)
      for (const other of others) {
        if (other === box) continue;
        const away = { x: box.x - other.x, y: box.y - other.y };
        const whole = others === fixed ? 1 : grown;
        const across = (box.width * grown + other.width * whole) / 2 + GAP - Math.abs(away.x);
        const down = (box.height * grown + other.height * whole) / 2 + GAP - Math.abs(away.y);
        if (across <= 0 || down <= 0) continue;
        if (away.x !== 0 && (across < down || away.y === 0)) x += Math.sign(away.x) * across * part;
        else y += Math.sign(away.y) * down * part;
      }
    const [halfWidth, halfHeight] = [(box.width * grown) / 2, (box.height * grown) / 2];
    x = Math.min(Math.max(x, halfWidth), within.width - halfWidth);
    y = Math.min(Math.max(y, halfHeight), within.height - halfHeight);
    return { ...box, x, y };
  });
}

/** What lies before a seat is nearer to it than to any other. */
function isNearest({ x, y }: Point, own: number, seats: readonly Point[]): boolean {
  const ways = seats.map((seat) => Math.hypot(seat.x - x, seat.y - y));
  return ways.every((way) => (ways[own] ?? 0) <= way + TOUCH);
}

function areFree(boxes: readonly Box[], { fixed, within }: Standing): boolean {
  return boxes.every(
    (box, at) =>
      isWithin(box, within) &&
      fixed.every((other) => !touch(box, other)) &&
      boxes.slice(at + 1).every((other) => !touch(box, other)),
  );
}

function touch(one: Box, other: Box): boolean {
  const across = (one.width + other.width) / 2 + GAP - TOUCH;
  const down = (one.height + other.height) / 2 + GAP - TOUCH;
  return Math.abs(one.x - other.x) < across && Math.abs(one.y - other.y) < down;
}

function isWithin({ x, y, width, height }: Box, within: Size): boolean {
  return x >= width / 2 && y >= height / 2 && x <= within.width - width / 2 && y <= within.height - height / 2;
}
