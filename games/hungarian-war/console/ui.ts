import type { ConsoleParts } from '../../../renderer/dealer/desk/parts.ts';
import { HUNGARIAN_WAR_RULES } from '../words/console/words.ts';
import { ROOM_WORDS } from '../../../words/room/words.ts';
import { allRules } from '../../../renderer/lesson/rules/rules-pages.ts';
import TablePage from './rules/TablePage.svelte';
import { sayHands } from '../table/hands.ts';
import { sayRecalled } from '../table/said.ts';
import { BOOK, stateOf } from './book.ts';
import CardsPanel from './CardsPanel.svelte';
import CorrectionsPanel from './CorrectionsPanel.svelte';
import CountingStrip from './CountingStrip.svelte';
import NamingStrip from './NamingStrip.svelte';
import { sayOutcomes } from './outcomes.ts';
import { wordsIn } from './speech.ts';

/** What Hungarian War brings to the console. */
export const console: ConsoleParts = {
  id: BOOK.id,
  book: BOOK,
  words: wordsIn,
  round: (_, round, language) => ROOM_WORDS[language].round(round),
  hands: (state, language) => sayHands(stateOf(state), language),
  recalled: (state, at, language) => sayRecalled(stateOf(state), at, language),
  outcomes: (state, language) => sayOutcomes(stateOf(state), language),
  Naming: NamingStrip,
  Counting: CountingStrip,
  Cards: CardsPanel,
  Corrections: CorrectionsPanel,
  rules: { All: allRules((language) => HUNGARIAN_WAR_RULES[language]), Card: TablePage },
};
