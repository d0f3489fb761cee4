import type { Answer, Turnable } from '../contract/view.ts';
import { effectBetween } from '../../rulebook/effect.ts';
import type { GameEvent, NightState } from '../../rulebook/series.ts';
import { peekRedo, peekUndo, type Timeline, type Turn } from '../../rulebook/timeline.ts';
import { DONE, refused } from './answer.ts';
import type { Table } from './table.ts';

/** Undo or redo of the step in line `n`, which must be the next one: what the dealer read is what happens. */
export async function turn(table: Table, kind: 'undo' | 'redo', n: number): Promise<Answer> {
  const { round } = table;
  if (round.underWay) return refused('round under way', { phase: round.phase });
  const { timeline } = table.now.night;
  const next = kind === 'undo' ? peekUndo(timeline) : peekRedo(timeline);
  if (next === undefined) return refused(kind === 'undo' ? 'nothing to undo' : 'nothing to redo');
  if (next.step.n !== n) return refused('another step is next', { n, next: next.step.n });
  await table.write(table.validate({ kind, step: n }));
  table.corrections.add({ kind, before: next.from, after: next.to }, table.clock.now());
  const typed = kind === 'undo' ? table.reveal(n) : undefined;
  if (table.game === undefined) round.stop();
  else if (typed === undefined) round.turned();
  else round.retype(typed);
  table.changed();
  return DONE;
}

/** What the next undo and the next redo would do, said beforehand. */
export function turnables(timeline: Timeline<GameEvent, NightState>): { readonly undo?: Turnable; readonly redo?: Turnable } {
  const undo = peekUndo(timeline);
  const redo = peekRedo(timeline);
  return { ...(undo && { undo: turnable(undo) }), ...(redo && { redo: turnable(redo) }) };
}

function turnable({ step, from, to }: Turn<GameEvent, NightState>): Turnable {
  return { n: step.n, what: step.events[0]?.type ?? '', effect: effectBetween(from, to) };
}
