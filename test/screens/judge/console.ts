import type { Box } from './text.ts';

/*
 * The faults in the geometry of the console's page, in words, for any view. The table shown beside or above has a judge of
 * its own.
 */

/** A finger cannot hit anything smaller reliably, CSS pixels: across a table, and on a phone in the hand. */
const LEAST_TARGET = { table: 59.5, phone: 43.5 } as const;
/** As in `phone.css`. */
const PHONE = '(max-width: 600px), (max-width: 960px) and (max-height: 480px)';
/** Nobody has to read anything smaller, CSS pixels. */
const LEAST_TEXT = 15.9;
/** Pictures of the table, whose letters are part of the picture. */
const PICTURES = 'svg, [data-part=map], .one > .table, .beside > .frame, option, script, style';
/** A row that a thumb pushes sideways. */
const PUSHED = 'nav';
/** Edges that meet may overlap by a fraction of a pixel. */
const SLACK = 1.5;
/** Stays in sight, whatever is scrolled behind it in the same column. */
const STICKY = '[data-part=organiser]';
const TARGETS = 'button, select, input:not([type=radio]), label.button, summary';
const NOT_OURS = '[inert], [data-part=map], .one > .table, .beside > .frame, .circle, [aria-hidden=true]';

/** `fixed`: a selector of what must be fully visible without scrolling; empty if nothing must. On a phone all may be scrolled. */
export function consoleGeometry(fixed: string): string[] {
  const isPhone = matchMedia(PHONE).matches;
  const leastTarget = isPhone ? LEAST_TARGET.phone : LEAST_TARGET.table;
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.textContent.trim() || element.getAttribute('aria-label') || '').slice(0, 32)}”`;
  const clipping = (element: Element) => getComputedStyle(element).overflow !== 'visible';
  /** The visible part of it: a panel's body or a list scrolls the rest. */
  const seen = (within: Element | null, box: Box): Box | undefined => {
    let { left, top, right, bottom } = box;
    for (let at = within; at !== null; at = at.parentElement) {
      if (!clipping(at)) continue;
      const edge = at.getBoundingClientRect();
      left = Math.max(left, edge.left);
      top = Math.max(top, edge.top);
      right = Math.min(right, edge.right);
      bottom = Math.min(bottom, edge.bottom);
    }
    return right - left > SLACK && bottom - top > SLACK ? { left, top, right, bottom } : undefined;
  };
  const overlap = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;
  /** Above the beginning of what scrolls it, where nobody can get to it. */
  const isAbove = (element: Element, { top }: Box): boolean => {
    let at = element.parentElement;
    while (at !== null && !/(auto|scroll)/.test(getComputedStyle(at).overflowY)) at = at.parentElement;
    if (at === null) return top < -SLACK;
    const edge = at.getBoundingClientRect();
    // Large windows are drawn at a scale, which what has been scrolled does not know.
    const scrolled = (at.scrollTop * edge.height) / at.offsetHeight;
    return top + scrolled < edge.top - SLACK;
  };
  const ours = (element: Element) => element.closest(NOT_OURS) === null && element.checkVisibility();
  const faults: string[] = [];

  const all = [...document.querySelectorAll(TARGETS)]
    .filter(ours)
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  for (const { element, box } of all) {
    if (box.width < leastTarget || box.height < leastTarget)
      faults.push(`${name(element)} is ${box.width.toFixed()} by ${box.height.toFixed()}`);
    if (!isPushed(element.parentElement) && (box.left < -SLACK || box.right > innerWidth + SLACK))
      faults.push(`${name(element)} reaches out of the window`);
    if (isAbove(element, box)) faults.push(`${name(element)} lies above what can be scrolled to`);
  }
  const shown = all.flatMap(({ element, box }) => {
    const visible = seen(element.parentElement, box);
    return visible === undefined ? [] : [{ element, box: visible }];
  });
  for (const [at, one] of shown.entries())
    for (const other of shown.slice(at + 1))
      if (
        overlap(one.box, other.box) &&
        !isBehind(one.element, other.element) &&
        !one.element.contains(other.element) &&
        !other.element.contains(one.element)
      )
        faults.push(`${name(one.element)} lies on ${name(other.element)}`);

  const texts: { element: Element; box: Box }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.textContent?.trim() === '') continue;
    if (element.closest(PICTURES) === null && element.checkVisibility()) {
      const size = parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom;
      if (size < LEAST_TEXT) faults.push(`${name(element)} has letters of ${size.toFixed(1)}`);
    }
    if (!ours(element) || element.closest('option, script, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const visible = seen(element, box);
    if (visible !== undefined) texts.push({ element, box: visible });
  }
  for (const [at, one] of texts.entries())
    for (const other of texts.slice(at + 1))
      if (
        one.element !== other.element &&
        overlap(one.box, other.box) &&
        !isBehind(one.element, other.element) &&
        !sameLine(one.element, other.element)
      )
        faults.push(`${name(one.element)} is written over ${name(other.element)}`);

  for (const element of [...document.querySelectorAll('body *')].filter(ours)) {
    const style = getComputedStyle(element);
    if (/(auto|scroll)/.test(style.overflowX) && !isPushed(element) && element.scrollWidth > element.clientWidth + 1)
      faults.push(`${name(element)} scrolls sideways: ${element.scrollWidth} in ${element.clientWidth}`);
    const cut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    const isEllipsis = style.textOverflow === 'ellipsis' && element.scrollHeight <= element.clientHeight + 2;
    if (style.overflow === 'hidden' && cut && !isEllipsis && element.clientWidth > 1 && style.display !== 'inline')
      faults.push(
        `${name(element)} is cut off: ${element.scrollWidth} by ${element.scrollHeight} in ${element.clientWidth} by ${element.clientHeight}`,
      );
    if (element.matches('button') && spills(element)) faults.push(`${name(element)} is too long for its button`);
  }
  for (const part of isPhone || fixed === '' ? [] : document.querySelectorAll(fixed))
    if (ours(part) && part.scrollHeight > part.clientHeight + 1)
      faults.push(`the moment has to be scrolled: ${part.scrollHeight} in ${part.clientHeight}`);
  return faults;

  function isBehind(one: Element, other: Element): boolean {
    const line = one.closest(STICKY) ?? other.closest(STICKY);
    const behind = line?.contains(one) === true ? other : one;
    if (line === null || line.contains(behind)) return false;
    let scroller = line.parentElement;
    while (scroller !== null && !/(auto|scroll)/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
    return scroller?.contains(behind) === true && scroller.scrollHeight > scroller.clientHeight;
  }

  function isPushed(element: Element | null): boolean {
    return element !== null && element.matches(PUSHED) && getComputedStyle(element).overflowX === 'auto';
  }

  /** Whatever way its content is aligned: what reaches out to the left, or above, cannot be scrolled to. */
  function spills(button: Element): boolean {
    const range = document.createRange();
    range.selectNodeContents(button);
    const box = button.getBoundingClientRect();
    return [...range.getClientRects()].some(
      ({ left, top, right, bottom }) =>
        left < box.left - SLACK || right > box.right + SLACK || top < box.top - SLACK || bottom > box.bottom + SLACK,
    );
  }

  /** Words of one sentence wrap around each other: their boxes meet, their letters do not. */
  function sameLine(one: Element, other: Element): boolean {
    const block = (element: Element) => element.closest('p, li, h1, h2, h3, dt, dd, legend, label, button, output');
    return block(one) !== null && block(one) === block(other);
  }
}
