import type { Card } from '../../../rulebook/card.ts';
import { refuse, type Refused } from '../../../rulebook/refusal.ts';
import { beginCourse, leadIn, playTurn, refuseSwap, swap, type HandCourse, type Manner, type SwapRefusal } from './course.ts';
import type { TurnJudged } from './judge.ts';

export interface KnownHands {
  readonly course: HandCourse;
  readonly hands: readonly (readonly Card[])[];
  /** The top card first. */
  readonly stock: readonly Card[];
}

type HandRefused = Refused<'cards count' | 'not in that hand' | SwapRefusal>;

/** `stock` may be shorter than what the deal leaves: its cards are all that can be drawn. */
export function beginKnown(manner: Manner, hands: KnownHands['hands'], stock: readonly Card[]): KnownHands {
  const course = beginCourse(manner, [...hands.keys()], hands.length);
  return { course: { ...course, stock: stock.length }, hands, stock };
}

/** Every seat lays one card of its own hand. */
export function refuseKnownTurn({ course, hands }: KnownHands, cards: readonly Card[]): HandRefused | undefined {
  const clause = course.manner.turns === 'chance' ? 'HY-4' : 'HY-5';
  if (cards.length !== hands.length) return refuse('cards count', { given: cards.length, seats: hands.length }, clause);
  for (const [seat, card] of cards.entries()) {
    if (hands[seat]?.includes(card) !== true) return refuse('not in that hand', { seat, card }, clause);
  }
  return undefined;
}

/** The cards of a turn laid, judged and captured; they must have passed `refuseKnownTurn`. */
export function playKnownTurn(
  known: KnownHands,
  cards: readonly Card[],
): { readonly judged: TurnJudged; readonly known: KnownHands } {
  const { judged, course } = playTurn(known.course, cards);
  const hands = known.hands.map((hand, seat) => hand.filter((card) => card !== cards[seat]));
  return { judged, known: { ...known, course, hands } };
}

/** HY-5: the leader swaps a card of its own hand. */
export function refuseKnownSwap({ course, hands }: KnownHands, card: Card): HandRefused | undefined {
  const refused = refuseSwap(course);
  if (refused !== undefined) return refused;
  const seat = leadIn(course)?.leader ?? 0;
  return hands[seat]?.includes(card) === true ? undefined : refuse('not in that hand', { seat, card }, 'HY-5');
}

/** The leader's card discarded and the top of the stock drawn; it must have passed `refuseKnownSwap`. */
export function swapKnown({ course, hands, stock }: KnownHands, card: Card): KnownHands {
  const leader = leadIn(course)?.leader;
  const [drawn, ...left] = stock;
  if (drawn === undefined) throw new RangeError('nobody can swap');
  const swapped = hands.map((hand, seat) => (seat === leader ? [...hand.filter((one) => one !== card), drawn] : hand));
  return { course: swap(course), hands: swapped, stock: left };
}
