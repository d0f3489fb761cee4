import type { Language } from '../../../words/language.ts';
import type { CardGame } from './card-game.ts';

/** The last goal of a lesson that the last round has shown; undefined where it has shown none. */
export function justMet<State>(cards: CardGame<State>, state: State, language: Language): string | undefined {
  const outcomes = Array.from({ length: cards.outcomes(state) }, (_, at) => cards.say(state, at, language).goal);
  return outcomes.findLast((goal) => goal !== undefined);
}
