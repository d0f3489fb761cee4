import { NATIONS, RANKS, type Rank } from '../rules/card.ts';
import type { Language } from '../../../words/language.ts';
import { CHARTA_BELLICA_WORDS } from '../words/words.ts';
import type { CardAlphabet } from '../../../renderer/dealer/desk/alphabet.ts';
import { frenchDeck } from '../../../renderer/dealer/desk/french-deck.ts';
import { unaccented } from '../../../renderer/dealer/desk/key-press.ts';
import { EMBLEM_INKS, EMBLEM_PATHS } from '../table/deck/emblems.ts';

/** CB-11: the French card that stands for a rank; kings keep their own name. */
const FRENCH: Readonly<Partial<Record<Rank, string>>> = { p: 'J', q: 'Q', c: 'A' };

/**
 * The 56 cards: a rank, and where a hand holds cards of two nations, its nation. A rank has the initial of the figure on the
 * card in this language, and the letters of the French card that stands for it. K means nothing: it is the king, who is a
 * monarch here, for one dealer and Königin or királynő for another. Nor does X: it is a printed ten, and elsewhere a Joker, which
 * is a 1 here (CB-11).
 */
export function nationAlphabet(language: Language): CardAlphabet {
  const { ranks, nations } = CHARTA_BELLICA_WORDS[language].card;
  const french = frenchDeck(language).ranks;
  return {
    ranks: RANKS.map((code) => {
      const label = labelOf(code, ranks[code]);
      const own = code === 'T' ? '0' : unaccented(label.charAt(0));
      const asFrench = french.find((sign) => sign.code === FRENCH[code])?.keys ?? [];
      return { code, label, keys: [...new Set([own, ...asFrench])] };
    }),
    suits: NATIONS.map((code) => ({
      code,
      label: nations[code],
      keys: [code],
      path: EMBLEM_PATHS[code],
      ink: EMBLEM_INKS[code],
    })),
    specials: [],
  };
}

/** Numbers as they are, so that the one is found among them; who stands on the other cards by name. */
function labelOf(rank: Rank, name: string): string {
  if (rank === 'T') return '10';
  return /\d/.test(rank) ? rank : name.charAt(0).toUpperCase() + name.slice(1);
}
