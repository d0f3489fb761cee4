import type { ConsoleView, Course } from '../../../host/contract/view.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { HELD, command, local, type Action, type Desk } from './desk.ts';
import { digitOf, type KeyPress } from './key-press.ts';

type Opening = Extract<Course, { phase: 'opening' }>;
type Typed = ConsoleView['typed'];

/**
 * Keys of an opening. A seat that has stalled: Space asks again, Enter and then a digit gives its face by hand (0 is
 * no die), Esc twice calls the round off. Real dice: digits in order, Backspace takes one back.
 */
export function readOpening(course: Opening, typed: Typed, desk: Desk, press: KeyPress): Action | undefined {
  if (press.code === 'Escape') return readEscape(course, desk);
  const stalled = course.stalled[0];
  if (press.code === 'Space') return stalled === undefined ? undefined : command({ type: 'askAgain', step: course.step });
  if (press.code === 'Enter' || press.code === 'NumpadEnter') {
    return stalled === undefined || desk.onControl ? undefined : local({ type: 'byHand', on: !desk.byHand });
  }
  if (press.code === 'Backspace') {
    if (desk.byHand) return local({ type: 'byHand', on: false });
    const last = dieAt(course, typed, (desk.typedTo ?? typed.length) - 1);
    return last === undefined ? undefined : command({ type: 'untype', step: course.step, seat: last });
  }
  const digit = digitOf(press);
  if (digit === undefined) return undefined;
  // A digit that is no face goes up as well: the host's refusal says what the faces are.
  if (desk.byHand && stalled !== undefined) return command({ type: 'byHand', step: course.step, seat: stalled.seat, digit });
  const next = dieAt(course, typed, desk.typedTo ?? typed.length);
  if (next === undefined) return HELD;
  return command({ type: 'type', step: course.step, seat: next, digit });
}

/** Whose die is typed as number `at` of this opening, from 0. */
function dieAt({ toType }: Opening, typed: Typed, at: number): Seat | undefined {
  return [...typed.map(({ seat }) => seat), ...toType][at];
}

/** Calling off loses what all have chosen, and Esc may have been meant for the count a moment ago: it asks first. */
function readEscape(course: Opening, desk: Desk): Action {
  if (desk.byHand) return local({ type: 'byHand', on: false });
  return desk.callingOff ? command({ type: 'callOff', step: course.step }) : local({ type: 'callingOff', on: true });
}
