import type { State } from '../rules/play.ts';
import { askedTable } from '../../kit/table/asked-table.ts';
import { cardGame } from '../../kit/table/card-game.ts';
import words from '../../../words/generated/war.js';
import { sayIn } from '../../../words/say.ts';
import { askValues, handLines, headline, notes } from '../words/hands.ts';
import { sayClash, sayUnderWay } from '../words/said.ts';
import { heldAt, shownAt } from './shown.ts';

export const warCards = cardGame<State>({
  id: 'war',
  catalogue: words,
  askValues,
  shown: ({ play }, progress, language) => shownAt(play, progress, language),
  say: ({ play, players }, at, language) => sayClash(play, players, at, language),
  underWay: sayUnderWay,
  hands: handLines,
  round: (_, number, language) => sayIn(language, words)('war-battle', { number }),
  headline,
  notes,
  points: ({ play }, progress) => heldAt(play, progress),
});

export const tableUi = askedTable(warCards);
