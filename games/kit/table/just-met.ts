import type { Language } from '../../../words/language.ts';
import type { CardGame } from './card-game.ts';

/** The last goal of a lesson that the last round has shown; undefined where it has shown none. */
export function justMet<State>(cards: CardGame<State>, state: State, language: Language): string | undefined {
  const presentedSteps = Array.from({ length: cards.presentedSteps(state) }, (_, at) => cards.say(state, at, language).goal);
  return presentedSteps.findLast((goal) => goal !== undefined);
}
