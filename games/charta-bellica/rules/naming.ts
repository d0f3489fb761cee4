import type { CardQuestion, OpenQuestion } from '../../../rulebook/ask.ts';
import type { AskedCode, Given } from '../../../rulebook/questions/game.ts';
import { refuse, type Refused } from '../../../rulebook/refusal.ts';
import type { Player, Seat } from '../../../rulebook/seat.ts';
import { rankOf, type NationalCard, type NationalRank } from './card.ts';
import { nationOf, ownCard, possibleFrom, seenIn, type Source } from './seen.ts';
import type { Play } from './play.ts';

const CODE = /^[1-9Tpqmc][HGTP?]$/;

/** CB-1 to CB-9: what is asked, by phase. */
export const ASKS = ['lot', 'ally', 'pile card', 'hand card', 'blind', 'turned', 'horse', 'drawn', 'dropped'] as const;
export type AskWhat = (typeof ASKS)[number];

/** A card of the 56, or its rank alone. */
export function isCard(text: string): boolean {
  return CODE.test(text);
}

/** A question for a card with what is known of it: one of many, one of few by its rank alone, or the only one left. */
export function withKnown(play: Play, question: OpenQuestion): OpenQuestion {
  if (question.kind !== 'card') return question;
  const possible = possibleFrom(play, seatOf(question), sourceOf(question));
  const distinct = new Set(possible.map(rankOf)).size === possible.length;
  const [only] = possible;
  return {
    ...question,
    ...(distinct && { rankOnly: true as const }),
    ...(possible.length === 1 && only !== undefined && { expected: only }),
  };
}

/**
 * The card that is meant by `given`: a rank alone (`9?`) is the possible card of that rank, else the own nation's. Throws if
 * several nations' cards of that rank are possible.
 */
export function named(play: Play, question: CardQuestion, given: string): NationalCard {
  if (!given.endsWith('?')) return given as NationalCard;
  const seat = seatOf(question);
  const rank = given.charAt(0) as NationalRank;
  const [card, other] = possibleFrom(play, seat, sourceOf(question)).filter((one) => rankOf(one) === rank);
  if (other !== undefined) throw new RangeError(`${given} may be several cards`);
  return card ?? ownCard(play, rank, seat);
}

/** A card of a nation that this seat does not hold, or one that lies or waits elsewhere; the latter may be insisted on. */
export function refuseCard(
  play: Play,
  { question, given, confirm }: Given,
  players: readonly Player[],
): Refused<AskedCode | 'other nation'> | undefined {
  if (question.kind !== 'card') return undefined;
  const seat = seatOf(question);
  const source = sourceOf(question);
  const card = named(play, question, given);
  const nameOf = (whose: Seat) => players[whose]?.name ?? '';
  if (possibleFrom(play, seat, source).includes(card)) return undefined;
  if (card.charAt(1) !== nationOf(play, seat)) return refuse('other nation', { card, name: nameOf(seat) }, 'CB-1');
  if (confirm) return undefined;
  const seen = seenIn(play).find((other) => other.card === card);
  const where = seen?.where ?? (source === 'pile' ? 'hand' : 'pile');
  return refuse('card cannot be there', { card, where, name: nameOf(seen?.seat ?? seat) }, 'CB-1');
}

/** CB-2: the leaders' cards come from their piles; every other card from a hand. */
export function sourceOf({ what }: OpenQuestion): Source {
  return what === 'pile card' ? 'pile' : 'hand';
}

function seatOf({ seat }: CardQuestion): Seat {
  if (seat === undefined) throw new RangeError('every card is somebody’s');
  return seat;
}
