import type { WarHouse } from '../rules/house.ts';
import { cardsHeld, type Play } from '../rules/play.ts';
import { war } from '../rules/rulebook.ts';
import { WAR_CONSOLE_WORDS, WAR_RULES } from '../words/console/words.ts';
import { askedConsole } from '../../kit/console/asked-console.ts';
import { frenchDeck } from '../../../renderer/dealer/desk/french-deck.ts';
import { rulesPages } from '../../../renderer/lesson/rules/rules-pages.ts';
import { warCards } from '../table/cards.ts';

/** What War brings to the dealer's console. */
export const consoleUi = askedConsole<WarHouse, Play>({
  rulebook: war,
  // Ranks decide alone: no suit is asked for.
  alphabet: { ...frenchDeck(), suits: [] },
  table: warCards,
  words: (language) => WAR_CONSOLE_WORDS[language],
  demo: { cards: 'dealt' },
  // Seats take with their numbers; beside them 0 is none of them alone, or nobody else, and N no battle at all.
  optionKeys: { war: '0', done: '0', none: 'N' },
  absence: ({ play }, seat) => (cardsHeld(play)[seat] === 0 ? 'out' : undefined),
  rules: rulesPages((language) => WAR_RULES[language]),
});
