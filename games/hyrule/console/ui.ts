import type { House } from '../rules/house.ts';
import type { Play } from '../rules/play.ts';
import { hyrule } from '../rules/rulebook.ts';
import { seenIn } from '../rules/seen.ts';
import { HYRULE_CONSOLE_WORDS, HYRULE_RULES } from '../words/console/words.ts';
import { askedConsole } from '../../kit/console/asked-console.ts';
import { frenchDeck } from '../../../renderer/dealer/desk/french-deck.ts';
import { rulesPages } from '../../../renderer/lesson/rules/rules-pages.ts';
import { hyruleCards } from '../table/cards.ts';

/** What Hyrule brings to the dealer's console. */
export const consoleUi = askedConsole<House, Play>({
  rulebook: hyrule,
  alphabet: frenchDeck(2),
  table: hyruleCards,
  words: (language) => HYRULE_CONSOLE_WORDS[language],
  demo: { cards: 'dealt' },
  // Nobody tells the two Jokers apart: the first that has not been seen is meant.
  gone: ({ play }, card) => play.phase !== 'measuring' && seenIn(play).some((seen) => seen.card === card),
  rules: rulesPages((language) => HYRULE_RULES[language]),
});
