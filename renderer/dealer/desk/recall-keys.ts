import type { ConsoleView } from '../../../host/contract/view.ts';
import { command, type Action, type Desk } from './desk.ts';
import { letterOf, type KeyPress } from './key-press.ts';

/** Brings the last reveal back, its next outcome when it is back already, and after the last one puts it away. */
export function recallNext({ table: { game } }: ConsoleView): Action | undefined {
  const { course, recalled } = game ?? {};
  if (course?.phase !== 'choosing' && course?.phase !== 'asking' && course?.phase !== 'over') return undefined;
  const at = (recalled?.at ?? -1) + 1;
  const { step } = course;
  return command(at === recalled?.of ? { type: 'endRecall', step } : { type: 'recall', step, at });
}

/** W and, while a reveal is back and nothing is half written, Esc. */
export function readRecall(view: ConsoleView, desk: Desk, press: KeyPress): Action | undefined {
  if (letterOf(press) === 'W') return recallNext(view);
  const { course, recalled } = view.table.game ?? {};
  if (press.code !== 'Escape' || course === undefined || recalled === undefined) return undefined;
  return desk.written === '' && desk.confirmation === undefined ? command({ type: 'endRecall', step: course.step }) : undefined;
}
