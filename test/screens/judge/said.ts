import { isShown } from './text.ts';

/** Names, codes, keys and files: nobody says them in another language. */
const NOT_SAID = 'bdi, code, kbd, pre, script, style, [translate=no]:not(html)';
/** What is left of a longer text on purpose, and whole elsewhere. */
const SHORTENED = '.history .said p';
/** In a page's language, with which its brackets come. */
const PSEUDO = 'en-XA';
/** Pixels that rounding may take of a bracket. */
const SLACK = 2;

/**
 * Of a page in the pseudo-language, the texts that are in no catalogue, sentences glued from messages, and messages of which an
 * end is cut off. In any other language nothing.
 */
export function said(): string[] {
  const faults: string[] = [];
  for (const [block, nodes] of blocks()) {
    const text = nodes.map(({ data }) => data).join('');
    const around = withoutMessages(text);
    const of = `“${text.trim().slice(0, 80)}”`;
    if (/[[\]]/.test(around)) faults.push(`${of} is not the whole of a message`);
    else if (/\p{Ll}\p{L}|\p{L}\p{Ll}/u.test(around)) faults.push(`${of} is in no catalogue`);
    else if (around !== text && /(?<!\d)[.,:;]/.test(around)) faults.push(`${of} is glued from messages`);
    if (!isShown(block) || block.closest(SHORTENED) !== null) continue;
    const ends = nodes.flatMap((node) => [node.data.indexOf('['), node.data.lastIndexOf(']')].map((at) => ({ node, at })));
    if (ends.some(({ node, at }) => at >= 0 && isCut(block, boxOf(node, at)))) faults.push(`${of} ends where it cannot be seen`);
  }
  return faults;
}

/** Texts in the pseudo-language by the element that lays them out. */
function blocks(): Map<Element, Text[]> {
  const found = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement } = node;
    if (parentElement?.closest<HTMLElement>('[lang]')?.lang !== PSEUDO || parentElement.closest(NOT_SAID) !== null) continue;
    if (!parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    let block = parentElement;
    while (/^(inline|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement ?? document.body;
    found.set(block, [...(found.get(block) ?? []), node as Text]);
  }
  return found;
}

/** What stands around messages, in which others may stand. */
function withoutMessages(text: string): string {
  const without = text.replaceAll(/\[[^[\]]*\]/g, '');
  return without === text ? text : withoutMessages(without);
}

function boxOf(node: Text, at: number): DOMRect {
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + 1);
  return range.getBoundingClientRect();
}

/** Whether something clips it away, or the window ends before it, and nobody can scroll to it. */
function isCut(element: Element, { left, top, right, bottom }: DOMRect): boolean {
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    if (one instanceof SVGElement) continue;
    const { overflowX, overflowY } = getComputedStyle(one);
    if (/auto|scroll/.test(overflowX + overflowY)) return false;
    const clip = one.getBoundingClientRect();
    if (overflowX !== 'visible' && (left < clip.left - SLACK || right > clip.right + SLACK)) return true;
    if (overflowY !== 'visible' && (top + bottom < 2 * clip.top || top + bottom > 2 * clip.bottom)) return true;
  }
  const { scrollHeight } = document.documentElement;
  return left < -SLACK || right > innerWidth + SLACK || top < -SLACK - scrollY || bottom > scrollHeight + SLACK;
}
