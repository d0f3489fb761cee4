import { NATIONS, type NationalRank } from '../rules/card.ts';
import words from '../../../words/generated/charta-bellica.js';
import type { Language } from '../../../words/language.ts';
import { sayIn } from '../../../words/say.ts';

/** A card in words, as far as it is known: `9?` is a nine. */
export function nameCard(card: string, language: Language): string {
  // By the code's letters: what the view holds has passed the rulebook.
  const rank = nameRank(card.charAt(0) as NationalRank, language);
  const nation = NATIONS.find((one) => one === card.charAt(1));
  return nation === undefined ? rank : sayIn(language, words)(`charta-bellica-options-${nation}.card`, { rank });
}

export function nameRank(rank: NationalRank, language: Language): string {
  // Numbers are what they are in every language.
  return sayIn(language, words).known(`charta-bellica-card-ranks-${rank}`) ?? rank;
}

/** The letter on a court card: that of who stands on it, without an accent. Also its key. */
export function letterOf(rank: NationalRank, language: Language): string {
  return /\p{L}/u.exec(nameRank(rank, language).normalize('NFD'))?.[0].toUpperCase() ?? rank;
}
