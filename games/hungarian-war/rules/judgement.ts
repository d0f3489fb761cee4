import type { CentreOutcome, Judgement, Place, SideOutcome, State, TablePlaces } from './types.ts';
import type { SeatOutcome } from '../../../rulebook/rulebook.ts';
import type { Seat } from '../../../rulebook/seat.ts';

/** One outcome to be shown by itself: a place somebody aimed at, or that players are back. */
export type PresentedStep = { readonly what: 'place'; readonly place: Place } | { readonly what: 'rejoin' };

/** What of a round is shown, in this order: sides ascending, the centre last, then the players who are back. */
export function presentationOf({ sides, centre, rejoined }: Judgement): readonly PresentedStep[] {
  const outcomes: PresentedStep[] = [];
  for (const [side, { reason }] of sides.entries()) if (reason !== 'nobody') outcomes.push({ what: 'place', place: side });
  if (centre.takers.length + centre.blockers.length > 0) outcomes.push({ what: 'place', place: 'centre' });
  if (rejoined.length > 0) outcomes.push({ what: 'rejoin' });
  return outcomes;
}

/** How the last opening ended for each seat, by the seats it had then; empty before the first. */
export function verdictsOf({ opening }: Pick<State, 'opening'>): readonly SeatOutcome[] {
  return opening === undefined ? [] : opening.players.map((_, seat) => verdictOf(opening.judgement, seat));
}

/** A standing change says more than a card, and a card more than a block that kept one (HW-9, HW-12 to HW-14). */
function verdictOf({ centre, sides, eliminated, rejoined }: Judgement, seat: Seat): SeatOutcome {
  if (eliminated.includes(seat)) return 'out';
  if (rejoined.includes(seat)) return 'back';
  const won = sides.filter(({ by }) => by === seat);
  if (centre.by === seat || won.some(({ reason }) => reason === 'lone taker')) return 'took';
  if (won.length > 0) return 'blocked';
  return centre.reason === 'block stands, takers out' && centre.blockers.includes(seat) ? 'blocked' : 'nothing';
}

/** HW-16: the table once the cards that were taken or discarded are gone from it. */
export function tableAfter({ centre, sides }: TablePlaces, judgement: Judgement): TablePlaces {
  return {
    centre: judgement.centre.outcome === 'stays' ? centre : null,
    sides: sides.map((id, side) => (judgement.sides[side]?.outcome === 'stays' ? id : null)),
  };
}

/** The outcome at a place; undefined if there is no such place. */
export function outcomeAt(judgement: Judgement, place: Place): CentreOutcome | SideOutcome | undefined {
  return place === 'centre' ? judgement.centre : judgement.sides[place];
}
