import type { ConsoleView, Course } from '../../../host/contract/view.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { HELD, command, type Action, type Desk } from './desk.ts';
import { digitOf, type KeyPress } from './key-press.ts';

export type OpeningCourse = Extract<Course, { phase: 'opening' }>;

/**
 * Keys of an opening. A seat that has stalled: Space asks again, Enter and then a digit gives its face by hand (0 is
 * no die), Esc twice calls the round off. Real dice: digits in order, Backspace takes one back.
 */
export function readOpening(course: OpeningCourse, desk: Desk, press: KeyPress): Action | undefined {
  switch (press.code) {
    case 'Escape':
      return backOut(course, desk);
    case 'Space':
      return askAgain(course);
    case 'Enter':
    case 'NumpadEnter':
      return desk.onControl ? undefined : turnByHand(course, desk);
    case 'Backspace':
      return takeBack(course, desk);
    default: {
      const digit = digitOf(press);
      return digit === undefined ? undefined : giveDie(course, desk, digit);
    }
  }
}

/** A digit before real dice are asked for: with some of them lost, those after it would go to the wrong seats. */
export function readEarlyDie({ view, typedEarly }: Desk, press: KeyPress): Action | undefined {
  if (press.code === 'Backspace') return typedEarly ? { kind: 'typedEarly', on: false } : undefined;
  if (digitOf(press) === undefined || !view.inputs.some(({ kind }) => kind === 'die')) return undefined;
  return { kind: 'typedEarly', on: true };
}

/** Asks the stalled seat again; undefined where none has stalled. */
export function askAgain({ stalled, step }: OpeningCourse): Action | undefined {
  return stalled.length === 0 ? undefined : command({ type: 'askAgain', step });
}

/** Whether the next digit is the face of the seat that has stalled: on, or off again; undefined where none has. */
export function turnByHand({ stalled }: OpeningCourse, { byHand }: Desk): Action | undefined {
  return stalled.length === 0 ? undefined : { kind: 'byHand', on: !byHand };
}

/** A digit: the face of the seat that has stalled, where the dealer gives it by hand, or the next real die. */
export function giveDie(course: OpeningCourse, desk: Desk, digit: number): Action {
  if (desk.byHand && course.stalled.length > 0) return giveByHand(course, digit);
  if (desk.typedEarly) return { kind: 'typedEarly', on: true };
  const { typed } = desk.view;
  const seat = dieAt(course, typed, desk.typedTo ?? typed.length);
  // A digit that is no face goes up as well: the host's refusal says what the faces are.
  return seat === undefined ? HELD : command({ type: 'type', step: course.step, seat, digit });
}

/** The face of the seat that has stalled, 0 for none. */
export function giveByHand({ stalled, step }: OpeningCourse, digit: number): Action {
  const seat = stalled[0]?.seat;
  return seat === undefined ? HELD : command({ type: 'byHand', step, seat, digit });
}

/** Leaves giving a face by hand, drops early digits, or takes the last die back; undefined where none is typed. */
export function takeBack(course: OpeningCourse, { byHand, typedEarly, view: { typed }, typedTo }: Desk): Action | undefined {
  if (byHand) return { kind: 'byHand', on: false };
  if (typedEarly) return { kind: 'typedEarly', on: false };
  const seat = dieAt(course, typed, (typedTo ?? typed.length) - 1);
  return seat === undefined ? undefined : command({ type: 'untype', step: course.step, seat });
}

/** The seat whose die is typed as number `at` of this opening, from 0. */
function dieAt({ toType }: OpeningCourse, typed: ConsoleView['typed'], at: number): Seat | undefined {
  return [...typed.map(({ seat }) => seat), ...toType][at];
}

/** Calling off loses what all have chosen, and Esc may have been meant for the count a moment ago: it asks first. */
export function backOut(course: OpeningCourse, { byHand, callingOff }: Desk): Action {
  if (byHand) return { kind: 'byHand', on: false };
  return callingOff ? command({ type: 'callOff', step: course.step }) : { kind: 'callingOff', on: true };
}
