const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Characters about as wide as they are high: Chinese, Japanese, Korean, and pictures. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]|\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
/** What the display's own font writes narrow; other scripts come from the system, as wide as they are. */
const NARROW = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u;
/** Each of these is one grapheme of one width: most names need no segmenter, which is slow. */
const LETTERS_ONLY = /^[ -~\u00c0-\u017f]*$/;
/** A blank, or a hyphen or middle dot between two words. */
const BETWEEN = /[\s\u00a0]+|(?<=.)[-‐·・](?=.)/u;

/** How wide a text is in narrow letters; a wide character counts for two, one of another script than Latin for one and a half. */
export function widthOf(text: string): number {
  return LETTERS_ONLY.test(text)
    ? text.length
    : graphemes(text).reduce((sum, one) => sum + (WIDE.test(one) ? 2 : NARROW.test(one) ? 1 : 1.5), 0);
}

/**
 * The names as the map can show them, each within the width of `most` narrow letters: whole where it fits, else the first
 * word, with the next word's initial where two would be the same, else cut off. No letter is torn from its marks.
 */
export function shortNames(names: readonly string[], most: number): readonly string[] {
  const firsts = names.map((name) => (widthOf(name) <= most ? name : (name.split(BETWEEN)[0] ?? name)));
  return names.map((name, at) => {
    const first = firsts[at] ?? name;
    const shared = firsts.some((other, index) => index !== at && other === first);
    const second = name.split(BETWEEN)[1];
    const told = shared && first !== name && second !== undefined ? `${first} ${graphemes(second)[0] ?? ''}.` : first;
    return cut(told, most);
  });
}

function graphemes(text: string): readonly string[] {
  return Array.from(segments.segment(text), ({ segment }) => segment);
}

function cut(name: string, most: number): string {
  if (widthOf(name) <= most) return name;
  if (LETTERS_ONLY.test(name)) return `${name.slice(0, Math.max(0, Math.floor(most - 1))).trimEnd()}…`;
  let kept = '';
  for (const one of graphemes(name)) {
    if (widthOf(kept) + widthOf(one) > most - 1) break;
    kept += one;
  }
  return `${kept.trimEnd()}…`;
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
