import type { HallStep, PersonId } from '../../../contract/hall.ts';
import type { Tournament, TournamentEvent } from '../tournament.ts';
import type { TournamentStep } from './fold.ts';

/** What undo and redo say as the event has it. */
const SAID: readonly string[] = ['round', 'table', 'text', 'reason'];

/** What an undo or redo would do, by the type of its last event, with the names and values that its sentence needs. */
export function stepOf(step: TournamentStep | undefined): HallStep | undefined {
  // What comes before the last event follows from it.
  const event = step?.events.at(-1);
  return step && event && { n: step.n, what: event.type, params: paramsOf(event, step.before, step.after) };
}

function paramsOf(event: TournamentEvent, before: Tournament | undefined, after: Tournament): HallStep['params'] {
  if (event.type === 'PeopleAdded') return { count: event.people.length, name: event.people[0]?.name ?? '' };
  if (event.type === 'PersonRenamed') return { from: before ? nameIn(before, event.person) : '', to: event.name };
  return {
    ...('person' in event && { name: nameIn(after, event.person) }),
    ...('one' in event && { one: nameIn(after, event.one), other: nameIn(after, event.other) }),
    ...(Object.fromEntries(Object.entries(event).filter(([key]) => SAID.includes(key))) as HallStep['params']),
  };
}

function nameIn({ people }: Tournament, id: PersonId): string {
  return people.find((person) => person.id === id)?.name ?? id;
}
