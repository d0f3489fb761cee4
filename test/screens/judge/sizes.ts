import type { Rules } from './layout.ts';
import { allWritten, isName } from './text.ts';

/** Pixels at 1080p: names, scores, verdicts and the why; and everything else. */
const TOLD = 64;
const REST = 44;
/** A name that stands both on the map and in the list is drawn smaller before it is shortened, down to `REST`. */
const SHRINKS = '[data-part=map] [title], [data-part=standings] [title]';
const ROUNDING = 0.6;

/** The most important texts, besides names, which are recognised as such. */
const SAYS = '[data-says], [data-part=told] h2 [data-stamp], [data-part=told] .why, [data-part=standings] .points';

/** Stands beside a score: that cards of it are still to be named. */
const ASIDE = '.open';

function needed(text: string, element: Element, people: readonly string[]): number {
  if (isName(element, text, people)) return element.closest(SHRINKS) === null ? TOLD : REST;
  return element.closest(SAYS) !== null && !element.matches(ASIDE) ? TOLD : REST;
}

/** Texts that are too small for six metres. */
export function tooSmall({ people, scale }: Rules): string[] {
  return allWritten()
    .map(({ text, element, fontSize }) => ({ text, size: fontSize / scale, least: needed(text, element, people) }))
    .filter(({ size, least }) => size < least - ROUNDING)
    .map(({ text, size, least }) => `“${text}” is ${size.toFixed(1)} pixels at 1080p instead of ${String(least)}`);
}

/** A map may be drawn larger by so much where the window is higher than wide. */
const ENLARGED = 1.1;

/** Names in dots that could have been drawn smaller instead. */
export function shortenedTooEarly({ people, scale }: Rules): string[] {
  return allWritten()
    .filter(({ text, element }) => text.includes('…') && isName(element, text, people) && element.closest(SHRINKS) !== null)
    .filter(({ fontSize }) => fontSize / scale > REST * ENLARGED + ROUNDING)
    .map(
      ({ text, fontSize }) =>
        `“${text}” is shortened at ${(fontSize / scale).toFixed(1)} pixels, before it is as small as it may be`,
    );
}
