import { peekRedo, peekUndo, push, redo, undo, type Timeline } from '../../../../rulebook/timeline.ts';
import { evolve, NEW_TOURNAMENT } from '../evolve.ts';
import type { Tournament, TournamentEvent } from '../tournament.ts';
import type { TournamentLine } from './line.ts';

export type TournamentTimeline = Timeline<TournamentEvent, Tournament>;

/** The time line after one more line; undefined if the line cannot follow: it undoes or redoes another step than the next. */
export function foldLine(timeline: TournamentTimeline, line: TournamentLine): TournamentTimeline | undefined {
  if (line.kind === 'step') {
    return push(timeline, line.n, line.events, (state, event) => evolve(state ?? NEW_TOURNAMENT, event, line.n));
  }
  const next = line.kind === 'undo' ? peekUndo(timeline) : peekRedo(timeline);
  if (next?.step.n !== line.step) return undefined;
  return line.kind === 'undo' ? undo(timeline) : redo(timeline);
}
