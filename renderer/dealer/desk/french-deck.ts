import { RANKS, type Rank, type Suit } from '../../../rulebook/card.ts';
import { cardNames } from '../../../words/cards/card-names.ts';
import { SUIT_INKS, SUIT_PATHS } from '../../ui/suits.ts';
import type { CardAlphabet } from './alphabet.ts';

/** Rank letters of the three languages besides the codes' own: B(ube, bubi) is a jack, D(ame, dáma) a queen; 0 is ten as T is. */
const RANK_KEYS: Readonly<Partial<Record<Rank, readonly string[]>>> = { T: ['T', '0'], J: ['J', 'B'], Q: ['Q', 'D'] };

/** The order in which equal cards rank, kept as the order of the keys 1 to 4 in every game with these suits. */
export const SUIT_ORDER: readonly Suit[] = ['D', 'S', 'C', 'H'];

/** The 52 cards, and so many Jokers `X1`, `X2` … */
export function frenchDeck(jokers = 0): CardAlphabet {
  const codes = Array.from({ length: jokers }, (_, index) => `X${index + 1}`);
  return {
    ranks: RANKS.map((code) => ({ code, keys: RANK_KEYS[code] ?? [code] })),
    suits: SUIT_ORDER.map((code) => ({ code, keys: [code], path: SUIT_PATHS[code], ink: SUIT_INKS[code] })),
    specials: jokers === 0 ? [] : [{ codes, keys: ['X'] }],
    unclear: ['1'],
    names(language) {
      const { letters, suits, joker } = cardNames(language);
      const ranks = Object.fromEntries(RANKS.map((code) => [code, letters[code] ?? code]));
      return { ranks, suits, specials: jokers === 0 ? [] : [joker] };
    },
  };
}
