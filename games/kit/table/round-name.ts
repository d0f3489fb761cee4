import type { Language } from '../../../words/language.ts';
import { ROOM_WORDS } from '../../../words/room/words.ts';
import type { CardGame } from './card-game.ts';

/** What a game calls a round: by its own word, or as every game does that has none. */
export function roundName<State>(cards: Pick<CardGame<State>, 'round'>, state: State, round: number, language: Language): string {
  return cards.round?.(state, round, language) ?? ROOM_WORDS[language].round(round);
}
