import { allWritten, isName, isShown, type Box } from './text.ts';
import { allThings, type Thing } from './things.ts';

/** Pixels of a screen 1080 high that rounding and the rims of letters may take. */
const SLACK = 4;
/** As `SLACK`, for two texts: the marks above one letter are measured as if they stood above every letter of the line. */
const MARKS = 18;

export interface Rules {
  /** Names at the table. */
  readonly people: readonly string[];
  /** Window pixels for a pixel of a screen of 1920 by 1080. */
  readonly scale: number;
  /** Part of the window at each edge that must stay empty. */
  readonly safe: number;
  /** Least sizes, in pixels at 1080p: of names, scores and verdicts, and of everything else; those of the table display if left out. */
  readonly floors?: { readonly told: number; readonly rest: number };
}

const figure = (box: Box) => [box.left, box.top, box.right, box.bottom].map((n) => n.toFixed(0)).join(' ');

/** Text that its box cuts off, and names that end in dots although there is room for them. */
export function clipped({ scale, people }: Rules): string[] {
  const found: string[] = [];
  for (const { text, element, lines } of allWritten()) {
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      if (one instanceof SVGElement) continue;
      const { overflowX, overflowY, textOverflow } = getComputedStyle(one);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const clip = one.getBoundingClientRect();
      const isHigh = ({ top, bottom }: Box) => top < clip.top - SLACK * scale || bottom > clip.bottom + SLACK * scale;
      const high = overflowY === 'visible' ? undefined : lines.find(isHigh);
      if (high !== undefined) found.push(`“${text}” is cut off above or below: ${figure(high)} in ${figure(clip)}`);
      const wide = lines.some(({ left, right }) => left < clip.left - SLACK * scale || right > clip.right + SLACK * scale);
      const cut = wide || (textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1);
      if (cut && !mayEnd(element, text, people)) found.push(`“${text}” is cut off at its side`);
      if (high !== undefined || cut) break;
    }
  }
  return found;
}

/** A name may end in dots if there is little room beside its number: on the map, in lists, and in two columns of standings; and if a font of the computer's draws it, as wide as it likes. */
function mayEnd(element: Element, text: string, people: readonly string[]): boolean {
  if (!isName(element, text, people)) return false;
  if (element.closest('[data-part=map]') !== null) return true;
  // Over the race and the figures, after the winner has stood there whole.
  if (element.closest('[data-winner]') !== null && document.querySelector('[data-part=race], [data-part=figures]') !== null)
    return true;
  if (/…$/u.test(text) && element.closest('[data-part=correction]') !== null) return true;
  const standings = element.closest('[data-part=standings]');
  const inTwoColumns = standings !== null && getComputedStyle(standings).gridTemplateColumns.includes(' ');
  const isShort = !people.includes(text);
  return inTwoColumns || (standings !== null && (isShort || !/\p{Script=Latin}/u.test(text)));
}

const within = (of: number, safe: number) => ({ from: of * safe, to: of * (1 - safe) });

/** What lies where a television may cut it off; things that moved there have been presented beside the map. */
export function outside({ scale, safe }: Rules): string[] {
  const across = within(innerWidth, safe);
  const down = within(innerHeight, safe);
  const slack = SLACK * scale;
  return allThings()
    .filter((thing) => !hasMoved(thing))
    .filter(
      ({ box }) =>
        box.left < across.from - slack ||
        box.right > across.to + slack ||
        box.top < down.from - slack ||
        box.bottom > down.to + slack,
    )
    .map(({ what, box }) => `${what} is outside the safe area: ${figure(box)}`);
}

/** A stamp lies on its own card or seat, but on nothing that is written there; a number on its own card likewise. */
function belongTogether(a: Thing, b: Thing): boolean {
  if (a.element.contains(b.element) || b.element.contains(a.element)) return true;
  // In a row of standings without room for it, a stamp lies on the flower.
  const own = a.element.closest(`[data-place], [data-badge], [data-mat]${isStamp(a) || isStamp(b) ? ', [data-player]' : ''}`);
  return (
    own !== null && own.contains(b.element) && !(a.isText && b.isText) && !(isStamp(a) && b.isText) && !(isStamp(b) && a.isText)
  );
}

const isStamp = ({ element }: Thing) => element.closest('[data-stamp]') !== null;

/** A taken or discarded card moves over what lies there. */
const travels = ({ element }: Thing) => element.closest('[data-goes-to], .discarded') !== null;

