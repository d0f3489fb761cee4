import type { Card } from '../../../rulebook/card.ts';
import { unseen } from '../../../rulebook/deck.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { DECK } from './deck.ts';
import type { Dealt, TurnPlayed } from './play.ts';

/** Where a card of this hand has been seen; `seat` is whose it is there, undefined for nobody's. */
export interface Seen {
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
