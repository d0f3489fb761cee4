import type { Rules } from './layout.ts';
import { allWritten, isName } from './text.ts';

/** Pixels at 1080p, from six metres: names, scores and the other largest texts; and everything else, also in a part of the column. */
const TABLE_DISPLAY = { told: 64, rest: 44 } as const;
/**
 * A name that stands both on the map and in the list, or on the hall board, is drawn smaller before it is shortened, down to the
 * size of everything else.
 */
const SHRINKS = '[data-part=map] [title], [data-part=standings] [title], [data-shrinks]';
/** Numbers of tables in the flowers of an overview are as large as so many flowers allow, and at least so many pixels. */
const OVERVIEW = { where: '[data-overview]', least: 16 } as const;
const ROUNDING = 0.6;

/** The most important texts, besides names, which are recognised as such. */
const SAYS = '[data-says], [data-part=standings] .points';

/** Stands beside a score: that cards of it are still to be named. */
const ASIDE = '.open';

function needed(text: string, element: Element, { people, floors: { told, rest } = TABLE_DISPLAY }: Rules): number {
  if (element.closest(OVERVIEW.where) !== null) return OVERVIEW.least;
  if (isName(element, text, people)) return element.closest(SHRINKS) === null ? told : rest;
  return element.closest(SAYS) !== null && element.closest('[data-shrinks]') === null && !element.matches(ASIDE) ? told : rest;
}

/** Texts that are too small to be read from where people stand. */
export function tooSmall(rules: Rules): string[] {
  const { scale } = rules;
  return allWritten()
    .map(({ text, element, fontSize }) => ({ text, size: fontSize / scale, least: needed(text, element, rules) }))
    .filter(({ size, least }) => size < least - ROUNDING)
    .map(({ text, size, least }) => `“${text}” is ${size.toFixed(1)} pixels at 1080p instead of ${String(least)}`);
}

/** A map may be drawn larger by so much where the window is higher than wide. */
const ENLARGED = 1.1;

/** Names in dots that could have been drawn smaller instead. */
export function shortenedTooEarly({ people, scale, floors: { rest } = TABLE_DISPLAY }: Rules): string[] {
  return allWritten()
    .filter(({ text, element }) => text.includes('…') && isName(element, text, people) && element.closest(SHRINKS) !== null)
    .filter(({ fontSize }) => fontSize / scale > rest * ENLARGED + ROUNDING)
    .map(
      ({ text, fontSize }) =>
        `“${text}” is shortened at ${(fontSize / scale).toFixed(1)} pixels, before it is as small as it may be`,
    );
}
