import type { AskedState } from '../../../rulebook/questions/types.ts';
import type { WarHouse } from '../rules/house.ts';
import type { Goal } from '../rules/lesson.ts';
import { outcomes, type Play } from '../rules/play.ts';
import type { HighlightWhat } from '../rules/highlights.ts';
import { WAR_WORDS } from '../words/table/words.ts';
import type { CardGame } from '../../kit/table/card-game.ts';
import FrenchCard from '../../kit/table/FrenchCard.svelte';
import { handLines } from './hands.ts';
import { sayClash } from './said.ts';
import { shownAt } from './shown.ts';
import { heldAt } from './presented.ts';

/** What War shows and says at the table. */
export const warCards: CardGame<AskedState<WarHouse, Play>> = {
  Card: FrenchCard,
  cardName: (card, language) => WAR_WORDS[language].card(card),
  asks: (language) => WAR_WORDS[language].asks,
  shown: ({ play }, moment, language) => shownAt(play, moment, language),
  outcomes: ({ play }) => outcomes(play),
  say: ({ play, players }, at, language) => sayClash(play, players, at, language),
  hands: handLines,
  round: (_, number, language) => WAR_WORDS[language].battle(number),
  headline: ({ house: { variation } }, language) => (variation === 'classic' ? [] : [WAR_WORDS[language].variations[variation]]),
  notes: () => [],
  points: ({ play }, moment) => heldAt(play, moment),
  unit: (language) => WAR_WORDS[language].unit,
  // The rulebook gives no other highlights and goals than its own.
  highlight: ({ what }, language) => WAR_WORDS[language].highlights[what as HighlightWhat],
  goal: (goal, language) => WAR_WORDS[language].goals[goal as Goal],
};
