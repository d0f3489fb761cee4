import type { ConsoleView } from '../../../host/contract/view.ts';
import { NONE, command, refused, refusedUnderWay, type Action, type Desk } from './desk.ts';
import { letterOf, type KeyPress } from './key-press.ts';

/** Ctrl+Z and its twins; every other chord stays with the browser. */
export function readChord({ view }: Desk, press: KeyPress): Action {
  if (press.altKey) return NONE;
  const letter = letterOf(press);
  if (letter === 'Z') return takeStep(view, press.shiftKey ? 'redo' : 'undo');
  return letter === 'Y' ? takeStep(view, 'redo') : NONE;
}

/** As the buttons show them. */
export const STEP_KEYS = { undo: 'U', redo: 'Ctrl+Y' } as const;

/** The next step back or forward; where the host would refuse it, that is said: no correction is dropped without a word. */
export function takeStep(view: ConsoleView, type: 'undo' | 'redo'): Action {
  if (view.underWay) return refusedUnderWay(view);
  const step = view[type];
  return step === undefined ? refused(`nothing to ${type}`) : command({ type, n: step.n });
}

/**
 * Backspace with nothing half typed: the last card or other answer, as long as its round is played or shown. An earlier one
 * is no slip of the finger any more, and U takes it back.
 */
export function takeLastBack({ view, ui }: Pick<Desk, 'view' | 'ui'>): Action {
  const { game } = view.table;
  const { undo } = view;
  const answering = game?.course.phase === 'asking' ? 1 : 0;
  const isLast = undo?.what === ui.answerEvent && undo.effect.round === (game?.round ?? 0) + answering;
  return isLast && !view.underWay ? { kind: 'takeBack', step: undo } : { kind: 'say', toast: { type: 'nothing typed' } };
}

/** Brings the last reveal back, its next outcome when it is back already, and after the last one puts it away. */
export function recallNext({ table: { game } }: ConsoleView): Action | undefined {
  const { course, recalled } = game ?? {};
  if (course?.phase !== 'choosing' && course?.phase !== 'asking' && course?.phase !== 'over') return undefined;
  const at = (recalled?.at ?? -1) + 1;
  const { step } = course;
  return command(recalled !== undefined && at === game?.outcomes ? { type: 'endRecall', step } : { type: 'recall', step, at });
}

/** W and, while a reveal is back and nothing is half written, Esc. */
export function readRecall({ view, written, confirmation }: Desk, press: KeyPress): Action | undefined {
  if (letterOf(press) === 'W') return recallNext(view);
  const { course, recalled } = view.table.game ?? {};
  if (press.code !== 'Escape' || course === undefined || recalled === undefined) return undefined;
  return written === '' && confirmation === undefined ? command({ type: 'endRecall', step: course.step }) : undefined;
}
