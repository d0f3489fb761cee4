/** One motif of the embroidered ground: which drawing, where its middle lies, how it is turned (degrees) and how large. */
interface Motif {
  readonly id: 'rose' | 'tulip' | 'leaf' | 'bud';
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
}

/** A bouquet that fills a corner whose two edges run to the right and down from its point. */
const BOUQUET: readonly Motif[] = [
  { id: 'leaf', x: 150, y: 66, turn: -14, scale: 1.15 },
  { id: 'leaf', x: 66, y: 150, turn: 104, scale: 1.15 },
  { id: 'leaf', x: 118, y: 132, turn: 20, scale: 0.95 },
  { id: 'leaf', x: 132, y: 118, turn: 70, scale: 0.95 },
  { id: 'tulip', x: 158, y: 158, turn: 135, scale: 0.9 },
  { id: 'bud', x: 206, y: 46, turn: 90, scale: 0.9 },
  { id: 'bud', x: 46, y: 206, turn: 180, scale: 0.9 },
  { id: 'rose', x: 82, y: 82, turn: 0, scale: 1.2 },
];

/** The repeat along an edge: a small rose between two leaves. */
const SPRIG: readonly Motif[] = [
  { id: 'leaf', x: -46, y: 6, turn: 180, scale: 0.62 },
  { id: 'leaf', x: 46, y: 6, turn: 0, scale: 0.62 },
  { id: 'rose', x: 0, y: 0, turn: 0, scale: 0.46 },
];

/** How far from the edge the border runs, how much of an edge its corners take, and how long a repeat is about. */
const HEM = 44;
const CORNER = 250;
const REPEAT = 170;

/** The border of a ground of this size in pixels of a screen 1920 wide: a bouquet in each corner, sprigs along the edges. */
export function borderOf(width: number, height: number): readonly Motif[] {
  const corners = [
    { x: 0, y: 0, turn: 0 },
    { x: width, y: 0, turn: 90 },
    { x: width, y: height, turn: 180 },
    { x: 0, y: height, turn: 270 },
  ];
  const edges = corners.flatMap(({ x, y, turn }, index) => {
    const length = index % 2 === 0 ? width : height;
    const repeats = Math.max(0, Math.floor((length - 2 * CORNER) / REPEAT));
    const step = (length - 2 * CORNER) / Math.max(1, repeats);
    const along = Array.from({ length: repeats }, (_, at) => CORNER + (at + 0.5) * step);
    return along.flatMap((at) => SPRIG.map((motif) => placed({ ...motif, x: motif.x + at, y: motif.y + HEM }, x, y, turn)));
  });
  return [...edges, ...corners.flatMap(({ x, y, turn }) => BOUQUET.map((motif) => placed(motif, x, y, turn)))];
}

/** The motif in a frame that is turned by a multiple of 90 degrees around its origin at x, y. */
function placed(motif: Motif, x: number, y: number, turn: number): Motif {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
  return {
    ...motif,
    x: x + motif.x * cos - motif.y * sin,
    y: y + motif.x * sin + motif.y * cos,
    turn: motif.turn + turn,
  };
}
