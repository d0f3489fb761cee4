import type { AskedCode } from '../../../rulebook/questions/types.ts';
import type { Given, Refused } from '../../../rulebook/questions/game.ts';
import { parseCard } from '../../../rulebook/card.ts';
import { wholeDeck } from '../../../rulebook/deck.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import type { Player, Seat } from '../../../rulebook/seat.ts';
import { DECK } from './deck.ts';
import type { Play } from './play.ts';
import { seenIn, type Seen } from './seen.ts';

export type Code =
  | 'laid in this turn' // { card, name }: a card that lies there for this turn already
  | 'no pile'; // captures of who does not play this hand, or before it is dealt

const CARDS: ReadonlySet<string> = new Set(wholeDeck(DECK));

/** HY-1: one of the 54, its suit known: every turn is decided by suits. */
export function isCard(text: string): boolean {
  return CARDS.has(text);
}

/**
 * Of a hand nothing is known but what has been seen: each of the 54 cards once. The dealer may insist, since an earlier
 * card may have been typed wrongly; not within one turn, which no card decides that lies there twice (HY-2).
 */
export function refuseAnswer(
  play: Play,
  { given, confirm }: Given,
  players: readonly Player[],
): Refused<AskedCode | Code> | undefined {
  const nameOf = ({ seat }: Seen) => (seat === undefined ? '' : (players[seat]?.name ?? ''));
  const card = parseCard(given);
  if (card === undefined || play.phase === 'measuring') return undefined;
  const seen = seenIn(play).filter((one) => one.card === card);
  const here = seen.find(({ where }) => where === 'turn');
  if (here !== undefined) return refuse('laid in this turn', { card, name: nameOf(here) }, 'HY-2');
  const [before] = seen;
  if (before === undefined || confirm) return undefined;
  return refuse('card cannot be there', { card, where: before.where, name: nameOf(before) }, 'HY-1');
}

/** HY-7: only who plays the present hand has captured cards in it; all others lie in the deck. */
export function refuseAdjust(play: Play, seat: Seat): Refused<Code> | undefined {
  const plays = play.phase !== 'measuring' && play.course.seats.includes(seat);
  return plays ? undefined : refuse('no pile', {}, 'HY-7');
}
