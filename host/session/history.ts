import type { Answer } from '../contract/view.ts';
import { peekRedo, peekUndo } from '../../rulebook/timeline.ts';
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
