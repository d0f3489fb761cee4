import { isShown } from './text.ts';

/** Names, codes, keys and files: nobody says them in another language. */
const NOT_SAID = 'bdi, code, kbd, pre, script, style, [translate=no]:not(html)';
/** What is left of a longer text on purpose, and whole elsewhere. */
const SHORTENED = '.history .said p';
/** What an element says besides its text: to a screen reader, in a field, beside the pointer. */
const SAYING = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'alt', 'placeholder'];
/** In a page's language, with which its brackets come. */
const PSEUDO = 'en-XA';
/** Pixels that rounding may take of a bracket. */
const SLACK = 2;

/**
 * Of a page in the pseudo-language, the texts that are in no catalogue, sentences glued from messages, and messages of
 * which an end is cut off. In any other language nothing.
 */
export function said(): string[] {
  const faults = attributes();
  for (const [block, nodes] of blocks()) {
    const text = nodes.map(({ data }) => data).join('');
    faults.push(...faultIn(text));
    if (!isShown(block) || block.closest(SHORTENED) !== null) continue;
    const ends = nodes.flatMap((node) => [node.data.indexOf('['), node.data.lastIndexOf(']')].map((at) => ({ node, at })));
    if (ends.some(({ node, at }) => at >= 0 && isCut(block, boxOf(node, at))))
      faults.push(`${quoted(text)} ends where it cannot be seen`);
  }
  return faults;
}

function faultIn(text: string): string[] {
  const around = withoutMessages(text);
  if (/[[\]]/.test(around)) return [`${quoted(text)} is not the whole of a message`];
  if (/\p{Ll}\p{L}|\p{L}\p{Ll}/u.test(around)) return [`${quoted(text)} is in no catalogue`];
  return around !== text && /(?<!\d)[.,:;]/.test(around) ? [`${quoted(text)} is glued from messages`] : [];
}

const quoted = (text: string) => `“${text.trim().slice(0, 80)}”`;

function isSaid(element: Element): boolean {
  if (element.closest<HTMLElement>('[lang]')?.lang !== PSEUDO || element.closest(NOT_SAID) !== null) return false;
  return element.checkVisibility({ visibilityProperty: true });
}

/** What is wrong with the attributes that say something, and with the name of the page. */
function attributes(): string[] {
  const elements = [...document.querySelectorAll(SAYING.map((name) => `[${name}]`).join())].filter(isSaid);
  const given = elements.flatMap((element) => SAYING.map((name) => [name, element.getAttribute(name) ?? ''] as const));
  if (document.documentElement.lang === PSEUDO) given.push(['title', document.title]);
  return given.flatMap(([name, value]) => faultIn(value).map((fault) => `${name} ${fault}`));
}

/** Texts in the pseudo-language by the element that lays them out. */
function blocks(): Map<Element, Text[]> {
  const found = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement } = node;
    if (parentElement === null || !isSaid(parentElement)) continue;
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
