import type { Turnable } from '../contract/view.ts';
import { effectBetween } from '../../rulebook/effect.ts';
import type { GameEvent, NightState } from '../../rulebook/series.ts';
import { peekRedo, peekUndo, type Timeline, type Turn } from '../../rulebook/timeline.ts';

/** What the next undo and the next redo would do, said beforehand. */
export function turnables(timeline: Timeline<GameEvent, NightState>): { readonly undo?: Turnable; readonly redo?: Turnable } {
  const undo = peekUndo(timeline);
  const redo = peekRedo(timeline);
  return { ...(undo && { undo: turnable(undo) }), ...(redo && { redo: turnable(redo) }) };
}

function turnable({ step, from, to }: Turn<GameEvent, NightState>): Turnable {
  return { n: step.n, what: step.events[0]?.type ?? '', effect: effectBetween(from, to) };
}
