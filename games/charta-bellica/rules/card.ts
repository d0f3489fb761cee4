/** The fourteen cards of a nation in the order of their value: numbers 1 to 10, priest, queen, monarch, capital (CB, head). */
export const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'p', 'q', 'm', 'c'] as const;
export type NationalRank = (typeof RANKS)[number];

export const NATIONS = ['H', 'G', 'T', 'P'] as const;
export type Nation = (typeof NATIONS)[number];

/** A card of the 56: `TG` the German ten, `mH` the Hungarian monarch. */
export type NationalCard = `${NationalRank}${Nation}`;

/** CB-8: the value of the jester. */
const JESTER = 1;

const CODE = /^[1-9Tpqmc][HGTP]$/;

export function parseCard(text: string): NationalCard | undefined {
  return CODE.test(text) ? (text as NationalCard) : undefined;
}

export function rankOf(card: NationalCard): NationalRank {
  return card.charAt(0) as NationalRank;
}

export function valueOf(card: NationalCard): number {
  return RANKS.indexOf(rankOf(card)) + 1;
}

/** Priest, queen, monarch or capital. */
export function isCourt(card: NationalCard): boolean {
  return valueOf(card) > 10;
}

export function isJester(card: NationalCard): boolean {
  return valueOf(card) === JESTER;
}
