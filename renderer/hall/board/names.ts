import { shortNames, widthOf } from '../../room/table/short-name.ts';
import { REST, TOLD } from './room.ts';

/** A name as it fits on its line: how large, in rem, and with letters how wide, in percent. */
export interface BoardName {
  readonly name: string;
  readonly size: number;
  readonly stretch: number;
}

/** Letters as wide as usual, and the narrowest that the font has, in percent; and how wide one of them is, in em. */
const USUAL = { stretch: 72, letter: 0.475 } as const;
const NARROW = { stretch: 62, letter: 0.445 } as const;
/** No name is shortened to fewer letters. */
const FEWEST = 4;
/** How much wider three dots are than a letter, in letters. */
const DOTS = 0.8;

/** The display's own font writes these, and pictures are as wide as they are said to be. */
const OWN_FONT = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u;
/** How wide a character of another script may be, with its marks counted as characters, in narrow letters. */
const FOREIGN = 1.36;

/** How wide a text is in narrow letters: a font of the computer's may be wider than ours. */
const wide = (text: string) => Math.max(widthOf(text), OWN_FONT.test(text) ? 0 : text.length * FOREIGN);

/** How wide a text is at least, in its own letters' size. */
export const narrowest = (text: string) => NARROW.letter * wide(text);

/** Names for lines of `room` rem: as large as `most`; where they are long smaller, then narrower, and only then shortened. */
export function boardNames(names: readonly string[], room: number, most: number = TOLD): readonly BoardName[] {
  const letters = Math.max(FEWEST, room / (NARROW.letter * REST));
  const least = Math.min(most, TOLD);
  return abbreviated(names, letters).map((name) => {
    const size = room / (USUAL.letter * wide(name));
    if (size >= least && !name.includes('…')) return { name, size: Math.min(most, size), stretch: USUAL.stretch };
    // A letter more comes before a larger one.
    if (name.includes('…')) return { name, size: REST, stretch: NARROW.stretch };
    return { name, size: Math.max(REST, Math.min(least, room / narrowest(name))), stretch: NARROW.stretch };
  });
}

/**
 * Names for lines of `width` rem that they share with figures: of `most` and `TOLD` the larger size for both at which all names
 * are whole. `figures` says how wide the figures are, in their own size.
 */
export function besideFigures(names: readonly string[], width: number, figures: number, most: number) {
  const fit = (size: number) => ({ size, names: boardNames(names, width - figures * size, size) });
  const large = fit(most);
  return large.names.every(({ name, size }, at) => name === names[at] && size === most) ? large : fit(TOLD);
}

/** Of names with a word on each line, as large as `most` rem, so many fit below each other. */
const LINES = 2;

/** How large a name of several words is that takes a line for each of them: no word is broken. */
export function wrappedSize(name: string, room: number, most: number): number {
  const words = name.split(/[\s-]+/u);
  const high = words.length > LINES ? (most * LINES) / words.length : most;
  return Math.max(REST, Math.min(high, room / Math.max(...words.map(narrowest))));
}

/** As a name is set. */
export function nameStyle({ size, stretch }: BoardName): string {
  return `font-size: ${size.toFixed(2)}rem; font-stretch: ${String(stretch)}%`;
}

/** Names no wider than `letters`: "Anna Maria K.", "Anna M.", "Anna"; with their ends where two would be the same. */
function abbreviated(names: readonly string[], letters: number): readonly string[] {
  const told = names.map((name) => formsOf(name).find((form) => wide(form) <= letters));
  const short = shortNames(names, Math.max(FEWEST - DOTS, letters - DOTS));
  return names.map((name, at) => {
    const one = told[at];
    const isShared = told.some((other, index) => other === one && names[index] !== name);
    return one === undefined || isShared ? (short[at] ?? name) : one;
  });
}

/** A name whole, then with one word less each time and the initial of the next, then its first word. */
function formsOf(name: string): readonly string[] {
  const words = name.split(/\s+/u);
  const shorter = words.slice(1).map((word, at) => `${words.slice(0, at + 1).join(' ')} ${[...word][0] ?? ''}.`);
  return [name, ...shorter.reverse(), words[0] ?? name];
}
