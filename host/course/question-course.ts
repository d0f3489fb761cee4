import type { CalledOff, PossibleRefusal } from '../contract/view.ts';
import type { Seat } from '../../rulebook/seat.ts';
import type { Phase } from './phase.ts';
import type { RoundTable } from './round-table.ts';

/** A question from when it is put until it is answered, in the way of its kind: sealed, or open. */
export interface QuestionCourse {
  /** Puts the question, or puts it again after a count or an opening was called off. */
  put(calledOff?: CalledOff): void;
  /** Why no count can come before this question. */
  refuseCount?(): PossibleRefusal;
  /** A count runs and ends at this host time. */
  counting?(endsAt: number): void;
  /** The count was halted, by a seat or by the dealer. */
  halted(by: { readonly seat?: Seat }): void;
  countEnded(): void;
  inputChanged(seat: Seat): void;
  /** Whether the question must be put again, because the table has changed by something other than its answer. */
  outdated(): boolean;
  /** Wipes what was answered so far. */
  drop?(): void;
}

/** What the course of a question needs of the round it belongs to. */
export interface QuestionRound {
  readonly table: RoundTable;
  phase(): Phase;
  /** The keyboard is turned to naming cards, or a keypad is learned: nobody can seal by keys. */
  keysRest(): boolean;
  enter(phase: Phase): void;
  /** Stops what runs in the present phase, which is about to be left. */
  leave(): void;
  count(): void;
  halt(by: { readonly seat?: Seat }): void;
  callOff(calledOff: CalledOff): void;
  /** Presents the outcomes of `attempt`; `typed`: the last thing the dealer did was to type a die. */
  show(attempt: number, typed: boolean): void;
}
