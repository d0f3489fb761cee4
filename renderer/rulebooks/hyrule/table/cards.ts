import type { AskedState } from '../../../../rules/asked/types.ts';
import type { FeatWhat } from '../../../../rules/hyrule/feats.ts';
import type { House } from '../../../../rules/hyrule/house.ts';
import type { Goal } from '../../../../rules/hyrule/lesson.ts';
import { tellings, type Play } from '../../../../rules/hyrule/play.ts';
import { HYRULE_WORDS } from '../../../../words/hyrule/languages.ts';
import type { CardGame } from '../../../table/cards/card-game.ts';
import FrenchCard from '../../../table/cards/FrenchCard.svelte';
import { handLines, headline, notes, roundName } from './hands.ts';
import { sayTurn } from './said.ts';
import { pointsAt, shownAt } from './shown.ts';

/** What Hyrule shows and says at the table. */
export const hyruleCards: CardGame<AskedState<House, Play>> = {
  Card: FrenchCard,
  cardName: (card, language) => HYRULE_WORDS[language].card(card),
  asks: (language) => HYRULE_WORDS[language].asks,
  shown: ({ play }, moment, language) => shownAt(play, moment, language),
  tellings: ({ play }) => tellings(play),
  say: ({ play, players }, _, language) => sayTurn(play, players, language),
  hands: handLines,
  round: roundName,
  headline,
  notes,
  points: ({ play }, moment) => pointsAt(play, moment),
  unit: (language) => HYRULE_WORDS[language].unit,
  // The rulebook gives no other feats and goals than its own.
  feat: ({ what }, language) => HYRULE_WORDS[language].feats[what as FeatWhat],
  goal: (goal, language) => HYRULE_WORDS[language].goals[goal as Goal],
};
