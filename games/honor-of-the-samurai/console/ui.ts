import { frenchDeck } from '../../../renderer/dealer/desk/french-deck.ts';
import { askedConsole } from '../../kit/console/asked-console.ts';
import type { Play } from '../rules/play.ts';
import { isOut } from '../rules/score.ts';
import { honorOfTheSamurai } from '../rules/rulebook.ts';
import { samuraiCards } from '../table/ui.ts';
import rules from '../words/rules.json';
import picture from './shelf.svg';

export const consoleUi = askedConsole<Play>({
  rulebook: honorOfTheSamurai,
  picture,
  table: samuraiCards,
  // The rules number the Jokers themselves: nobody tells them apart.
  alphabet: (language) => frenchDeck(language, 2),
  rules,
  demo: { cards: 'dealt' },
  newcomers: 'last seat',
  optionKeys: { nobody: '0', no: '0', yes: '1', keep: 'N', C: 'C', D: 'D', H: 'H', S: 'S' },
  absence({ play }, seat) {
    const score = play.scores[seat];
    if (score?.away === 'next deal') return 'next';
    return score !== undefined && isOut(score, play.house) ? 'out' : undefined;
  },
});
