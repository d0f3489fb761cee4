import { type Card, parseCard } from '../../../rulebook/card.ts';
import { unseen } from '../../../rulebook/deck.ts';
import type { Seat, Player } from '../../../rulebook/seat.ts';
import { DECK } from './house.ts';
import type { Dealt, TurnPlayed, Play } from './play.ts';
import type { AskedCode, Given } from '../../../rulebook/questions/game.ts';
import { refuse, type Refused } from '../../../rulebook/refusal.ts';

/** Where a card of this hand has been seen; `seat` is whose it is there, undefined for nobody's. */
interface Seen {
  readonly card: Card;
  readonly where: 'turn' | 'captured' | 'waiting' | 'discarded';
  readonly seat: Seat | undefined;
}

/** Every card of the present hand that lay open, where it is now: a run-off uses all 54 again (HY-7). */
export function seenIn(play: Dealt): readonly Seen[] {
  const turns = play.turns.filter(({ hand }) => hand === play.hand);
  return [
    ...(play.phase === 'laying' ? play.laid.map((card, i): Seen => ({ card, where: 'turn', seat: play.order[i] })) : []),
    ...turns.flatMap((turn, i) => turn.cards.flatMap((card) => card ?? []).map((card) => ({ card, ...fate(turns.slice(i)) }))),
    ...play.discards.map(({ card, seat }): Seen => ({ card, where: 'discarded', seat })),
  ];
}

/** What nobody has seen in this hand: it is in some hand or in the stock. */
export function unseenIn(play: Dealt): readonly Card[] {
  return unseen(
    DECK,
    seenIn(play).map(({ card }) => card),
  );
}

/** HY-3: the next winner from a turn on has its cards; until there is one they wait. */
function fate(turns: readonly TurnPlayed[]): Omit<Seen, 'card'> {
  const winner = turns.find(({ judged }) => judged.winner !== null)?.judged.winner ?? undefined;
  return winner === undefined ? { where: 'waiting', seat: undefined } : { where: 'captured', seat: winner };
}

export type Code =
  | 'laid in this turn' // { card, name }: a card that lies there for this turn already
  | 'no pile'; // captures of a player who is not in this hand, or before it is dealt

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

/** HY-7: only players in the present hand have captured cards in it; all others lie in the deck. */
export function refuseAdjust(play: Play, seat: Seat): Refused<Code> | undefined {
  const plays = play.phase !== 'measuring' && play.course.seats.includes(seat);
  return plays ? undefined : refuse('no pile', {}, 'HY-7');
}
