import { NATIONS, RANKS, type Rank } from '../rules/card.ts';
import { CHARTA_BELLICA_WORDS } from '../words/words.ts';
import type { CardAlphabet } from '../../../renderer/dealer/desk/alphabet.ts';
import { EMBLEM_INKS, EMBLEM_PATHS } from '../table/deck/emblems.ts';

/**
 * Letters of the three languages: D(ame, dáma) is a queen, H(auptstadt) and F(őváros) a capital; 0 is ten as T is. Of French
 * cards (CB-11) an X is the Joker, J and B the jack, A the ace. K means nothing: it is the king, who is a monarch here, for
 * one dealer and Königin or királynő for another.
 */
const RANK_KEYS: Readonly<Partial<Record<Rank, readonly string[]>>> = {
  1: ['1', 'X'],
  T: ['0', 'T'],
  p: ['P', 'J', 'B'],
  q: ['Q', 'D'],
  m: ['M'],
  c: ['C', 'F', 'H', 'A'],
};

/** The 56 cards: a rank, and where a hand holds cards of two nations, its nation. */
export const NATION_ALPHABET: CardAlphabet = {
  ranks: RANKS.map((code) => ({ code, keys: RANK_KEYS[code] ?? [code] })),
  suits: NATIONS.map((code) => ({ code, keys: [code], path: EMBLEM_PATHS[code], ink: EMBLEM_INKS[code] })),
  specials: [],
  unclear: ['K'],
  names(language) {
    const { ranks, nations, unclear } = CHARTA_BELLICA_WORDS[language].card;
    const labels = RANKS.map((rank): [Rank, string] => [rank, labelOf(rank, ranks[rank])]);
    return { ranks: Object.fromEntries(labels), suits: nations, specials: [], unclear };
  },
};

/** Numbers as they are, so that the one is found among them; who stands on the other cards by name. */
function labelOf(rank: Rank, name: string): string {
  if (rank === 'T') return '10';
  return /\d/.test(rank) ? rank : name.charAt(0).toUpperCase() + name.slice(1);
}
