import { isDeepStrictEqual } from 'node:util';
import type { PersonId, TournamentCommand } from '../../contract/hall.ts';
import { leftOf, withMinutes, type HallClock } from '../../contract/hall-clock.ts';
import { teamsOf } from '../../contract/team.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import { RULEBOOKS } from '../../../rulebook/rulebooks.ts';
import { tableSizes } from './decide-settings.ts';
import { done, personIn, type TournamentDecision, type ToBeSeated, type ToDo } from './decision.ts';
import { begunRounds, draftOf, exchanged, underWay } from './evolve.ts';
import { isFinal, resultsOf, tellsOf, toFreeze } from './results.ts';
import { repeatedIn } from './seating/meetings.ts';
import { shuffled, type Random } from '../../../rulebook/random.ts';
import type { Seated } from './seating/to-seat.ts';
import { standingsOf } from './standings.ts';
import type { PlayedResult, Tournament, TournamentEvent } from './tournament.ts';

type ClockCommand = Extract<TournamentCommand, { type: 'startClock' | 'extendClock' | 'turnClock' }>;
type Correction = Extract<TournamentCommand, { type: 'correct' }>;
type Leaving = Extract<TournamentCommand, { type: 'leave' }>;

/** What the next round is seated by; refused while a table of the one before still plays. */
export function seat(state: Tournament, played: readonly PlayedResult[], random: Random): ToDo {
  const { settings, people, absent } = state;
  const earlier = begunRounds(state);
  if (!RULEBOOKS.has(settings.rulebook)) return refuse('no game chosen');
  const results = resultsOf(state, played);
  const playing = underWay(state);
  const open = results.filter((result) => result.round === playing?.round && !isFinal(result));
  if (playing !== undefined && open.length > 0) return refuse('tables still play', { round: playing.round, tables: open.length });
  if (earlier.length >= settings.rounds) return refuse('all rounds played', { rounds: settings.rounds });
  const tables = Array.from({ length: settings.tables }, (_, i) => i + 1).filter((table) => !absent.has(table));
  if (tables.length === 0) return refuse('no table here');
  const everybody = people.filter((person) => person.here).map(({ id }) => id);
  const places = new Map(standingsOf(state, results).map(({ person, place }) => [person, place]));
  const round = earlier.length + 1;
  const isLast = settings.last === 'final' && round === settings.rounds;
  const here = isLast ? bestOf(everybody, places, settings.seats, random) : everybody;
  const { apart, together } = teamsOf(people);
  const toSeat = {
    ...{ round, rounds: settings.rounds, people: here, tables: isLast ? tables.slice(0, 1) : tables, earlier },
    teams: apart,
    together: [...together.values()],
    places: here.map((person) => places.get(person) ?? 0),
    sizes: tableSizes(settings.rulebook, settings.house).filter((size) => size <= settings.seats),
    seed: random(2 ** 31),
  };
  const before = endRound(state, played);
  return { ok: true, toSeat, before, ...(isLast && { others: everybody.filter((person) => !here.includes(person)) }) };
}

/** Those of equal place by lot. In the order in which they came. */
function bestOf(people: readonly PersonId[], places: ReadonlyMap<PersonId, number>, count: number, random: Random) {
  const byPlace = shuffled(people, random).sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  const best = byPlace.slice(0, count);
  return people.filter((person) => best.includes(person));
}

/** Takes this seating for the next round, which also ends the one before if that is under way; refused if there is none. */
export function takeSeating(
  { toSeat: { people, sizes }, before, others }: ToBeSeated,
  seating: Seated | undefined,
): TournamentDecision {
  if (seating === undefined) return refuse('too few people', { here: people.length, least: Math.min(...sizes) });
  const final = others !== undefined && { unseated: [...seating.unseated, ...others], final: true as const };
  return done(...(before.ok ? before.events : []), { type: 'RoundSeated', ...seating, ...final });
}

export function exchange(state: Tournament, one: PersonId, other: PersonId): TournamentDecision {
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
  return done({
    type: 'PlacesExchanged',
    one,
    other,
    repeated: repeatedIn(tables, begunRounds(state), [...teamsOf(state.people).together.values()]),
  });
}

export function startRound(state: Tournament, now: number): TournamentDecision {
  const draft = draftOf(state);
  const { minutes = 0 } = state.settings;
  const clock = minutes > 0 && { clock: clockOf('end', minutes, now) };
  return draft === undefined ? refuse('no seating') : done({ type: 'RoundStarted', round: draft.round, ...clock });
}

/** Ends the round under way: what counts of it now is frozen. */
export function endRound(state: Tournament, played: readonly PlayedResult[]): TournamentDecision {
  const round = underWay(state)?.round;
  if (round === undefined) return refuse('no round to end');
  return done({ type: 'RoundEnded', round, results: toFreeze(state, round, played) });
}

/** A clock that begins to run now. */
function clockOf(to: HallClock['to'], minutes: number, now: number): HallClock {
  return withMinutes({ to, endsAt: now }, minutes, now);
}

/** The clock of the round under way, or of the pause before the next one. Where none is set, there is none to be turned. */
export function setClock(state: Tournament, command: ClockCommand, now: number): TournamentDecision {
  const { clock } = state;
  if (command.type === 'startClock') {
    const to = underWay(state) === undefined ? 'start' : 'end';
    return done({ type: 'ClockSet', clock: clockOf(to, command.minutes, now) });
  }
  if (clock === undefined) return done();
  if (command.type === 'extendClock') return done({ type: 'ClockSet', clock: withMinutes(clock, command.minutes, now) });
  if (command.to === 'off') return done({ type: 'ClockSet' });
  const [left, isHalted] = [leftOf(clock, now), 'left' in clock];
  if (isHalted === (command.to === 'halt')) return done();
  return done({ type: 'ClockSet', clock: isHalted ? { to: clock.to, endsAt: now + left } : { to: clock.to, left } });
}

/**
 * The result of a table in a round that has begun, for people who were seated there, each once. What the table tells at this moment
 * is known to whoever corrects it.
 */
export function correct(
  state: Tournament,
  { round, table, rows, reason }: Correction,
  played: readonly PlayedResult[],
): TournamentDecision {
  const seating = begunRounds(state).find((begun) => begun.round === round);
  if (seating === undefined) return refuse('round not begun', { round });
  const seated = seating.tables.find((other) => other.table === table)?.people;
  if (seated === undefined) return refuse('table not in round', { round, table });
  for (const [i, { person: id }] of rows.entries()) {
    const found = personIn(state, id);
    if (!found.ok) return found;
    const { name } = found.person;
    if (!seated.includes(id)) return refuse('not at table', { name, round, table });
    if (rows.findIndex(({ person }) => person === id) !== i) return refuse('twice in result', { name });
  }
  const told = tellsOf(state, { round, table }, played)?.rows;
  const known: readonly TournamentEvent[] =
    told === undefined || isDeepStrictEqual(told, rows) ? [] : [{ type: 'ResultLeft', round, table, rows: told }];
  return done(...known, { type: 'ResultCorrected', round, table, rows, reason });
}

/** What a table tells besides its result is not to count, as long as it tells these rows. */
export function leave(state: Tournament, { round, table, rows }: Leaving, played: readonly PlayedResult[]): TournamentDecision {
  const result = resultsOf(state, played).find((one) => one.round === round && one.table === table);
  return isDeepStrictEqual(result?.aside?.rows, rows)
    ? done({ type: 'ResultLeft', round, table, rows })
    : refuse('told otherwise', { round, table });
}
