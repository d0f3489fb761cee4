import { isCourt, isJester, rankOf, valueOf, type NationalCard } from './card.ts';

/** The two cards an alliance plays in a battle; their order means nothing. */
export type AlliedPair = readonly [NationalCard, NationalCard];

/** CB-5, from what beats most to what beats least; the jester partner stands outside this order (CB-6). */
export const KINDS = ['elite pair', 'elite partners', 'pair', 'thirteen', 'number sum', 'mixed', 'jester partner'] as const;
export type Kind = (typeof KINDS)[number];

/** CB-5 */
const ELITE_PARTNERS_EXTRA = 3;
const PAIR_OF_PRIESTS = 33;

/** CB-5: what an allied pair is in the combined line. */
export function kindOf([x, y]: AlliedPair): Kind {
  const equal = valueOf(x) === valueOf(y);
  if (isCourt(x) && isCourt(y)) return equal ? 'elite pair' : 'elite partners';
  if (isCourt(x) || isCourt(y)) return isJester(x) || isJester(y) ? 'jester partner' : 'mixed';
  if (equal) return 'pair';
  return sumOf([x, y]) === 13 ? 'thirteen' : 'number sum';
}

/** CB-2: the value of an allied pair in the simple line. */
export function sumOf([x, y]: AlliedPair): number {
  return valueOf(x) + valueOf(y);
}

/** CB-5: the value of an allied pair in the combined line. */
export function totalOf(pair: AlliedPair): number {
  const kind = kindOf(pair);
  if (kind === 'elite pair' && rankOf(pair[0]) === 'p') return PAIR_OF_PRIESTS;
  if (kind === 'elite partners') return sumOf(pair) + ELITE_PARTNERS_EXTRA;
  return kind === 'number sum' || kind === 'mixed' ? doubledByTwo(pair) : sumOf(pair);
}

/** CB-5: a 2 doubles its partner and still counts itself. */
function doubledByTwo([x, y]: AlliedPair): number {
  if (rankOf(x) === '2') return 2 + 2 * valueOf(y);
  if (rankOf(y) === '2') return 2 + 2 * valueOf(x);
  return sumOf([x, y]);
}
