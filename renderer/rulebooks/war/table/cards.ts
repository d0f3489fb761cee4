import type { AskedState } from '../../../../rules/asked/types.ts';
import type { WarHouse } from '../../../../rules/war/house.ts';
import type { Goal } from '../../../../rules/war/lesson.ts';
import { tellings, type Play } from '../../../../rules/war/play.ts';
import type { FeatWhat } from '../../../../rules/war/feats.ts';
import { WAR_WORDS } from '../../../../words/war/languages.ts';
import type { CardGame } from '../../../table/cards/card-game.ts';
import FrenchCard from '../../../table/cards/FrenchCard.svelte';
import { handLines } from './hands.ts';
import { sayClash } from './said.ts';
import { shownAt } from './shown.ts';
import { heldAt } from './told.ts';

/** What War shows and says at the table. */
export const warCards: CardGame<AskedState<WarHouse, Play>> = {
  Card: FrenchCard,
  cardName: (card, language) => WAR_WORDS[language].card(card),
  asks: (language) => WAR_WORDS[language].asks,
  shown: ({ play }, moment, language) => shownAt(play, moment, language),
  tellings: ({ play }) => tellings(play),
  say: ({ play, players }, at, language) => sayClash(play, players, at, language),
  hands: handLines,
  round: (_, number, language) => WAR_WORDS[language].battle(number),
  headline: ({ house: { variation } }, language) => (variation === 'classic' ? [] : [WAR_WORDS[language].variations[variation]]),
  notes: () => [],
  points: ({ play }, moment) => heldAt(play, moment),
  unit: (language) => WAR_WORDS[language].unit,
  // The rulebook gives no other feats and goals than its own.
  feat: ({ what }, language) => WAR_WORDS[language].feats[what as FeatWhat],
  goal: (goal, language) => WAR_WORDS[language].goals[goal as Goal],
};
