import { MOST_PEOPLE, type PersonId } from '../../contract/hall.ts';
import { hearName, lookAlike, lookOf } from '../../../rulebook/name.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import { done, personIn, type TournamentDecision } from './decision.ts';
import { lineOf, parsePeople, type LineFault } from './people-text.ts';
import type { Tournament } from './tournament.ts';

/** If anything is wrong with the list, nobody is added; with `others`, all are with whose lines nothing is wrong. */
export function addPeople({ people }: Tournament, text: string, others = false): TournamentDecision {
  const { named, faults, without } = parsePeople(text);
  if (named.length === 0 && faults.length === 0) return refuse('no names');
  const known = new Set(people.map(({ name }) => hearName(name)));
  const looks = new Map(people.map(({ name }) => [lookOf(name), name]));
  const isHere = ({ name }: { readonly name: string }) => known.has(hearName(name));
  const taken = named.flatMap((one): readonly LineFault[] => {
    const { line, name } = one;
    const as = looks.get(lookOf(name));
    if (isHere(one)) return [refuse('name here', { line, name }).refusal];
    return as === undefined ? [] : [refuse('name looks like', { line, as }).refusal];
  });
  const added = named.filter((one) => !isHere(one) && !looks.has(lookOf(one.name)));
  if (faults.length + taken.length > 0 && (!others || added.length === 0)) {
    const parts = [...faults, ...taken].toSorted((one, other) => lineOf(one) - lineOf(other));
    const { refusal } = refuse('list not sound', { faults: parts.length, others: added.length, left: without(added) });
    return { ok: false, refusal: { ...refusal, parts } };
  }
  if (people.length + added.length > MOST_PEOPLE) return refuse('too many people', { most: MOST_PEOPLE });
  return done({
    type: 'PeopleAdded',
    people: added.map(({ line: _, ...one }, i) => ({ id: `p${people.length + i + 1}`, ...one })),
  });
}

export function rename(state: Tournament, id: PersonId, name: string): TournamentDecision {
  const found = personIn(state, id);
  if (!found.ok) return found;
  if (found.person.name === name) return done();
  const others = state.people.filter((other) => other.id !== id).map((other) => other.name);
  const as = lookAlike(name, others);
  if (as !== undefined) return refuse('name looks like', { as });
  const taken = others.some((other) => hearName(other) === hearName(name));
  return taken ? refuse('name taken', { name }) : done({ type: 'PersonRenamed', person: id, name });
}

export function setTeam(state: Tournament, id: PersonId, team: string): TournamentDecision {
  const found = personIn(state, id);
  if (!found.ok) return found;
  if ((found.person.team ?? '') === team) return done();
  return done({ type: 'TeamChosen', person: id, ...(team !== '' && { team }) });
}

export function setPresence(state: Tournament, id: PersonId, here: boolean): TournamentDecision {
  const found = personIn(state, id);
  if (!found.ok) return found;
  return found.person.here === here ? done() : done({ type: here ? 'PersonBack' : 'PersonLeft', person: id });
}

export function awaitCheckIn({ checkIn: now }: Tournament, on: boolean): TournamentDecision {
  return now === on ? done() : done({ type: on ? 'CheckInOpened' : 'CheckInClosed' });
}

/** Refused for somebody whom the organiser does not await: a guest brings nobody back who has left. */
export function checkIn(state: Tournament, id: PersonId): TournamentDecision {
  const found = personIn(state, id);
  if (!found.ok || found.person.here) return found.ok ? done() : found;
  return found.person.awaited === true ? done({ type: 'CheckedIn', person: id }) : refuse('no such person', { person: id });
}
