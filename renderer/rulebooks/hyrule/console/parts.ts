import type { House } from '../../../../rules/hyrule/house.ts';
import type { Play } from '../../../../rules/hyrule/play.ts';
import { hyrule } from '../../../../rules/hyrule/rulebook.ts';
import { seenIn } from '../../../../rules/hyrule/seen.ts';
import { HYRULE_CONSOLE_WORDS } from '../../../../words/hyrule/consoles.ts';
import { HYRULE_RULES } from '../../../../words/hyrule/languages.ts';
import { askedConsole } from '../../../console/asking/asked-console.ts';
import { frenchDeck } from '../../../console/asking/french-deck.ts';
import { rulesPages } from '../../../lesson/rules/rules-pages.ts';
import { hyruleCards } from '../table/cards.ts';

/** What Hyrule brings to the dealer's console. */
export const HYRULE = askedConsole<House, Play>({
  rulebook: hyrule,
  alphabet: frenchDeck(2),
  table: hyruleCards,
  words: (language) => HYRULE_CONSOLE_WORDS[language],
  demo: { cards: 'dealt' },
  // Nobody tells the two Jokers apart: the first that has not been seen is meant.
  gone: ({ play }, card) => play.phase !== 'measuring' && seenIn(play).some((seen) => seen.card === card),
  rules: rulesPages((language) => HYRULE_RULES[language]),
});
