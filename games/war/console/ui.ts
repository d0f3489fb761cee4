import { frenchDeck } from '../../../renderer/dealer/desk/french-deck.ts';
import { askedConsole } from '../../kit/console/asked-console.ts';
import { cardsHeld } from '../rules/play.ts';
import { war } from '../rules/rulebook.ts';
import { warCards } from '../table/ui.ts';
import rules from '../words/rules.json';
import picture from './shelf.svg';

export const consoleUi = askedConsole({
  rulebook: war,
  picture,
  table: warCards,
  // Ranks decide alone: no suit is asked for.
  alphabet: (language) => ({ ...frenchDeck(language), suits: [] }),
  rules,
  demo: { cards: 'dealt' },
  // Seats take with their numbers; beside them 0 is none of them alone, or nobody else, and N no battle at all.
  optionKeys: { war: '0', done: '0', none: 'N' },
  absence: ({ play }, seat) => (cardsHeld(play)[seat] === 0 ? 'out' : undefined),
});
