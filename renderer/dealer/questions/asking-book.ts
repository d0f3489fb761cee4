import type { AskWords } from '../../../words/rulebook.ts';
import type { Language } from '../../../words/language.ts';
import type { CardAlphabet } from './alphabet.ts';

/** What the console knows of a game that asks, besides what every game brings. */
export interface AskingBook {
  readonly alphabet: CardAlphabet;
  readonly optionKeys: Readonly<Record<string, string>>;
  gone(state: unknown, card: string): boolean;
  words(language: Language): AskWords;
  cardName(card: string, language: Language): string;
}
