import { RANKS, type Suit } from '../../../rulebook/card.ts';
import { frenchCardName, rankLetter, suitName } from '../../../words/cards.ts';
import type { Language } from '../../../words/language.ts';
import { SUIT_INKS, SUIT_PATHS } from '../../ui/suits.ts';
import type { CardAlphabet } from './alphabet.ts';
import { unaccented } from './key-press.ts';

/** The order in which equal cards rank, kept as the order of the keys 1 to 4 in every game with these suits. */
export const SUIT_ORDER: readonly Suit[] = ['D', 'S', 'C', 'H'];

/**
 * The 52 cards, and so many Jokers `X1`, `X2` …; a ten is T or 0. Cards are sold with the letters of a language, as they are drawn
 * on the screen, or with A, K, Q and J: both count where no letter means two ranks, and both are shown.
 */
export function frenchDeck(language: Language, jokers = 0): CardAlphabet {
  const codes = Array.from({ length: jokers }, (_, index) => `X${index + 1}`);
  return {
    ranks: RANKS.map((code) => {
      const label = rankLetter(code, language);
      return { code, label, keys: code === 'T' ? ['T', '0'] : [...new Set([unaccented(label), code])] };
    }),
    suits: SUIT_ORDER.map((code) => ({
      code,
      label: suitName(code, language),
      keys: [code],
      path: SUIT_PATHS[code],
      ink: SUIT_INKS[code],
    })),
    specials: jokers === 0 ? [] : [{ codes, label: frenchCardName('X1', language), keys: ['X'] }],
  };
}
