import type { PossibleRefusal, CalledOff, Course } from '../contract/view.ts';
import type { Seat } from '../../rulebook/seat.ts';
import type { Sealer } from '../sealing/sealer.ts';
import { OpenCourse } from './open-course.ts';
import type { Opened } from './opened.ts';
import type { SealedOpening } from './opening.ts';
import { presentationFrom } from './pace.ts';
import { courseOf, endPhase, movedBy, type Phase } from './phase.ts';
import type { QuestionCourse, QuestionRound } from './question-course.ts';
import type { RoundTable } from './round-table.ts';
import { SealedCourse } from './sealed-course.ts';

/** ms in which digits name no card after a typed die has completed an opening. */
const HANDS_OFF = 500;
/** If a count ends so many ms late, the computer has slept: none is so late at work. */
const OVERSLEPT = 10_000;

/** One round after the other: puts a question, counts, has it answered in the way of its kind, and presents the outcomes. */
export class Round {
  readonly #table: RoundTable;
  readonly #sealed: SealedCourse;
  readonly #open: OpenCourse;
  /** Of the question that is put. */
  #question: QuestionCourse;
  #phase: Phase = { kind: 'choosing' };
  #step = 1;
  #naming = false;
  #learnsKeypad = false;
  #handsOffUntil = 0;

  constructor(table: RoundTable) {
    this.#table = table;
    const round: QuestionRound = {
      table,
      phase: () => this.#phase,
      keysRest: () => this.naming || this.learnsKeypad,
      enter: (phase) => this.#enter(phase),
      leave: () => this.#leave(),
      count: () => this.#count(),
      halt: (by) => this.#halt(by),
      callOff: (calledOff) => this.#callOff(calledOff),
      show: (attempt, typed) => {
        if (typed) this.#handsOffUntil = table.clock.now() + HANDS_OFF;
        this.present(attempt);
      },
    };
    this.#sealed = new SealedCourse(round);
    this.#open = new OpenCourse(round);
    this.#question = this.#sealed;
  }

  get phase(): Course['phase'] {
    return this.#phase.kind;
  }

  /** Rises with every change of phase; see `Course`. */
  get step(): number {
    return this.#step;
  }

