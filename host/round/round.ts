import type { HostRefusalCode } from '../contract/refusal.ts';
import type { CalledOff, Course } from '../contract/view.ts';
import type { Refusal } from '../../rules/refusal.ts';
import type { Seat } from '../../rules/seat.ts';
import type { Sealer, SealerListener } from '../seats/sealer.ts';
import { Attempt } from './attempt.ts';
import { LateWatch } from './late.ts';
import { openedBy, sealedOf, typingOf, type Opened } from './opened.ts';
import { Opening, type OpeningTable } from './opening.ts';
import { courseOf, endPhase, type Phase } from './phase.ts';
import type { RoundTable } from './round-table.ts';
import { tellingTime } from './telling.ts';
import { toType, typedDigits, typingOrder, withDigit, withoutLastDigit } from './typing.ts';

/** ms after a typed die judged in which digits name no card. */
const HANDS_OFF = 500;

export type Refused = Refusal<HostRefusalCode> | undefined;

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
    const of = this.sealers.size;
    const unsealed = this.#attempt?.unsealed ?? [];
    const late = this.#late.named ? unsealed : [];
    return courseOf(this.#phase, this.#step, { ready: of - unsealed.length, of, late, naming: this.#naming });
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
  get sealers(): ReadonlyMap<Seat, Sealer> {
    return this.#attempt?.sealers ?? new Map();
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
    const opening = Opening.kept(this.#openingTable(), sealedOf(kept, this.#table.inGame()));
    this.#enter({ name: 'opening', opening, typing: typingOf(kept), attempt: kept.attempt, judging: false, kept: true });
  }

  /** Ends everything that runs; no face outlives it. */
  stop(): void {
    this.#leave();
    this.#dropAttempt();
    this.#armedFor = '';
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

  #leave(): void {
    this.#late.stop();
    endPhase(this.#phase);
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

  #openingTable(): OpeningTable {
    const attempt = this.#attempt;
    return {
      clock: this.#table.clock,
      missing: this.#table.choices().missing,
      commit: (seals) =>
        this.#table.commit(
          attempt?.number ?? 0,
          seals.map((closed) => ({ ...closed, ...(attempt?.proofOf(closed.sealer.seat) ?? { attempt: 0, hostNonce: '' }) })),
        ),
      moved: () => this.#moved(),
      mismatch: (seat) => this.#callOff({ why: 'mismatch', seat }),
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
    const { opening, typing, attempt } = phase;
    const opened = openedBy(attempt, opening.faces(), typing, this.#table.circle().length);
    this.#table
      .judge(opened, () => this.#land(typing.order.length > 0))
      .catch(() => {
        if (this.#phase === judging) this.#phase = phase;
      });
  }

  #land(typed: boolean): void {
    this.#attempt?.ended((seat) => this.#table.verdict(seat));
    this.#attempt = undefined;
    this.#leave();
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
