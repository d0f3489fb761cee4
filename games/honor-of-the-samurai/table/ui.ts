import { askedTable } from '../../kit/table/asked-table.ts';
import { cardGame } from '../../kit/table/card-game.ts';
import type { State } from '../rules/play.ts';
import words from '../../../words/generated/honor-of-the-samurai.js';
import { sayIn } from '../../../words/say.ts';
import { handLines, headline, notes, samuraiAskValues, settlement } from '../words/hands.ts';
import { sayOutcome } from '../words/said.ts';
import { lastShown, pointsAt, shownAt, unitOf } from './shown.ts';

export const samuraiCards = cardGame<State>({
  id: 'honor-of-the-samurai',
  catalogue: words,
  askValues: samuraiAskValues,
  shown: ({ play }, progress, language) => shownAt(play, progress, sayIn(language, words)),
  say: sayOutcome,
  hands: handLines,
  atEnd: settlement,
  round: (_, number, language) => sayIn(language, words)('honor-of-the-samurai-battle', { number }),
  unit: ({ play: { house } }, language) => unitOf(house, sayIn(language, words)),
  headline,
  notes,
  last: ({ play }, language) => lastShown(play, sayIn(language, words)),
  points: ({ play }, progress) => pointsAt(play, progress),
});

export const tableUi = askedTable(samuraiCards);
