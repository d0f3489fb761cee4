import { widthOf } from './short-name.ts';

/** Widths in em: a seat's flower with its gap, and a narrow semi-bold letter on average. */
const BADGE = 1.35;
const LETTER = 0.48;

/** The font size in rem, `most` or smaller, at which a seat's badge with this name fits into `width` rem on one line. */
export function nameSize(name: string, width: number, most: number): number {
  // Letters with marks of their own often come from another font, and are wider there.
  const letters = Math.max(widthOf(name), name.length);
  return Math.min(most, width / (BADGE + LETTER * letters));
}
