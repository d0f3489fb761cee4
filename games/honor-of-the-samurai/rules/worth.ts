import { rankOf } from '../../../rulebook/card.ts';
import type { Card, Rank } from '../../../rulebook/card.ts';

/** HS-4: an ace stands highest; the others count their number. */
const WORTH: Readonly<Record<Rank, number>> = {
  A: 13,
  K: 12,
  Q: 11,
  J: 11,
  T: 10,
  '9': 9,
  '8': 8,
  '7': 7,
  '6': 6,
  '5': 5,
  '4': 4,
  '3': 3,
  '2': 2,
};

/** HS-4: what a card adds to its army. The card must have a rank: a Joker loses the army before it is counted. */
export function worthOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === undefined) throw new RangeError(`${card} adds nothing to an army`);
  return WORTH[rank];
}

/** HS-2, HS-4: a king, queen or jack costs a disgrace in a hand and is a head in an army. */
export function isFaceCard(card: Card): boolean {
  const rank = rankOf(card);
  return rank === 'K' || rank === 'Q' || rank === 'J';
}

/** HS-2, HS-4 */
export function isJoker(card: Card): boolean {
  return card.startsWith('X');
}
