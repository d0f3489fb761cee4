import type { AskedState } from '../../../rulebook/questions/types.ts';
import type { HighlightWhat } from '../rules/highlights.ts';
import type { House } from '../rules/house.ts';
import type { Goal } from '../rules/lesson.ts';
import { outcomes, type Play } from '../rules/play.ts';
import { HYRULE_WORDS } from '../words/table/words.ts';
import type { CardGame } from '../../kit/table/card-game.ts';
import FrenchCard from '../../kit/table/FrenchCard.svelte';
import { handLines, headline, notes, roundName } from './hands.ts';
import { sayTurn } from './said.ts';
import { pointsAt, shownAt } from './shown.ts';

/** What Hyrule shows and says at the table. */
export const hyruleCards: CardGame<AskedState<House, Play>> = {
  Card: FrenchCard,
  cardName: (card, language) => HYRULE_WORDS[language].card(card),
  asks: (language) => HYRULE_WORDS[language].asks,
  shown: ({ play }, progress, language) => shownAt(play, progress, language),
  outcomes: ({ play }) => outcomes(play),
  say: ({ play, players }, _, language) => sayTurn(play, players, language),
  hands: handLines,
  round: roundName,
  headline,
  notes,
  points: ({ play }, progress) => pointsAt(play, progress),
  unit: (language) => HYRULE_WORDS[language].unit,
  // The rulebook gives no other highlights and goals than its own.
  highlight: ({ what }, language) => HYRULE_WORDS[language].highlights[what as HighlightWhat],
  goal: (goal, language) => HYRULE_WORDS[language].goals[goal as Goal],
};
