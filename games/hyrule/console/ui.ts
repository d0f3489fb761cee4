import { frenchDeck } from '../../../renderer/dealer/desk/french-deck.ts';
import { askedConsole } from '../../kit/console/asked-console.ts';
import { seenIn } from '../rules/seen.ts';
import { hyrule } from '../rules/rulebook.ts';
import { hyruleCards } from '../table/ui.ts';
import rules from '../words/rules.json';
import picture from './shelf.svg';

export const consoleUi = askedConsole({
  rulebook: hyrule,
  picture,
  table: hyruleCards,
  alphabet: (language) => frenchDeck(language, 2),
  rules,
  demo: { cards: 'dealt' },
  // Nobody tells the two Jokers apart: the first that has not been seen is meant.
  gone: ({ play }, card) => play.phase !== 'measuring' && seenIn(play).some((seen) => seen.card === card),
});