  get course(): Course {
    const readiness = { ...this.#sealed.attempt.readiness, naming: this.naming };
    return courseOf(this.#phase, this.#step, readiness, (attempt) => this.#table.fingerprint(attempt));
  }

  /** Real dice typed so far in this opening; only for the console. */
  get typed(): SealedOpening['typed'] {
    return this.#phase.kind === 'opening' ? this.#phase.opening.typed : [];
  }

  /** A die typed a moment ago completed the opening, so the next digits were meant for that. */
  get handsOff(): boolean {
    return this.#table.clock.now() < this.#handsOffUntil;
  }

  /** A count or an opening runs, which only halting or calling off may end. */
  get underWay(): boolean {
    const phase = this.#phase;
    if (phase.kind === 'opening') return phase.opening.underWay;
    return phase.kind === 'counting' || phase.kind === 'closed';
  }

  /** The keyboard that seats play by is turned to naming cards. */
  get naming(): boolean {
    return this.#naming && this.#table.state.inputs.some(({ kind }) => kind === 'keys');
  }

  /** The console is given every key, to learn those of a keypad. */
  get learnsKeypad(): boolean {
    return this.#learnsKeypad;
  }

  /** The running sealers of all seats without a real die. */
  get sealers(): readonly Sealer[] {
    return this.#sealed.attempt.armed.map(({ sealer }) => sealer);
  }

  begin(calledOff?: CalledOff): void {
    this.#giveKeysBack();
    this.#next(calledOff);
  }

  count(step: number): PossibleRefusal {
    return this.expect(step, 'choosing', 'asking') ?? this.#question.refuseCount?.() ?? this.#count();
  }

  /** Esc while counting: seals stand. */
  halt(step: number): PossibleRefusal {
    return this.expect(step, 'counting') ?? this.#halt({});
  }

  skip(step: number): PossibleRefusal {
    return this.expect(step, 'shown') ?? this.#next();
  }

  /** What the dealer does in an opening: types dice, or decides about seats that stall. */
  inOpening(step: number, act: (opening: SealedOpening) => PossibleRefusal): PossibleRefusal {
    const refused = this.expect(step, 'opening');
    return refused === undefined && this.#phase.kind === 'opening' ? act(this.#phase.opening) : refused;
  }

  /** The only way out that wipes the faces. */
  callOff(step: number): PossibleRefusal {
    const refused = this.expect(step, 'closed', 'opening');
    if (refused !== undefined) return refused;
    if (this.#phase.kind === 'opening' && this.#phase.opening.judging) {
      return { code: 'round under way', params: { phase: 'opening' } };
    }
    return this.#callOff({ why: 'dealer' });
  }

  /** The computer slept: a count that ran meanwhile counts for nothing. */
  woke(): void {
    if (this.#phase.kind === 'counting') this.#callOff({ why: 'sleep' });
  }

  /** Host time has jumped, forward perhaps because the computer slept. What was to end at a moment still ends after as long. */
  jumped(by: number): void {
    this.#handsOffUntil += by;
    if (by > 0) this.woke();
    this.#phase = movedBy(this.#phase, by);
    if (this.#phase.kind === 'counting') this.#question.counting?.(this.#phase.endsAt);
  }

  /** Turns the shared keyboard to naming cards, or back to the seats. Nobody can seal by keys meanwhile. */
  turnNaming(naming: boolean): void {
    if (naming === this.#naming) return;
    this.#naming = naming;
    this.#table.changed();
    this.#sealed.countIfReady();
  }

  /** Gives every key to the console, or the seats' keys back to them. Nobody can seal by keys meanwhile. */
  learnKeypad(on: boolean): void {
    if (on === this.#learnsKeypad) return;
    this.#learnsKeypad = on;
    this.#table.changed();
    this.#sealed.countIfReady();
  }

  inputChanged(seat: Seat): void {
    this.#question.inputChanged(seat);
  }

  /** The state of the table has changed by something other than an answer that ended a round. */
  tableChanged(): void {
    if (this.#question.outdated()) this.#next();
  }

  /** The faces of `attempt`, or an answer that was recorded, have ended a round: its outcomes are presented. */
  present(attempt?: number): void {
    this.#leave();
    const { clock, state } = this.#table;
    const presentation = presentationFrom(clock.now(), state.choices.pace, this.#table.letters());
    const cancel = clock.after(presentation.presentedAt - presentation.shownAt, () => this.#next());
    this.#enter({ kind: 'shown', attempt, presentation, cancel });
  }

  /** A step was undone or redone: the question that counts now is put. */
  turned(): void {
    if (this.#phase.kind === 'choosing' || this.#phase.kind === 'over') this.tableChanged();
    else this.#next();
  }

  /** The last opening was undone: back to its typing. */
  retype(undone: Opened): void {
    this.#leave();
    this.#question = this.#sealed;
    this.#sealed.retype(undone);
  }

  /** Ends everything that runs; no face outlives it. */
  stop(): void {
    this.#leave();
    this.#question.drop?.();
    this.#giveKeysBack();
    this.#phase = { kind: 'choosing' };
  }

  /** Refuses what was meant for another step, or for a phase that is none of these. */
  expect(step: number, ...phases: readonly Course['phase'][]): PossibleRefusal {
    if (step !== this.#step) return { code: 'step has passed', params: { step, now: this.#step } };
    if (!phases.includes(this.#phase.kind)) return { code: 'wrong phase', params: { phase: this.#phase.kind } };
    return undefined;
  }

  #giveKeysBack(): void {
    this.#naming = false;
    this.#learnsKeypad = false;
  }

  #enter(phase: Phase): void {
    this.#phase = phase;
    this.#step += 1;
    this.#table.changed();
  }

  #leave(): void {
    this.#sealed.attempt.unwatch();
    endPhase(this.#phase);
  }

  #next(calledOff?: CalledOff): undefined {
    this.#leave();
    this.#question.drop?.();
    const { question } = this.#table.state;
    if (question === undefined) return void this.#enter({ kind: 'over' });
    this.#question = question.kind === 'sealed' ? this.#sealed : this.#open;
    this.#question.put(calledOff);
  }

  #count(): undefined {
    const startedAt = this.#table.clock.now();
    const length = this.#table.state.choices.count * 1000;
    const endsAt = startedAt + length;
    const cancel = this.#table.clock.after(length, () => {
      // On waking, this timer may come before the notice of having slept.
      this.#table.clock.look();
      if (this.#phase.kind !== 'counting') return;
      if (this.#table.clock.now() > this.#phase.endsAt + OVERSLEPT) this.#callOff({ why: 'sleep' });
      else this.#question.countEnded();
    });
    this.#leave();
    this.#giveKeysBack();
    this.#enter({ kind: 'counting', startedAt, endsAt, cancel });
    this.#question.counting?.(endsAt);
  }

  #halt(by: { readonly seat?: Seat }): undefined {
    this.#leave();
    this.#question.halted(by);
  }

  #callOff(calledOff: CalledOff): undefined {
    this.#leave();
    this.#question.put(calledOff);
  }
}
