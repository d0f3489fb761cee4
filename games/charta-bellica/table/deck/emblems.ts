import type { Nation, NationalRank } from '../../rules/card.ts';

/** The sign of each nation within a box of 100 by 100, our own drawing: told apart by its outline alone. */
export const EMBLEM_PATHS: Readonly<Record<Nation, string>> = {
  // The double cross on its three hills.
  H: 'M44 3 H56 V17 H73 V29 H56 V39 H84 V51 H56 V67 C63 68 67 72 69 78 C82 73 95 81 96 97 H4 C5 81 18 73 31 78 C33 72 37 68 44 67 V51 H16 V39 H44 V29 H27 V17 H44 Z',
  // The orb of the Empire: what is left open runs the other way round.
  G: 'M45 1 H55 V9 H66 V19 H55 V31.4 A33 33 0 1 1 45 31.4 V19 H34 V9 H45 Z M46 38 V57 H54 V38 Z M21 57 V66 H79 V57 Z',
  // Crescent and star.
  T: 'M70.7 24.1 A40 40 0 1 0 70.7 79.9 A32 32 0 1 1 70.7 24.1 Z M74 31 L79 45.5 L94.5 45.8 L82.2 55.2 L86.7 70 L74 61.2 L61.3 70 L65.8 55.2 L53.5 45.8 L69 45.5 Z',
  // The crowned eagle.
  P: 'M38 3 L45 10 L50 2 L55 10 L62 3 L60 18 C64 22 63 30 60 35 C70 34 76 26 78 11 C87 13 93 19 96 27 L88 32 L99 42 L88 46 L96 58 L84 60 L88 72 L74 70 L64 67 L62 74 L75 84 L70 92 L61 85 L66 98 L50 92 L34 98 L39 85 L30 92 L25 84 L38 74 L36 67 L26 70 L12 72 L16 60 L4 58 L12 46 L1 42 L12 32 L4 27 C7 19 13 13 22 11 C24 26 30 34 40 35 C37 30 36 22 40 18 Z',
};

/** Each 7:1 or more on the card, and none like another. */
export const EMBLEM_INKS: Readonly<Record<Nation, string>> = {
  H: 'var(--ink-red)',
  G: 'var(--ink)',
  T: 'var(--ink-green)',
  P: 'var(--ink-blue)',
};

/** What stands on the cards with a picture, within a box of 100 by 100. */
export const FIGURE_PATHS: Readonly<Partial<Record<NationalRank, string>>> = {
  // A fool's cap: two horns that hang down, with bells.
  1: 'M24 80 C29 60 26 47 18 49 C12 51 12 58 14 64 L4 66 C-4 38 8 18 27 18 C39 18 47 27 50 38 C53 27 61 18 73 18 C92 18 104 38 96 66 L86 64 C88 58 88 51 82 49 C74 47 71 60 76 80 Z M0 74 a9.5 9.5 0 1 1 19 0 a9.5 9.5 0 1 1 -19 0 Z M81 74 a9.5 9.5 0 1 1 19 0 a9.5 9.5 0 1 1 -19 0 Z M22 85 H78 V98 H22 Z',
  // A mitre.
  p: 'M50 2 C72 16 84 36 80 60 L76 78 H24 L20 60 C16 36 28 16 50 2 Z M45 24 V37 H33 V47 H45 V68 H55 V47 H67 V37 H55 V24 Z M23 84 H77 V98 H23 Z',
  // A coronet with pearls.
  q: 'M14 96 L10 58 L30 72 L50 44 L70 72 L90 58 L86 96 Z M1 46 a10 10 0 1 1 20 0 a10 10 0 1 1 -20 0 Z M38 28 a12 12 0 1 1 24 0 a12 12 0 1 1 -24 0 Z M79 46 a10 10 0 1 1 20 0 a10 10 0 1 1 -20 0 Z',
  // A closed crown with its cross.
  m: 'M46 2 H54 V10 H62 V18 H54 V27 C76 27 96 38 96 58 C96 66 92 74 88 80 H12 C8 74 4 66 4 58 C4 38 24 27 46 27 V18 H38 V10 H46 Z M40 38 C28 44 26 60 30 70 H42 C40 58 40 46 44 37 Z M56 37 C60 46 60 58 58 70 H70 C74 60 72 44 60 38 Z M12 85 H88 V98 H12 Z',
  // Towers and a gate.
  c: 'M4 97 V34 H12 V42 H17 V34 H25 V42 H30 V34 H37 V54 H39 V28 L50 3 L61 28 V54 H63 V34 H70 V42 H75 V34 H83 V42 H88 V34 H96 V97 H62 V80 C62 64 38 64 38 80 V97 Z',
};
