export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Samples of a quarter: enough that an error of length is far below a thread's width. */
const SAMPLES = 256;
const TURN = Math.PI / 2;

/**
 * A point of the superellipse |x|^bend + |y|^bend = 1 at a fraction of its length, from 0 at the top, clockwise, y down.
 * Its quarters are alike, so only the first is measured.
 */
export function unitRing(bend: number): (fraction: number) => Point {
  const quarter = Array.from({ length: SAMPLES + 1 }, (_, i): Point => {
    const angle = (i / SAMPLES) * TURN;
    return { x: Math.sin(angle) ** (2 / bend), y: -(Math.cos(angle) ** (2 / bend)) };
  });
  const lengths = [0];
  for (const [i, point] of quarter.entries()) {
    const before = quarter[i - 1];
    if (before !== undefined) lengths.push((lengths[i - 1] ?? 0) + Math.hypot(point.x - before.x, point.y - before.y));
  }
  const whole = lengths[SAMPLES] ?? 0;
  return (fraction) => {
    const quarters = (((fraction % 1) + 1) % 1) * 4;
    const turns = Math.floor(quarters);
    return turned(at(quarter, lengths, (quarters - turns) * whole), turns);
  };
}

function at(points: readonly Point[], lengths: readonly number[], length: number): Point {
  const next = Math.max(
    1,
    lengths.findIndex((each) => each >= length),
  );
  const [before, after] = [points[next - 1], points[next]];
  if (before === undefined || after === undefined) throw new RangeError(`no point at ${length}`);
  const span = (lengths[next] ?? 0) - (lengths[next - 1] ?? 0);
  const part = span === 0 ? 0 : (length - (lengths[next - 1] ?? 0)) / span;
  return { x: before.x + (after.x - before.x) * part, y: before.y + (after.y - before.y) * part };
}

function turned(point: Point, quarters: number): Point {
  let { x, y } = point;
  for (let turn = 0; turn < quarters; turn++) [x, y] = [-y, x];
  return { x, y };
}
