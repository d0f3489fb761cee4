import type { House } from '../rules/house.ts';
import type { Play } from '../rules/play.ts';
import { honorOfTheSamurai } from '../rules/rulebook.ts';
import { isOut } from '../rules/score.ts';
import { SAMURAI_CONSOLE_WORDS, SAMURAI_RULES } from '../words/console/words.ts';
import { askedConsole } from '../../kit/console/asked-console.ts';
import { frenchDeck } from '../../../renderer/dealer/desk/french-deck.ts';
import { rulesPages } from '../../../renderer/lesson/rules/rules-pages.ts';
import { samuraiCards } from '../table/cards.ts';

/** What Honor of the Samurai brings to the dealer's console. */
export const consoleUi = askedConsole<House, Play>({
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
