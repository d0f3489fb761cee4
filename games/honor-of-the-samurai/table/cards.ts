import type { HighlightWhat } from '../rules/highlights.ts';
import { type Goal, outcomes } from '../rules/lesson.ts';
import type { State } from '../rules/rulebook.ts';
import { SAMURAI_WORDS } from '../words/table/words.ts';
import type { CardGame } from '../../kit/table/card-game.ts';
import FrenchCard from '../../kit/table/FrenchCard.svelte';
import { handLines, headline, notes } from './hands.ts';
import { sayOutcome } from './said.ts';
import { lastShown, shownAt } from './shown.ts';
import { pointsAt } from './presented-so-far.ts';

/** What Honor of the Samurai shows and says at the table. */
export const samuraiCards: CardGame<State> = {
  Card: FrenchCard,
  cardName: (card, language) => SAMURAI_WORDS[language].card(card),
  asks: (language) => SAMURAI_WORDS[language].asks,
  shown: ({ play }, moment, language) => shownAt(play, moment, SAMURAI_WORDS[language]),
  outcomes: ({ play }) => outcomes(play),
  say: sayOutcome,
  hands: handLines,
  round: (_, number, language) => SAMURAI_WORDS[language].battle(number),
  headline,
  notes,
  last: ({ play }, language) => lastShown(play, SAMURAI_WORDS[language]),
  points: ({ play }, moment) => pointsAt(play, moment),
  unit: (language) => SAMURAI_WORDS[language].unit,
  // The rulebook gives no other highlights and goals than its own.
  highlight: ({ what }, language) => SAMURAI_WORDS[language].highlights[what as HighlightWhat],
  goal: (goal, language) => SAMURAI_WORDS[language].goals[goal as Goal],
};
