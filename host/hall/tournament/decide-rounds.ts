import type { PersonId } from '../../contract/hall.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import { isRulebookId, rulebookOf } from '../../../rulebook/rulebooks.ts';
import { done, personIn, type Decided } from './decision.ts';
import { begunRounds, draftOf, exchanged, underWay } from './evolve.ts';
import { isFinal, resultsOf, toFreeze } from './results.ts';
import { repeatedIn } from './seating/meetings.ts';
import type { Random } from './seating/lot.ts';
import { seatRound } from './seating/seat-round.ts';
import { standingsOf } from './standings.ts';
import type { PlayedResult, Tournament } from './tournament.ts';

/** Seats the next round, which also ends the one before; refused while one of its tables still plays. */
export function seat(state: Tournament, played: readonly PlayedResult[], random: Random): Decided {
  const { settings, people, absent } = state;
  const earlier = begunRounds(state);
  if (!isRulebookId(settings.rulebook)) return refuse('no game chosen');
  const results = resultsOf(state, played);
  const playing = underWay(state);
  const open = results.filter((result) => result.round === playing?.round && !isFinal(result));
  if (playing !== undefined && open.length > 0) return refuse('tables still play', { round: playing.round, tables: open.length });
  if (earlier.length >= settings.rounds) return refuse('all rounds played', { rounds: settings.rounds });
  const tables = Array.from({ length: settings.tables }, (_, i) => i + 1).filter((table) => !absent.has(table));
  if (tables.length === 0) return refuse('no table here');
  const here = people.filter((person) => person.here).map(({ id }) => id);
  const places = new Map(standingsOf(state, results).map(({ person, place }) => [person, place]));
  const { least } = rulebookOf(settings.rulebook).seats;
  const round = earlier.length + 1;
  const placeOf = (person: PersonId) => places.get(person) ?? 0;
  const seating = seatRound({ round, people: here, placeOf, tables, least, most: settings.seats, earlier, random });
  const ends = endRound(state, played);
  return seating === undefined
    ? refuse('too few people', { here: here.length, least })
    : done(...(ends.ok ? ends.events : []), { type: 'RoundSeated', ...seating });
}

export function exchange(state: Tournament, one: PersonId, other: PersonId): Decided {
  const draft = draftOf(state);
  if (draft === undefined) return refuse('no seating');
  const inDraft = new Set([...draft.tables.flatMap(({ people }) => people), ...draft.unseated]);
  for (const id of [one, other]) {
    const found = personIn(state, id);
    if (!found.ok) return found;
    if (!inDraft.has(id)) return refuse('not in seating', { name: found.person.name });
  }
  if (one === other) return done();
  const tables = exchanged(draft, one, other).tables.map(({ people }) => people);
  return done({ type: 'PlacesExchanged', one, other, repeated: repeatedIn(tables, begunRounds(state)) });
}

export function startRound(state: Tournament): Decided {
  const draft = draftOf(state);
  return draft === undefined ? refuse('no seating') : done({ type: 'RoundStarted', round: draft.round });
}

/** Ends the round under way: what counts of it now is frozen. */
export function endRound(state: Tournament, played: readonly PlayedResult[]): Decided {
  const round = underWay(state)?.round;
  if (round === undefined) return refuse('no round to end');
  return done({ type: 'RoundEnded', round, results: toFreeze(state, round, played) });
}
