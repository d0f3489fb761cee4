import { allWritten, isDimmed, isShown, type Box } from './text.ts';

/** Something on the page that has a meaning: a text's line, a card, a die, a flower, a stamp, a sign. */
export interface Thing {
  readonly what: string;
  readonly element: Element;
  readonly box: Box;
  readonly isText: boolean;
}

/** The night's cloth is the ground that the winner stands on. */
const PICTURES = 'svg[role=img]:not([data-part=cloth]), [data-stamp] svg, svg[data-flower]';

function called(element: Element): string {
  const place = element.closest('[data-die], [data-place], [data-seat], [data-player]');
  const stamp = element.closest<HTMLElement>('[data-stamp]')?.dataset['stamp'];
  const data = place instanceof HTMLElement ? Object.entries(place.dataset)[0]?.join(' ') : undefined;
  return [stamp ?? element.getAttribute('aria-label') ?? element.tagName, data === undefined ? '' : `(${data})`].join(' ').trim();
}

/** The part of a box that its ancestors do not clip. */
export function seenOf(element: Element, box: Box): Box {
  let { left, top, right, bottom } = box;
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    if (one instanceof SVGElement) continue;
    const { overflowX, overflowY } = getComputedStyle(one);
    const clip = one.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
  }
  return { left, top, right, bottom };
}

/** Everything on the page that carries meaning now. */
export function allThings(): Thing[] {
  const pictures = [...document.querySelectorAll(PICTURES)]
    .filter((element) => isShown(element) && !isDimmed(element))
    .map((element): Thing => {
      const box = seenOf(element, element.getBoundingClientRect());
      return { what: called(element), element, box, isText: false };
    });
  const texts = allWritten().flatMap(({ text, element, lines }) =>
    lines.map((line): Thing => ({ what: `“${text}”`, element, box: seenOf(element, line), isText: true })),
  );
  return [...pictures, ...texts].filter(({ box }) => box.right > box.left && box.bottom > box.top);
}
