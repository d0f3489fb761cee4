/** A rectangle in pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A text as it stands on the page: one node, with a box for each of its lines. */
export interface Written {
  readonly text: string;
  readonly element: Element;
  /** As drawn, in pixels of the window. */
  readonly fontSize: number;
  /** From the highest to the lowest of what its letters really reach. */
  readonly lines: readonly Box[];
}

const canvas = document.createElement('canvas').getContext('2d');

/** How many pixels of the window a pixel of this element's own lengths is. */
function scaleOf(element: Element): number {
  if (element instanceof SVGGraphicsElement) return Math.abs(element.getScreenCTM()?.d ?? 1);
  if (!(element instanceof HTMLElement) || element.offsetWidth === 0) return 1;
  const { width, height } = element.getBoundingClientRect();
  // The page's own lengths come rounded to whole pixels.
  const isAsLaidOut = Math.abs(width - element.offsetWidth) < 1 && Math.abs(height - element.offsetHeight) < 1;
  return isAsLaidOut ? 1 : width / element.offsetWidth;
}

/** Visible, and not only for screen readers (live regions are clipped away). */
export function isShown(element: Element): boolean {
  for (let one: Element | null = element; one !== null; one = one.parentElement)
    if (getComputedStyle(one).clipPath.startsWith('inset(50%')) return false;
  // A drawing's pattern is drawn only where it is used.
  if (element.closest('defs, symbol') !== null) return false;
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/**
 * Not to be read now: the map behind the count, cards not yet presented, a card on its way to its taker or off the table, a
 * view that is not live, or mere ornament.
 */
export const isDimmed = (element: Element) =>
  element.closest('[data-dimmed=true], [data-place][data-goes-to] .card, .discarded, [data-ornament]') !== null;

/** A player's name, or its short form: its beginning, and after dots in its middle its end. */
export function isName(element: Element, text: string, people: readonly string[]): boolean {
  const whole = wholeName(element);
  const [beginning = '', end = ''] = text.replace(/\.$/u, '').split('…');
  return people.includes(text) || (people.includes(whole) && whole.startsWith(beginning.trimEnd()) && whole.endsWith(end));
}

/** The name that an element stands for, whole; empty where it is none. */
export function wholeName(element: Element): string {
  return element.closest('[title]')?.getAttribute('title') ?? '';
}

function linesOf(node: Text, element: Element, fontSize: number): Box[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
  if (canvas === null) return boxes;
  const { fontWeight, fontFamily, textTransform } = getComputedStyle(element);
  canvas.font = `${fontWeight} ${String(fontSize)}px ${fontFamily}`;
  const text = textTransform === 'uppercase' ? node.data.toLocaleUpperCase() : node.data;
  const ink = canvas.measureText(text);
  return boxes.map(({ left, right, top, bottom }) => {
    // A line's box holds the font's own ascent and descent, whatever the letters reach.
    const baseline =
      top + (bottom - top) * (ink.fontBoundingBoxAscent / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent));
    return { left, right, top: baseline - ink.actualBoundingBoxAscent, bottom: baseline + ink.actualBoundingBoxDescent };
  });
}

/** Everything that is written on the page and meant to be read now. */
export function allWritten(): Written[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const written: Written[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node as Text).data.trim();
    if (element === null || text === '' || !isShown(element) || isDimmed(element)) continue;
    const fontSize = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    const lines = linesOf(node as Text, element, fontSize);
    if (lines.length > 0) written.push({ text, element, fontSize, lines });
  }
  return written;
}
