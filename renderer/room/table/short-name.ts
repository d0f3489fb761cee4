import type { Seat } from '../../../rulebook/seat.ts';

const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Characters about as wide as they are high: Chinese, Japanese, Korean, and pictures. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]|\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
/** What the display's own font writes narrow; other scripts come from the system, as wide as they are. */
const NARROW = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u;
/** Each of these is one grapheme of one width: most names need no segmenter, which is slow. */
const LETTERS_ONLY = /^[ -~\u00c0-\u017f…]*$/;
/** A blank, or a hyphen or middle dot between two words. */
const BETWEEN = /[\s\u00a0]+|(?<=.)[-‐·・](?=.)/u;

/** Letters that take about six tenths of the others' room, and those that take half as much again. */
const SLIM = /[fijlrtI1 .,:;'’()|!-]/g;
const BROAD = /[mwMW@%]/g;

/** Of a narrow letter as wide as most, in em. */
const NARROW_LETTER = 0.42;

/** How wide a text is in narrow letters; a wide character is one em, one of another script than Latin for one and a half. */
export function widthOf(text: string): number {
  if (LETTERS_ONLY.test(text))
    return text.length - 0.4 * (text.match(SLIM)?.length ?? 0) + 0.5 * (text.match(BROAD)?.length ?? 0);
  return graphemes(text).reduce((sum, one) => sum + (WIDE.test(one) ? 1 / NARROW_LETTER : NARROW.test(one) ? 1 : 1.5), 0);
}

/**
 * The names as the map can show them, each within the width of `most` narrow letters: whole where it fits, else the first
 * word, with the next word's initial where two would be the same, else cut off; with as much of their ends as tells those apart
 * that still begin alike. No letter is torn from its marks.
 */
export function shortNames(names: readonly string[], most: number): readonly string[] {
  const firsts = names.map((name) => (widthOf(name) <= most ? name : (name.split(BETWEEN)[0] ?? name)));
  const short = names.map((name, at) => {
    const first = firsts[at] ?? name;
    const shared = firsts.some((other, index) => index !== at && other === first);
    const second = name.split(BETWEEN)[1];
    const told = shared && first !== name && second !== undefined ? `${first} ${graphemes(second)[0] ?? ''}.` : first;
    return cut(told, most);
  });
  return short.map((name, at) => {
    const isShared = names.some((whole, other) => short[other] === name && whole !== names[at]);
    return isShared ? withEnd(names[at] ?? '', names, most) : name;
  });
}

/** What people take for one letter each, with its marks. */
export function graphemes(text: string): readonly string[] {
  return LETTERS_ONLY.test(text) ? [...text] : Array.from(segments.segment(text), ({ segment }) => segment);
}

function cut(name: string, most: number): string {
  return widthOf(name) <= most ? name : `${beginning(name, most - 1)}…`;
}

/** As much of the beginning of a name as is no wider than `most`. */
function beginning(name: string, most: number): string {
  let kept = '';
  for (const one of graphemes(name)) {
    if (widthOf(kept) + widthOf(one) > most) break;
    kept += one;
  }
  return kept.trimEnd();
}

/** A name cut in its middle, with the shortest end that no other has which begins with the same letter. */
function withEnd(name: string, names: readonly string[], most: number): string {
  const letters = graphemes(name);
  const others = names.filter((other) => other !== name && graphemes(other)[0] === letters[0]);
  const ends = letters.map((_, at) => letters.slice(letters.length - 1 - at).join(''));
  const end = ends.find((one) => others.every((other) => !other.endsWith(one)))?.trimStart() ?? '';
  return `${beginning(name, most - 1 - widthOf(end))}…${end}`;
}

/** How wide a character of another script than Latin may be, with its marks counted as characters. */
const FOREIGN = 1.36;

/**
 * The names as they fit on a line of `room` rem each, with their sizes in rem: as large as `most`; smaller, down to `least`,
 * where they are longer; and shortened only where they are too long even then.
 */
export function fittedNames(
  names: readonly string[],
  { room, most, least }: { readonly room: number; readonly most: number; readonly least: number },
): readonly { readonly name: string; readonly size: number }[] {
  return shortNames(names, Math.max(3, room / (NARROW_LETTER * least))).map((name) => {
    const size = Math.min(most, room / emsOf(name));
    return { name, size: name.includes('…') ? least : Math.max(least, size) };
  });
}

/** How wide a name is in narrow letters, in em. */
function emsOf(name: string): number {
  const letters = LETTERS_ONLY.test(name) ? 0 : name.length * (NARROW.test(name) ? 1 : FOREIGN);
  return NARROW_LETTER * Math.max(widthOf(name), letters);
}

/** The names of people in sentences beside the map, which have room for so many letters of each. */
export const namesBeside = (names: readonly string[]) => shortNames(names, 14);

/** Of a plate without its name, in rem. */
const PLATE = 1.7;

/** A name on its plate on the map, in `room` rem, with the plate's width in rem; where many sit all names are smaller. */
export function plateOf(names: readonly string[], seat: Seat, room: number, small: boolean) {
  const fitted = fittedNames(names, { room: room - PLATE, most: small ? 3.25 : 4, least: 2.75 })[seat];
  return fitted && { ...fitted, width: Math.min(room, emsOf(fitted.name) * fitted.size + PLATE) };
}

/** Widths in em: a seat's flower with its gap, and a narrow semi-bold letter on average. */
const BADGE = 1.35;
const LETTER = 0.48;

/** The font size in rem, `most` or smaller, at which a seat's badge with this name fits into `width` rem on one line. */
export function nameSize(name: string, width: number, most: number): number {
  // Letters with marks of their own often come from another font, and are wider there.
  const letters = Math.max(widthOf(name), name.length);
  return Math.min(most, width / (BADGE + LETTER * letters));
}
