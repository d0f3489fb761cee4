import { allWritten, isDimmed, isName, isShown, wholeName, type Written } from './text.ts';
import { seenOf } from './things.ts';
import type { Rules } from './layout.ts';

/** Places in which each name stands once. */
const PLACES = ['map', 'standings', 'correction'];

/** Of a longer name so much is seen, in its own letters' height. */
const LEAST_SEEN = 1.6;
/** A name of so few letters stands whole, unless a font of the computer's draws them, as wide as it likes. */
const WHOLE = /^\p{Script=Latin}{1,5}$/u;

/** Enough of it is seen to tell whose it is: an ellipsis, or what clips it, may have taken the rest. */
function isTelling({ element, fontSize, lines }: Written): boolean {
  return lines.every((line) => {
    const { left, right } = seenOf(element, line);
    return right - left >= Math.min(line.right - line.left - 1, LEAST_SEEN * fontSize);
  });
}

/** Rows of the standings that do not say whose they are, and names in them that are cut although they are short. */
function unnamedRows(names: readonly Written[]): string[] {
  const rows = [...document.querySelectorAll('[data-part=standings] > li')].filter((row) => isShown(row) && !isDimmed(row));
  const unnamed = rows.filter((row) => !names.some((name) => row.contains(name.element) && isTelling(name)));
  const cut = names.filter(({ text, element }) => text.includes('…') && WHOLE.test(wholeName(element)));
  return [
    ...unnamed.map((row) => `the row of ${row.getAttribute('data-player') ?? ''} has no name`),
    ...cut.map(({ text, element }) => `“${text}” stands for ${wholeName(element)}`),
  ];
}

/** Names of two players that are written the same, and players whose name is missing where they sit. */
export function misnamed({ people }: Rules): string[] {
  const names = allWritten().filter(({ text, element }) => isName(element, text, people));
  const twice = PLACES.flatMap((place) => {
    const there = names.filter(({ element }) => element.closest(`[data-part=${place}]`) !== null);
    return there
      .filter(({ text, element }) =>
        there.some((other) => other.text === text && wholeName(other.element) !== wholeName(element)),
      )
      .map(({ text, element }) => `“${text}” in the ${place} stands for ${wholeName(element)} and for somebody else`);
  });
  const map = document.querySelector('[data-part=map]');
  twice.push(...unnamedRows(names));
  if (map === null || !isShown(map) || isDimmed(map)) return twice;
  const seats = [...map.querySelectorAll('[data-seat]')];
  const nameless = seats.filter((seat) => !names.some(({ element }) => seat.contains(element)));
  return [...twice, ...nameless.map((seat) => `seat ${seat.getAttribute('data-seat') ?? ''} has no name`)];
}
