import { askedTable } from '../../kit/table/asked-table.ts';
import { cardGame } from '../../kit/table/card-game.ts';
import type { State } from '../rules/play.ts';
import whys from '../words/whys.json';
import { SAMURAI_WORDS } from '../words/words.ts';
import { handLines, headline, notes, settlement } from '../words/hands.ts';
import { sayOutcome } from '../words/said.ts';
import { lastShown, pointsAt, shownAt, unitOf } from './shown.ts';

export const samuraiCards = cardGame<State>({
  id: 'honor-of-the-samurai',
  words: SAMURAI_WORDS,
  whys,
  shown: ({ play }, progress, language) => shownAt(play, progress, SAMURAI_WORDS[language]),
  say: sayOutcome,
  hands: handLines,
  atEnd: settlement,
  endClause: 'HS-5',
  round: (_, number, language) => SAMURAI_WORDS[language].battle(number),
  unit: ({ play: { house } }, language) => unitOf(house, SAMURAI_WORDS[language]),
  headline,
  notes,
  last: ({ play }, language) => lastShown(play, SAMURAI_WORDS[language]),
  points: ({ play }, progress) => pointsAt(play, progress),
});

export const tableUi = askedTable(samuraiCards);