/** So does a stamp that falls on the card it judges; one beside a seat covers nothing. */
const hasMoved = (thing: Thing) => travels(thing) || thing.element.closest('[data-stamp]:not([data-badge] *)') !== null;

/** The tips of petals may touch what is beside them. */
const PETALS = 0.86;

/** Flowers and stamps are round: the corners of their boxes are empty. */
const radiusOf = ({ element, box }: Thing) =>
  element.matches('[data-flower], [data-stamp] svg') ? (box.right - box.left) / 2 : 0;

/** Whether what lies in boxes that overlap does: between the two, nearest points of a box without the corners it leaves empty. */
function meet(a: Thing, b: Thing, slack: number): boolean {
  const [one, other] = [a, b].map((thing) => {
    const radius = radiusOf(thing);
    const { left, top, right, bottom } = thing.box;
    // What is left of the box once a round thing has shrunk to its middle.
    return { radius: radius * PETALS, left: left + radius, top: top + radius, right: right - radius, bottom: bottom - radius };
  });
  if (one === undefined || other === undefined || one.radius + other.radius === 0) return true;
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(across, down) < one.radius + other.radius - slack;
}

/** Pairs of things that lie on each other. */
export function overlapping({ scale }: Rules): string[] {
  const things = allThings().filter((thing) => !isCovered(thing));
  const slack = SLACK * scale;
  const found: string[] = [];
  for (const [i, a] of things.entries())
    for (const b of things.slice(i + 1)) {
      if (a.element === b.element || belongTogether(a, b) || travels(a) || travels(b)) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      const high = a.isText || b.isText ? MARKS * scale : slack;
      if (across > slack && down > high && meet(a, b, slack))
        found.push(`${a.what} and ${b.what} overlap by ${across.toFixed(0)} by ${down.toFixed(0)}`);
    }
  return found;
}

/** Behind a sheet that lies over the page, wholly: nobody can read it meanwhile. */
export const isHidden = (element: Element, box: Box) => isCovered({ what: '', element, box, isText: true });

/** Points of a box, a little inside its rim. */
function points({ left, top, right, bottom }: Box): (readonly [number, number])[] {
  return [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
  );
}

/** Behind a sheet that lies over the page, wholly. What is covered in part is found by `halfCovered`. */
function isCovered(thing: Thing): boolean {
  return coveredPoints(thing) === points(thing.box).length;
}

function coveredPoints({ element, box }: Thing): number {
  const sheets = [...document.querySelectorAll('[data-sheet]')].filter((sheet) => !sheet.contains(element));
  return points(box).filter(([x, y]) =>
    sheets.some((sheet) => {
      const { left, top, right, bottom } = sheet.getBoundingClientRect();
      return x > left && x < right && y > top && y < bottom;
    }),
  ).length;
}

/** What a sheet over the page cuts in two. */
export function halfCovered(): string[] {
  return allThings()
    .filter((thing) => coveredPoints(thing) > 0 && !isCovered(thing))
    .map(({ what }) => `${what} is covered in part`);
}

/** What is counted beside points and is not in the standings. */
export function leftOut(): string[] {
  const standings = [...document.querySelectorAll('[data-part=standings]')].filter(isShown);
  const marks = standings.flatMap((one) => [...one.querySelectorAll('[data-mark]')]).filter((mark) => !isShown(mark));
  return marks.map((mark) => `${mark.getAttribute('aria-label') ?? ''} is not in the standings`);
}

/** Pixels of a screen 1080 high between what is written in the heart of the cloth and its seam. */
const SEAM = 6;

/** What is written in the heart of the cloth and reaches its seam. */
export function onSeam({ scale }: Rules): string[] {
  const seam = [...document.querySelectorAll('.wreath .cloth path.hem')].at(-1);
  if (!(seam instanceof SVGGeometryElement)) return [];
  const toCloth = seam.getScreenCTM()?.inverse();
  const isInside = (x: number, y: number) => seam.isPointInFill(new DOMPoint(x, y).matrixTransform(toCloth));
  const rim = SEAM * scale;
  return allWritten()
    .filter(({ element }) => element.closest('.heart') !== null)
    .filter(({ lines }) =>
      lines.some(({ left, right, top, bottom }) =>
        [left - rim, right + rim].some((x) => [top, bottom].some((y) => !isInside(x, y))),
      ),
    )
    .map(({ text }) => `“${text}” reaches the seam of the cloth`);
}
