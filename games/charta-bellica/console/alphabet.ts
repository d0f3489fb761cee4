import { NATIONS, RANKS, type NationalRank } from '../rules/card.ts';
import words from '../../../words/generated/charta-bellica.js';
import { titled, type Language } from '../../../words/language.ts';
import { sayIn } from '../../../words/say.ts';
import { letterOf, nameRank } from '../words/card-name.ts';
import type { CardAlphabet } from '../../../renderer/dealer/desk/alphabet.ts';
import { frenchDeck } from '../../../renderer/dealer/desk/french-deck.ts';
import { EMBLEM_INKS, EMBLEM_PATHS } from '../table/deck/emblems.ts';

/** CB-11: the French card that stands for a rank; kings keep their own name. */
const FRENCH: Readonly<Partial<Record<NationalRank, string>>> = { p: 'J', q: 'Q', c: 'A' };

/**
 * The 56 cards: a rank, and where a hand holds cards of two nations, its nation. A rank has the initial of the figure on the
 * card in this language, and the letters of the French card that stands for it. K means nothing: it is the king, who is a
 * monarch here, for one dealer and Königin or királynő for another. Nor does X: it is a printed ten, and elsewhere a Joker, which
 * is a 1 here (CB-11).
 */
export function nationAlphabet(language: Language): CardAlphabet {
  const say = sayIn(language, words);
  const french = frenchDeck(language).ranks;
  return {
    ranks: RANKS.map((code) => {
      const label = labelOf(code, language);
      const own = code === 'T' ? '0' : /\d/.test(code) ? code : letterOf(code, language);
      const asFrench = french.find((sign) => sign.code === FRENCH[code])?.keys ?? [];
      return { code, label, keys: [...new Set([own, ...asFrench])] };
    }),
    suits: NATIONS.map((code) => ({
      code,
      label: say(`charta-bellica-options-${code}`),
      keys: [code],
      path: EMBLEM_PATHS[code],
      ink: EMBLEM_INKS[code],
    })),
    specials: [],
  };
}

/** Numbers as they are, so that the one is found among them; who stands on the other cards by name. */
function labelOf(rank: NationalRank, language: Language): string {
  if (rank === 'T') return '10';
  return /\d/.test(rank) ? rank : titled(nameRank(rank, language));
}
