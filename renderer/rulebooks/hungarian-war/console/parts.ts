import type { ConsoleParts } from '../../../console/parts.ts';
import { BOOK } from './book.ts';
import CardsPanel from './CardsPanel.svelte';
import CorrectionsPanel from './CorrectionsPanel.svelte';
import NamingStrip from './NamingStrip.svelte';
import { wordsIn } from './speech.ts';

/** What Hungarian War brings to the console. */
export const HUNGARIAN_WAR: ConsoleParts = {
  book: BOOK,
  words: wordsIn,
  Naming: NamingStrip,
  Cards: CardsPanel,
  Corrections: CorrectionsPanel,
};
