import type { HallStep, PersonId } from '../../../contract/hall.ts';
import { push, undo, type Step, type Timeline } from '../../../../rulebook/timeline.ts';
import { evolve, NEW_TOURNAMENT } from '../evolve.ts';
import type { Tournament, TournamentEvent } from '../tournament.ts';
import type { TournamentLine } from './line.ts';

export type TournamentTimeline = Timeline<TournamentEvent, Tournament>;
type TournamentStep = Step<TournamentEvent, Tournament>;
type Chained = Pick<TournamentStep, 'n' | 'events'>;

/** The time line after one more line; undefined if the line cannot follow: it undoes or redoes another step than the next. */
export function foldLine(timeline: TournamentTimeline, line: TournamentLine): TournamentTimeline | undefined {
  if (line.kind === 'step') return withStep(timeline, line, isOfGuest(line) ? timeline.undone : undefined);
  const next = nextStep(timeline, line.kind);
  if (next?.n !== line.step) return undefined;
  return line.kind === 'undo' ? undone(timeline) : withStep(timeline, next, timeline.undone?.rest);
}

/** The step that undo or redo would take. */
export function nextStep({ done, undone }: TournamentTimeline, kind: 'undo' | 'redo'): TournamentStep | undefined {
  return kind === 'undo' ? organisers(done)?.head : undone?.head;
}

/** What guests have done since is no step of the organiser's: undo passes over it, and keeps it. */
const isOfGuest = ({ events }: Pick<TournamentStep, 'events'>) => events.every(({ type }) => type === 'CheckedIn');

function organisers(done: TournamentTimeline['done']): TournamentTimeline['done'] {
  let last = done;
  while (last !== undefined && isOfGuest(last.head)) last = last.rest;
  return last;
}

function undone(timeline: TournamentTimeline): TournamentTimeline {
  const last = organisers(timeline.done);
  const since: TournamentStep[] = [];
  for (let link = timeline.done; link !== last && link !== undefined; link = link.rest) since.push(link.head);
  const before = undo({ done: last, undone: timeline.undone });
  return since.reduceRight((so, step) => withStep(so, step, before.undone), before);
}

function withStep(
  timeline: TournamentTimeline,
  { n, events }: Chained,
  undone: TournamentTimeline['undone'],
): TournamentTimeline {
  return { ...push(timeline, n, events, (state, event) => evolve(state ?? NEW_TOURNAMENT, event, n)), undone };
}

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
