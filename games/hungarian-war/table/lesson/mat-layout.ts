import { onRing, seatAngle, sideAngle, type Point, type RingLayout } from '../../../../renderer/room/table/ring.ts';

/** Lengths in pixels of a screen 1920 wide, like all lengths of the map. */
export interface MatLayout {
  readonly die: number;
  /** The middle of each seat's mat. */
  readonly at: readonly Point[];
}

/** Between two dice of a mat; its rows are drawn with as much around them. */
export const GAP = 5;
const BORDER = 3.5;
const MARGIN = 6;
const LARGEST = 56;
const SMALLEST = 40;
const CARD = 7 / 5;

interface Box {
  readonly middle: Point;
  /** Half of its width and height. */
  readonly half: Point;
}

interface Turned extends Box {
  readonly degrees: number;
}

/**
 * Mats as near to the centre card as they may lie, and as large as they can be without covering a card. Undefined where they
 * would have to be too small to be made out from six metres.
 */
export function matLayout(layout: RingLayout, seats: number, turn: number): MatLayout | undefined {
  const middle = { x: layout.width / 2, y: layout.height / 2 };
  const centre = card(middle, layout.centreCard);
  const sides = Array.from({ length: seats }, (_, side) =>
    card(onRing(layout, sideAngle(side, seats, turn), layout.sides), layout.sideCard),
  );
  for (let die = LARGEST; die >= SMALLEST; die -= 2) {
    const mats = Array.from({ length: seats }, (_, seat) => beside(centre, seatAngle(seat, seats, turn), die));
    const covers = mats.some((mat) => sides.some((side) => overlap(mat, side)));
    if (!covers) return { die, at: mats.map((mat) => mat.middle) };
  }
  return undefined;
}

/** Where the thread of a column begins, 0 left to 2 right: the centre's above the mat, the others' beside it. */
export function startOf(middle: Point, degrees: number, die: number, column: number): Point {
  const radians = (degrees * Math.PI) / 180;
  const right = (column - 1) * (1.5 * die + 3 * GAP);
  const up = column === 1 ? die + 2 * GAP : 0;
  return {
    x: middle.x + right * Math.cos(radians) + up * Math.sin(radians),
    y: middle.y + right * Math.sin(radians) - up * Math.cos(radians),
  };
}

function card(middle: Point, width: number): Box {
  return { middle, half: { x: width / 2, y: (width * CARD) / 2 } };
}

/** The mat of a seat at `angle`, moved out from the centre card until it is clear of it. */
function beside(centre: Box, angle: number, die: number): Turned {
  const row = 1.4 * GAP + 2 * BORDER;
  const half = { x: (3 * die + 2 * GAP + row) / 2 + MARGIN, y: die + row + MARGIN };
  const radians = (angle * Math.PI) / 180;
  for (let far = half.y; ; far += 2) {
    const middle = { x: centre.middle.x + far * Math.sin(radians), y: centre.middle.y - far * Math.cos(radians) };
    const mat = { middle, half, degrees: angle - 180 };
    if (!overlap(mat, centre)) return mat;
  }
}

/** Whether they share a point: no line along an edge of either has one on each side (separating axes). */
function overlap(mat: Turned, box: Box): boolean {
  const radians = (mat.degrees * Math.PI) / 180;
  const along = { x: Math.cos(radians), y: Math.sin(radians) };
  const across = { x: -along.y, y: along.x };
  const between = { x: box.middle.x - mat.middle.x, y: box.middle.y - mat.middle.y };
  return [{ x: 1, y: 0 }, { x: 0, y: 1 }, along, across].every((axis) => {
    const ofMat = mat.half.x * Math.abs(dot(along, axis)) + mat.half.y * Math.abs(dot(across, axis));
    const ofBox = box.half.x * Math.abs(axis.x) + box.half.y * Math.abs(axis.y);
    return Math.abs(dot(between, axis)) < ofMat + ofBox;
  });
}

function dot(one: Point, other: Point): number {
  return one.x * other.x + one.y * other.y;
}
