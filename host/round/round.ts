import type { HostRefusalCode } from '../contract/refusal.ts';
import type { CalledOff, Course, RoundChoices } from '../contract/view.ts';
import type { Refusal } from '../../rules/refusal.ts';
import type { PlayerId, Seat } from '../../rules/seat.ts';
import type { Verdict } from '../../firmware-protocol/codec/message.ts';
import type { SealerListener } from '../seats/sealer.ts';
import { Attempt, type AttemptTable } from './attempt.ts';
import type { Clock } from './clock.ts';
import { LateWatch } from './late.ts';
import { Opening, type ClosedSeal } from './opening.ts';
import { tellingTime } from './telling.ts';
import { toType, typedDigits, typingOrder, withDigit, withoutLastDigit, type Typing } from './typing.ts';

/** ms after a typed die judged in which digits name no card. */
const HANDS_OFF = 500;

export type Refused = Refusal<HostRefusalCode> | undefined;

/** Everything one opening showed; in memory only until it is recorded. By seat; `typed` are real dice, in typing order. */
export interface Opened {
  readonly attempt: number;
  readonly faces: readonly (number | null)[];
  readonly nonces: readonly (string | null)[];
  readonly typed: readonly Seat[];
}

export interface CommittedSeal extends ClosedSeal {
  readonly attempt: number;
  readonly hostNonce: string;
}

/** What the course of a round needs of the table it runs on. */
export interface RoundTable extends AttemptTable {
  readonly clock: Clock;
  /** Rises with every call; see `Course`. */
  nextStep(): number;
  /** Who sits where, by seat. */
  circle(): readonly PlayerId[];
  /** Seats that must choose now, ascending. */
  inGame(): readonly Seat[];
  over(): boolean;
  dealer(): Seat;
  choices(): RoundChoices;
  tellings(): number;
  verdict(seat: Seat): Verdict;
  /** Records the commitments of an attempt; resolves when they are flushed. */
  commit(attempt: number, seals: readonly CommittedSeal[]): Promise<void>;
  /** Judges, records, flushes; calls `landed` in the same turn in which the table changes. Rejects when judged impossible. */
  judge(opened: Opened, landed: () => void): Promise<void>;
  /** The course has changed: the screens want a new view. */
  changed(): void;
}

type Phase =
  | { readonly name: 'choosing'; readonly calledOff?: CalledOff }
  | { readonly name: 'counting'; readonly startedAt: number; readonly endsAt: number; readonly cancel: () => void }
  | { readonly name: 'closed'; readonly opening: Opening; readonly typing: Typing }
  | {
      readonly name: 'opening';
      readonly opening: Opening;
      readonly typing: Typing;
      readonly attempt: number;
      readonly judging: boolean;
      /** Taken up again by an undo. */
      readonly kept: boolean;
    }
  | {
      readonly name: 'shown';
      readonly shownAt: number;
      readonly toldAt: number;
      readonly cancel: () => void;
      readonly typed: boolean;
    }
  | { readonly name: 'over' };

/** The course of a round (DESIGN): choosing, counting, closed, opening, shown, and again. Never replayed. */
export class Round {
  readonly #table: RoundTable;
  readonly #late: LateWatch;
  readonly #listener: SealerListener;
  #phase: Phase = { name: 'choosing' };
  #step: number;
  #attempt: Attempt | undefined;
  /** Who was in the game, and where, when the attempt was armed. */
  #armedFor = '';
  #naming = false;
  /** What the screens were told last, so that a face that comes in changes no view. */
  #shownStalls = '';

