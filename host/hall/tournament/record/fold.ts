import { push, undo, type Step, type Timeline } from '../../../../rulebook/timeline.ts';
import { evolve, NEW_TOURNAMENT } from '../evolve.ts';
import type { Tournament, TournamentEvent } from '../tournament.ts';
import type { TournamentLine } from './line.ts';

export type TournamentTimeline = Timeline<TournamentEvent, Tournament>;
export type TournamentStep = Step<TournamentEvent, Tournament>;
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
