import type { Suit } from '../../rulebook/card.ts';

/** Suit outlines within a box of 100 by 100, our own drawing. Characters would turn into emoji where an emoji font is installed. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  H: 'M50 94 C22 70 5 53 5 32 C5 17 16 7 29 7 C39 7 46 13 50 21 C54 13 61 7 71 7 C84 7 95 17 95 32 C95 53 78 70 50 94 Z',
  D: 'M50 3 C60 20 73 36 88 50 C73 64 60 80 50 97 C40 80 27 64 12 50 C27 36 40 20 50 3 Z',
  S: 'M50 4 C60 24 95 42 95 65 C95 78 85 86 75 86 C66 86 59 81 55 74 C56 84 60 91 67 96 L33 96 C40 91 44 84 45 74 C41 81 34 86 25 86 C15 86 5 78 5 65 C5 42 40 24 50 4 Z',
  C: 'M50 4 C62 4 71 13 71 25 C71 31 69 36 65 41 C68 39 71 38 75 38 C87 38 96 47 96 59 C96 71 87 80 75 80 C66 80 58 75 55 68 C56 80 60 90 67 96 L33 96 C40 90 44 80 45 68 C42 75 34 80 25 80 C13 80 4 71 4 59 C4 47 13 38 25 38 C29 38 32 39 35 41 C31 36 29 31 29 25 C29 13 38 4 50 4 Z',
};

/** A suit's colour: red or black, or its own where `data-suits="four"` is asked for (tokens.css). */
export const SUIT_INKS: Readonly<Record<Suit, string>> = {
  H: 'var(--suit-hearts)',
  D: 'var(--suit-diamonds)',
  S: 'var(--suit-spades)',
  C: 'var(--suit-clubs)',
};