  constructor(table: RoundTable) {
    this.#table = table;
    this.#step = table.nextStep();
    this.#late = new LateWatch(
      table.clock,
      () => this.#attempt?.nudge(),
      () => table.changed(),
    );
    this.#listener = {
      sealed: () => this.#readyChanged(true),
      withdrawn: () => this.#readyChanged(false),
      halt: () => {
        if (this.#phase.name === 'counting') this.#halt();
      },
    };
  }

  get phase(): Course['phase'] {
    return this.#phase.name;
  }

  /** What may be seen of the course. */
  get course(): Course {
    const step = this.#step;
    const phase = this.#phase;
    switch (phase.name) {
      case 'choosing':
        return this.#choosingView(phase.calledOff);
      case 'counting':
        return { phase: 'counting', step, startedAt: phase.startedAt, endsAt: phase.endsAt };
      case 'closed':
        return { phase: 'closed', step };
      case 'opening':
        return { phase: 'opening', step, stalled: phase.opening.stalled, toType: toType(phase.typing) };
      case 'shown':
        return { phase: 'shown', step, shownAt: phase.shownAt, toldAt: phase.toldAt };
      case 'over':
        return { phase: 'over', step };
      default:
        return phase satisfies never;
    }
  }

  /** Real dice typed so far in this opening; only for the console. */
  get typed(): readonly { readonly seat: Seat; readonly digit: number }[] {
    return this.#phase.name === 'opening' ? typedDigits(this.#phase.typing) : [];
  }

  /** A die typed a moment ago has judged: the next digits were meant for it. */
  get handsOff(): boolean {
    return this.#phase.name === 'shown' && this.#phase.typed && this.#table.clock.now() < this.#phase.shownAt + HANDS_OFF;
  }

  /** A count or an opening runs that only halting or calling off may end. One taken up again by an undo may be left. */
  get underWay(): boolean {
    const phase = this.#phase;
    return phase.name === 'counting' || phase.name === 'closed' || (phase.name === 'opening' && (phase.judging || !phase.kept));
  }

  get naming(): boolean {
    return this.#naming;
  }

  /** The running sealer of a seat, for the keys that belong to it. */
  get sealers(): Attempt['sealers'] {
    return this.#attempt?.sealers ?? new Map<never, never>();
  }

  /** A game begins, or a night is taken up again. */
  begin(): void {
    this.#next();
  }

  /** Space while choosing. */
  count(step: number): Refused {
    return this.#expect(step, 'choosing') ?? this.#count();
  }

  /** Esc while counting: seals stand. */
  halt(step: number): Refused {
    return this.#expect(step, 'counting') ?? this.#halt();
  }

  /** Space while the outcomes are told. */
  skip(step: number): Refused {
    const refused = this.#expect(step, 'shown');
    if (refused === undefined) this.#next();
    return refused;
  }

  type(step: number, digit: number): Refused {
    const refused = this.#expect(step, 'opening');
    if (refused !== undefined || this.#phase.name !== 'opening') return refused;
    if (digit > 6) return { code: 'no such digit', clause: 'HW-6', params: { digit } };
    if (toType(this.#phase.typing).length === 0) return { code: 'nobody to type', params: {} };
    this.#phase = { ...this.#phase, typing: withDigit(this.#phase.typing, digit) };
    this.#table.changed();
    this.#judge();
    return undefined;
  }

  untype(step: number): Refused {
    const refused = this.#expect(step, 'opening');
    if (refused !== undefined || this.#phase.name !== 'opening') return refused;
    if (this.#phase.judging) return { code: 'round under way', params: { phase: 'opening' } };
    if (this.#phase.typing.digits.length === 0) return { code: 'nothing typed', params: {} };
    this.#phase = { ...this.#phase, typing: withoutLastDigit(this.#phase.typing) };
    this.#table.changed();
    return undefined;
  }

  askAgain(step: number): Refused {
    const refused = this.#expect(step, 'opening');
    if (refused === undefined && this.#phase.name === 'opening') this.#phase.opening.askAgain();
    return refused;
  }

  /** `digit` 1 to 6, 0 for no die (HW-8). */
  byHand(step: number, seat: Seat, digit: number): Refused {
    const refused = this.#expect(step, 'opening');
    if (refused !== undefined || this.#phase.name !== 'opening') return refused;
    if (this.#phase.opening.byHand(seat, digit === 0 ? null : digit)) return undefined;
    return { code: 'seat not stalled', params: { seat } };
  }

  /** The only way out that wipes the faces. */
  callOff(step: number): Refused {
    const refused = this.#expect(step, 'closed', 'opening');
    if (refused !== undefined) return refused;
    if (this.#phase.name === 'opening' && this.#phase.judging) return { code: 'round under way', params: { phase: 'opening' } };
    this.#callOff({ why: 'dealer' });
    return undefined;
  }

  /** The computer slept: what was counted meanwhile counts for nothing. */
  woke(): void {
    if (this.#phase.name === 'counting') this.#callOff({ why: 'sleep' });
  }

  turnNaming(naming: boolean): void {
    this.#naming = naming;
    this.#table.changed();
  }

  /** This seat's input has changed. From T on the attempt runs to its end with the input it closed with. */
  inputChanged(seat: Seat): void {
    if ((this.#phase.name !== 'choosing' && this.#phase.name !== 'counting') || !this.#table.inGame().includes(seat)) return;
    void this.#attempt?.reseat(seat);
    this.#readyChanged(false);
  }

  /** The state of the table has changed by something else than an opening. Seals stand while the same seats are in the game. */
  tableChanged(): void {
    const { name } = this.#phase;
    if (name === 'shown') return;
    if (name === 'over' ? !this.#table.over() : this.#table.over() || this.#armedFor !== this.#seatsNow()) this.#next();
  }

  /** A step was undone or redone: the course begins again at choosing. */
  turned(): void {
    if (this.#phase.name === 'choosing' || this.#phase.name === 'over') this.tableChanged();
    else this.#next();
  }

  /** The last opening was undone: back to its typing, digits and opened faces kept. */
  retype(kept: Opened): void {
    this.#leave();
    this.#dropAttempt();
    this.#armedFor = this.#seatsNow();
    const known = new Map(
      this.#table
        .inGame()
        .filter((seat) => !kept.typed.includes(seat))
        .map((seat) => [seat, { face: kept.faces[seat] ?? null, nonce: kept.nonces[seat] ?? null }]),
    );
    const typing: Typing = { order: kept.typed, digits: kept.typed.map((seat) => kept.faces[seat] ?? 0) };
    this.#enter({
      name: 'opening',
      opening: Opening.kept(this.#openingTable(), known),
      typing,
      attempt: kept.attempt,
      judging: false,
      kept: true,
    });
  }

  /** Ends everything that runs; no face outlives it. */
  stop(): void {
    this.#leave();
    this.#dropAttempt();
    this.#phase = { name: 'choosing' };
  }

  #expect(step: number, ...phases: readonly Course['phase'][]): Refused {
    if (step !== this.#step) return { code: 'step has passed', params: { step, now: this.#step } };
    if (!phases.includes(this.#phase.name)) return { code: 'wrong phase', params: { phase: this.#phase.name } };
    return undefined;
  }

  #enter(phase: Phase): void {
    this.#phase = phase;
    this.#step = this.#table.nextStep();
    this.#table.changed();
  }

  /** Stops what the present phase has running. */
  #leave(): void {
    this.#late.stop();
    const phase = this.#phase;
    if (phase.name === 'counting' || phase.name === 'shown') phase.cancel();
    if (phase.name === 'closed' || phase.name === 'opening') phase.opening.cancel();
  }

  #next(): void {
    this.#leave();
    this.#dropAttempt();
    if (this.#table.over()) this.#enter({ name: 'over' });
    else this.#choose();
  }

  #choose(calledOff?: CalledOff): void {
    this.#attempt = new Attempt(this.#table, this.#listener);
    this.#armedFor = this.#seatsNow();
    void this.#attempt.arm(this.#table.inGame());
    this.#enter(calledOff === undefined ? { name: 'choosing' } : { name: 'choosing', calledOff });
  }

  #count(): undefined {
    const startedAt = this.#table.clock.now();
    const length = this.#table.choices().count * 1000;
    const cancel = this.#table.clock.after(length, () => this.#close());
    this.#late.stop();
    this.#naming = false;
    this.#enter({ name: 'counting', startedAt, endsAt: startedAt + length, cancel });
  }

  #halt(): undefined {
    this.#leave();
    this.#enter({ name: 'choosing' });
    this.#watchLate();
  }

  #close(): void {
    const sealers = this.sealers;
    const dice = this.#table.inGame().filter((seat) => !sealers.has(seat));
    const typing = { order: typingOrder(dice, this.#table.dealer(), this.#table.circle().length), digits: [] };
    const opening = new Opening(this.#openingTable(), sealers);
    this.#enter({ name: 'closed', opening, typing });
    opening.close();
  }

  #openingTable() {
    const attempt = this.#attempt;
    return {
      clock: this.#table.clock,
      missing: this.#table.choices().missing,
      commit: (seals: readonly ClosedSeal[]) =>
        this.#table.commit(
          attempt?.number ?? 0,
          seals.map((closed) => ({ ...closed, ...(attempt?.proofOf(closed.sealer.seat) ?? { attempt: 0, hostNonce: '' }) })),
        ),
      moved: () => this.#moved(),
      mismatch: (seat: Seat) => this.#callOff({ why: 'mismatch', seat }),
    };
  }

  #moved(): void {
    const phase = this.#phase;
    if (phase.name === 'closed' && (phase.opening.revealing || phase.opening.stalled.length > 0)) {
      this.#shownStalls = JSON.stringify(phase.opening.stalled);
      this.#enter({ ...phase, name: 'opening', attempt: this.#attempt?.number ?? 0, judging: false, kept: false });
    } else if (phase.name === 'opening' && JSON.stringify(phase.opening.stalled) !== this.#shownStalls) {
      this.#shownStalls = JSON.stringify(phase.opening.stalled);
      this.#table.changed();
    }
    this.#judge();
  }

  /** All faces are there: judged, recorded, flushed, and only then shown. */
  #judge(): void {
    const phase = this.#phase;
    if (phase.name !== 'opening' || phase.judging || !phase.opening.complete || toType(phase.typing).length > 0) return;
    const judging = { ...phase, judging: true };
    this.#phase = judging;
    const landed = () => {
      this.#land(phase.typing.order.length > 0);
    };
    this.#table.judge(this.#opened(phase.opening, phase.typing, phase.attempt), landed).catch(() => {
      if (this.#phase === judging) this.#phase = phase;
    });
  }

  #opened(opening: Opening, typing: Typing, attempt: number): Opened {
    const faces: (number | null)[] = this.#table.circle().map(() => null);
    const nonces: (string | null)[] = this.#table.circle().map(() => null);
    for (const [seat, { face, nonce }] of opening.faces()) {
      faces[seat] = face;
      nonces[seat] = nonce;
    }
    for (const { seat, digit } of typedDigits(typing)) faces[seat] = digit === 0 ? null : digit;
    return { attempt, faces, nonces, typed: typing.order };
  }

  #land(typed: boolean): void {
    this.#attempt?.ended((seat) => this.#table.verdict(seat));
    this.#attempt = undefined;
    const shownAt = this.#table.clock.now();
    const telling = tellingTime(this.#table.choices().pace, this.#table.tellings());
    const cancel = this.#table.clock.after(telling, () => this.#next());
    this.#enter({ name: 'shown', shownAt, toldAt: shownAt + telling, cancel, typed });
  }

  #callOff(calledOff: CalledOff): void {
    this.#leave();
    this.#dropAttempt();
    this.#choose(calledOff);
  }

  #dropAttempt(): void {
    this.#attempt?.abort();
    this.#attempt = undefined;
  }

  #seatsNow(): string {
    return JSON.stringify([this.#table.circle(), this.#table.inGame()]);
  }

  #choosingView(calledOff: CalledOff | undefined): Course {
    const of = this.sealers.size;
    const unsealed = this.#attempt?.unsealed ?? [];
    const view = {
      phase: 'choosing' as const,
      step: this.#step,
      ready: of - unsealed.length,
      of,
      late: this.#late.named ? unsealed : [],
      naming: this.#naming,
    };
    return calledOff === undefined ? view : { ...view, calledOff };
  }

  #watchLate(): void {
    const of = this.sealers.size;
    this.#late.ready(of - (this.#attempt?.unsealed.length ?? 0), of);
  }

  #readyChanged(sealed: boolean): void {
    if (this.#phase.name !== 'choosing') return;
    this.#watchLate();
    this.#table.changed();
    const all = this.sealers.size === this.#table.inGame().length && this.#attempt?.unsealed.length === 0;
    if (sealed && all && this.#table.choices().start === 'ready') this.#count();
  }
}
