import { frenchDeck } from '../../../renderer/dealer/desk/french-deck.ts';
import { askedConsole } from '../../kit/console/asked-console.ts';
import { seenIn } from '../rules/seen.ts';
import { hyrule } from '../rules/rulebook.ts';
import { hyruleCards } from '../table/ui.ts';
import { HYRULE_CONSOLE, HYRULE_RULES } from '../words/console/words.ts';
import picture from './shelf.svg';

export const consoleUi = askedConsole({
  rulebook: hyrule,
  picture,
  table: hyruleCards,
  alphabet: (language) => frenchDeck(language, 2),
  words: HYRULE_CONSOLE,
  rules: HYRULE_RULES,
  demo: { cards: 'dealt' },
  // Nobody tells the two Jokers apart: the first that has not been seen is meant.
  gone: ({ play }, card) => play.phase !== 'measuring' && seenIn(play).some((seen) => seen.card === card),
});
