import { allWritten, isDimmed, isName, isShown, wholeName } from './text.ts';
import type { Rules } from './layout.ts';

/** Places in which each name stands once. */
const PLACES = ['map', 'standings', 'correction'];

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
  if (map === null || !isShown(map) || isDimmed(map)) return twice;
  const seats = [...map.querySelectorAll('[data-seat]')];
  const nameless = seats.filter((seat) => !names.some(({ element }) => seat.contains(element)));
  return [...twice, ...nameless.map((seat) => `seat ${seat.getAttribute('data-seat') ?? ''} has no name`)];
}
