import type { House } from '../../../../rules/honor-of-the-samurai/house.ts';
import type { Play } from '../../../../rules/honor-of-the-samurai/play.ts';
import { honorOfTheSamurai } from '../../../../rules/honor-of-the-samurai/rulebook.ts';
import { isOut } from '../../../../rules/honor-of-the-samurai/score.ts';
import { SAMURAI_CONSOLE_WORDS } from '../../../../words/honor-of-the-samurai/consoles.ts';
import { SAMURAI_RULES } from '../../../../words/honor-of-the-samurai/rules-texts.ts';
import { askedConsole } from '../../../console/asking/asked-console.ts';
import { frenchDeck } from '../../../console/asking/french-deck.ts';
import { rulesPages } from '../../../lesson/rules/rules-pages.ts';
import { samuraiCards } from '../table/cards.ts';

/** What Honor of the Samurai brings to the dealer's console. */
export const HONOR_OF_THE_SAMURAI = askedConsole<House, Play>({
  rulebook: honorOfTheSamurai,
  // The rules number the Jokers themselves: nobody tells them apart.
  alphabet: frenchDeck(2),
  table: samuraiCards,
  words: (language) => SAMURAI_CONSOLE_WORDS[language],
  demo: { cards: 'dealt' },
  optionKeys: { nobody: '0', no: '0', yes: '1', C: 'C', D: 'D', H: 'H', S: 'S' },
  absence({ play }, seat) {
    const score = play.scores[seat];
    return score !== undefined && isOut(score, play.house) ? 'out' : undefined;
  },
  rules: rulesPages((language) => SAMURAI_RULES[language]),
});
