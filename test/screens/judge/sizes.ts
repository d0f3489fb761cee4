import type { Rules } from './layout.ts';
import { allWritten, isName } from './text.ts';

/** Pixels at 1080p: names, scores, verdicts and the why; and everything else. */
const TOLD = 64;
const REST = 44;
const ROUNDING = 0.6;

/** The most important texts, besides names, which are recognised as such. */
const SAYS = '[data-says], [data-part=told] h2 [data-stamp], [data-part=told] .why, [data-part=standings] .points';

/** Stands beside a score: that cards of it are still to be named. */
const ASIDE = '.open';

function needed(text: string, element: Element, people: readonly string[]): number {
  if (isName(element, text, people)) return TOLD;
  return element.closest(SAYS) !== null && !element.matches(ASIDE) ? TOLD : REST;
}

/** Texts that are too small for six metres. */
export function tooSmall({ people, scale }: Rules): string[] {
  return allWritten()
    .map(({ text, element, fontSize }) => ({ text, size: fontSize / scale, least: needed(text, element, people) }))
    .filter(({ size, least }) => size < least - ROUNDING)
    .map(({ text, size, least }) => `“${text}” is ${size.toFixed(1)} pixels at 1080p instead of ${String(least)}`);
}
