import type { ConsoleParts } from '../../../console/parts.ts';
import { sayHands } from '../table/hands.ts';
import { BOOK, stateOf } from './book.ts';
import CardsPanel from './CardsPanel.svelte';
import CorrectionsPanel from './CorrectionsPanel.svelte';
import CountingStrip from './CountingStrip.svelte';
import NamingStrip from './NamingStrip.svelte';
import { wordsIn } from './speech.ts';

/** What Hungarian War brings to the console. */
export const HUNGARIAN_WAR: ConsoleParts = {
  book: BOOK,
  words: wordsIn,
  hands: (state, language) => sayHands(stateOf(state), language),
  Naming: NamingStrip,
  Counting: CountingStrip,
  Cards: CardsPanel,
  Corrections: CorrectionsPanel,
};
