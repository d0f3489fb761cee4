import type { WordFunctions } from './common.ts';

/** What is neither feminine, as most cards are, nor missing here, by the end of its name. */
const GENDERS = { Ass: 'neuter', Bube: 'masculine', König: 'masculine', Joker: 'masculine' } as const;
const ARTICLES = {
  nominative: { masculine: 'der', feminine: 'die', neuter: 'das' },
  accusative: { masculine: 'den', feminine: 'die', neuter: 'das' },
} as const;

/** A card's name with its article, and with its ending: "das Ass", "den Pik-Buben", "die Zehn". */
export function withArticle(card: string, inCase: keyof typeof ARTICLES): string {
  const last = card.split('-').at(-1) ?? card;
  const gender = (GENDERS as Partial<Record<string, 'masculine' | 'neuter'>>)[last] ?? 'feminine';
  const ending = last === 'Bube' && inCase === 'accusative' ? 'n' : '';
  return `${ARTICLES[inCase][gender]} ${card}${ending}`;
}

/** Called in catalogues. */
export const functions: WordFunctions = {
  /** `THE($card, case: "accusative")`: a card with its article. */
  THE: (card, { case: inCase }) => withArticle(card, inCase === 'accusative' ? 'accusative' : 'nominative'),
};
