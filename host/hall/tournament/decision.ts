import type { PersonId, PersonView } from '../../contract/hall.ts';
import type { HostRefusalCode } from '../../contract/view.ts';
import { refuse, type Refused } from '../../../rulebook/refusal.ts';
import type { ToSeat } from './seating/to-seat.ts';
import type { Tournament, TournamentEvent } from './tournament.ts';

/** The event of a command; none if it changes nothing. */
export type TournamentDecision = { readonly ok: true; readonly events: readonly TournamentEvent[] } | Refused<HostRefusalCode>;

/** A round to be seated, or a final, which the others do not play; `before` ends the one that is under way, if there is one. */
export interface ToBeSeated {
  readonly ok: true;
  readonly toSeat: ToSeat;
  readonly others?: readonly PersonId[];
  readonly before: TournamentDecision;
}

/** What a command leads to: a seating takes seconds, and is made by whoever has them. */
export type ToDo = TournamentDecision | ToBeSeated;

export function done(...events: readonly TournamentEvent[]): TournamentDecision {
  return { ok: true, events };
}

/** The person of this id, or why there is none. */
export function personIn(
  { people }: Tournament,
  id: PersonId,
): { readonly ok: true; readonly person: PersonView } | Refused<HostRefusalCode> {
  const person = people.find((other) => other.id === id);
  return person === undefined ? refuse('no such person', { person: id }) : { ok: true, person };
}
