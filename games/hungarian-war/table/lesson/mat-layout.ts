import { onRing, type Point } from '../../../../renderer/room/table/ring.ts';
import { plateOf } from '../../../../renderer/room/table/short-name.ts';
import type { MapGeometry } from '../map-geometry.ts';

/** Between two dice of a mat; its rows are drawn with as much around them. */
export const GAP = 5;
const BORDER = 3.5;
const MARGIN = 6;
const LARGEST = 56;
const SMALLEST = 40;
const CARD = 7 / 5;
const PLATE_HEIGHT = 80;

/** The space that a mat takes up, turned by `radians`. */
interface Mat {
  readonly middle: Point;
  /** Half of its width and height. */
  readonly half: Point;
  readonly radians: number;
}

/** What no mat may cover: upright, around its middle. */
interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/**
 * The width of the dice and the middle of each seat's mat, in pixels of a screen 1920 wide, like all lengths of the map. Mats
 * lie as near to the centre card as they may, and are as large as they can be without covering a card or one of the names.
 * Undefined where they would have to be too small to be made out from six metres.
 */
export function matLayout(map: MapGeometry, names: readonly string[]) {
  const all = Array.from({ length: map.seats }, (_, seat) => seat);
  const free = all.flatMap((seat): Box[] => [sideCard(map, seat), plate(map, names, seat)]);
  for (let die = LARGEST; die >= SMALLEST; die -= 2) {
    const mats = all.map((seat) => beside(map, map.angleOf(seat), die));
    if (!mats.some((mat) => free.some((box) => overlap(mat, box)))) return { die, at: mats.map(({ middle }) => middle) };
  }
  return undefined;
}

function sideCard({ layout, placeAt }: MapGeometry, side: number): Box {
  return { ...placeAt(side), width: layout.sideCard, height: layout.sideCard * CARD };
}

function plate(map: MapGeometry, names: readonly string[], seat: number): Box {
  const width = 16 * (plateOf(names, seat, map.roomOf(seat) / 16, map.layout.many)?.width ?? 0);
  return { ...map.plateOf(seat, width), width, height: PLATE_HEIGHT };
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

/** The mat of a seat at `angle`, just clear of the centre card. */
function beside({ layout }: MapGeometry, angle: number, die: number): Mat {
  const row = 1.4 * GAP + 2 * BORDER;
  const half = { x: (3 * die + 2 * GAP + row) / 2 + MARGIN, y: die + row + MARGIN };
  const radians = (angle * Math.PI) / 180;
  const far = half.y + (layout.centreCard / 2) * (Math.abs(Math.sin(radians)) + CARD * Math.abs(Math.cos(radians)));
  return { middle: onRing(layout, angle, { x: far, y: far }), half, radians };
}

/** Whether a mat and a box share a point: no line along an edge of either has one on each side (separating axes). */
function overlap({ middle, half, radians }: Mat, { width, height, ...at }: Box): boolean {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [along, across] = [Math.abs(cos), Math.abs(sin)];
  const box = { x: width / 2, y: height / 2 };
  const [x, y] = [at.x - middle.x, at.y - middle.y];
  return (
    Math.abs(x) < box.x + half.x * along + half.y * across &&
    Math.abs(y) < box.y + half.x * across + half.y * along &&
    Math.abs(x * cos + y * sin) < half.x + box.x * along + box.y * across &&
    Math.abs(y * cos - x * sin) < half.y + box.x * across + box.y * along
  );
}
