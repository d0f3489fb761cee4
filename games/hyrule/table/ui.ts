import type { State } from '../rules/play.ts';
import { askedTable } from '../../kit/table/asked-table.ts';
import { cardGame } from '../../kit/table/card-game.ts';
import words from '../../../words/generated/hyrule.js';
import { beforeRunOff, handLines, headline, notes, roundName } from '../words/hands.ts';
import { sayTurn } from '../words/said.ts';
import { pointsAt, shownAt } from './shown.ts';

export const hyruleCards = cardGame<State>({
  id: 'hyrule',
  catalogue: words,
  shown: ({ play }, progress, language) => shownAt(play, progress, language),
  say: ({ play, players }, _, language) => sayTurn(play, players, language),
  hands: handLines,
  atEnd: beforeRunOff,
  round: roundName,
  headline,
  notes,
  points: ({ play }, progress) => pointsAt(play, progress),
});

export const tableUi = askedTable(hyruleCards);
