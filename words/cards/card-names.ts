import type { Language } from '../language.ts';
import { nameCard, type CardNames } from './cards.ts';
import { CARDS_DE } from './de.ts';
import { CARDS_EN } from './en.ts';
import { CARDS_HU } from './hu.ts';

const NAMES: Readonly<Record<Language, CardNames>> = { en: CARDS_EN, hu: CARDS_HU, de: CARDS_DE };

export function cardNames(language: Language): CardNames {
  return NAMES[language];
}

/** A card of the French deck, by its code, as far as it is known. */
export function frenchCardName(card: string, language: Language): string {
  return nameCard(card, NAMES[language]);
}
