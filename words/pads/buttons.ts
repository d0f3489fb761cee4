import { inEach } from '../language.ts';

/** What the six buttons of a pad say: over their columns and beside their rows, and each by itself. */
export const BUTTON_WORDS = inEach(
  {
    aims: { columns: ['left', 'centre', 'right'], rows: ['take', 'block'] },
    buttons: { 5: 'take left', 6: 'take centre', 4: 'take right', 2: 'block left', 1: 'block centre', 3: 'block right' },
  },
  {
    aims: { columns: ['bal', 'közép', 'jobb'], rows: ['elviszi', 'blokkol'] },
    buttons: {
      5: 'elviszi a balt',
      6: 'elviszi a középsőt',
      4: 'elviszi a jobbot',
      2: 'blokkolja a balt',
      1: 'blokkolja a középsőt',
      3: 'blokkolja a jobbot',
    },
  },
  {
    aims: { columns: ['links', 'Mitte', 'rechts'], rows: ['nehmen', 'blocken'] },
    buttons: {
      5: 'links nehmen',
      6: 'Mitte nehmen',
      4: 'rechts nehmen',
      2: 'links blocken',
      1: 'Mitte blocken',
      3: 'rechts blocken',
    },
  },
);
