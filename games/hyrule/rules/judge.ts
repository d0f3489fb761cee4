import { RANKS, type Card, type Suit } from '../../../rulebook/card.ts';
import type { Seat } from '../../../rulebook/seat.ts';

/** Which precedence of HY-2 decided, or that two Jokers left it open (HY-3). */
export type TurnReason = 'five beats joker' | 'joker' | 'heart beats diamond' | 'first suit';
export type TurnJudged =
  | { readonly winner: Seat; readonly clause: 'HY-2'; readonly reason: TurnReason }
  | { readonly winner: null; readonly clause: 'HY-3'; readonly reason: 'two jokers' };

/** HY-2: the best first. */
const FIVES: readonly Card[] = ['5H', '5S', '5C', '5D'];
const SUIT_ORDER: readonly Suit[] = ['D', 'C', 'S', 'H'];

/**
 * HY-2, HY-3: which seat wins the cards of a turn, one entry a seat, null for a seat that lays none. Every card must be wholly
 * known and there once; a RangeError where no card decides.
 */
export function judgeTurn(cards: readonly (Card | null)[]): TurnJudged {
  const jokers = cards.filter((card) => card?.startsWith('X'));
  if (jokers.length === 0) return judgeSuits(cards);
  const five = FIVES.find((card) => cards.includes(card));
  if (five !== undefined) return won(cards, five, 'five beats joker');
  return jokers.length === 1 ? won(cards, jokers[0], 'joker') : { winner: null, clause: 'HY-3', reason: 'two jokers' };
}

function judgeSuits(cards: readonly (Card | null)[]): TurnJudged {
  const hearts = highest(cards, 'H');
  if (hearts !== undefined && highest(cards, 'D') !== undefined) return won(cards, hearts, 'heart beats diamond');
  const suit = SUIT_ORDER.find((one) => highest(cards, one) !== undefined);
  return won(cards, suit && highest(cards, suit), 'first suit');
}

/** The highest card of a suit, ace low; undefined where none is there. */
function highest(cards: readonly (Card | null)[], suit: Suit): Card | undefined {
  return RANKS.map((rank): Card => `${rank}${suit}`).findLast((card) => cards.includes(card));
}

function won(cards: readonly (Card | null)[], card: Card | null | undefined, reason: TurnReason): TurnJudged {
  const winner = card ? cards.indexOf(card) : -1;
  if (winner < 0) throw new RangeError('no card is there that wins');
  return { winner, clause: 'HY-2', reason };
}
