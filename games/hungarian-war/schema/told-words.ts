import type { Language } from '../../../words/language.ts';
import { HUNGARIAN_WAR_CONSOLE_WORDS } from '../words/consoles.ts';
import { HUNGARIAN_WAR_WORDS } from '../words/languages.ts';
import type { ToldWords } from '../../../host/games/door.ts';

/** This game's part of a night that is told. */
export function toldWords(language: Language): ToldWords {
  const { card, faces } = HUNGARIAN_WAR_WORDS[language];
  return {
    name: HUNGARIAN_WAR_CONSOLE_WORDS[language].name,
    card,
    // An export holds only faces that have passed this rulebook's door.
    face: (face) => faces[face as keyof typeof faces],
  };
}
