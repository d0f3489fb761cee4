import type { CalledOff, Course } from '../contract/view.ts';
import type { Seat } from '../../rulebook/seat.ts';
import type { Sealer } from '../sealing/sealer.ts';
import { Choosers } from './choosers.ts';
import { sealedOf, typingOf, type Opened } from './opened.ts';
import { Opening, type OpeningStart } from './opening.ts';
import { attemptOf, courseOf, endPhase, movedBy, type Phase } from './phase.ts';
import type { Refused } from './refused.ts';
import type { RoundTable } from './round-table.ts';
import { tellingTime, thinkingTime } from './telling.ts';
import { typingOrder } from './typing.ts';

/** ms after a typed die judged in which digits name no card. */
const HANDS_OFF = 500;
/** A count that ends so many ms late was slept through: no computer at work is so late. */
const OVERSLEPT = 10_000;

/**
 * The course of a round: choosing, counting, closed, opening, shown, and again; at a table that asks instead of sealing
 * faces: asking, counting where all turn their cards at once, asking, shown. Never replayed.
 */
export class Round {
  readonly #table: RoundTable;
  readonly #choosers: Choosers;
  #phase: Phase = { name: 'choosing' };
  #step: number;
  #naming = false;
  #handsOffUntil = 0;

  constructor(table: RoundTable) {
    this.#table = table;
    this.#step = table.nextStep();
    this.#choosers = new Choosers(table, {
      sealed: () => {
        this.#readyChanged();
        this.#countIfReady();
      },
      withdrawn: () => this.#readyChanged(),
      halt: (seat) => {
        if (this.#phase.name === 'counting') this.#halt({ seat });
      },
      closed: (seat) => this.inputChanged(seat),
    });
  }

  get phase(): Course['phase'] {
    return this.#phase.name;
  }

  /** What may be seen of the course. */
  get course(): Course {
    const attempt = attemptOf(this.#phase);
    const fingerprint = attempt === undefined ? undefined : this.#table.fingerprint(attempt);
    return courseOf(this.#phase, this.#step, { ...this.#choosers.readiness, naming: this.naming }, fingerprint);
  }

  /** Real dice typed so far in this opening; only for the console. */
  get typed(): Opening['typed'] {
    return this.#phase.name === 'opening' ? this.#phase.opening.typed : [];
  }

  /** A die typed a moment ago has judged: the next digits were meant for it. */
  get handsOff(): boolean {
    return this.#table.clock.now() < this.#handsOffUntil;
  }

  /** A count or an opening runs that only halting or calling off may end. One taken up again by an undo may be left. */
  get underWay(): boolean {
    const phase = this.#phase;
    if (phase.name === 'opening') return phase.opening.judging || !phase.opening.kept;
    return phase.name === 'counting' || phase.name === 'closed';
  }

  /** The keyboard that seats play by is turned to naming cards. */
  get naming(): boolean {
    return this.#naming && this.#table.playsByKeys();
  }

  /** The running sealer of a seat, for the keys that belong to it. */
  get sealers(): ReadonlyMap<Seat, Sealer> {
    return this.#choosers.sealers;
  }

  /** A game begins, or a night is taken up again. */
  begin(): void {
    this.#naming = false;
    this.#next();
  }

  /** Space while choosing, or before a question that is counted. */
  count(step: number): Refused {
    if (!this.#table.asks()) return this.#expect(step, 'choosing') ?? this.#count();
    const refused = this.#expect(step, 'asking');
    if (refused !== undefined) return refused;
    return this.#table.ask()?.counted === true ? this.#count() : { code: 'wrong phase', params: { phase: 'asking' } };
  }

  /** Esc while counting: seals stand. */
  halt(step: number): Refused {
    return this.#expect(step, 'counting') ?? this.#halt({});
  }

  /** Space while the outcomes are told. */
  skip(step: number): Refused {
    return this.#expect(step, 'shown') ?? this.#next();
  }

  /** `seat` is whose die the dealer means: two consoles may type at once. */
  type(step: number, seat: Seat, digit: number): Refused {
    return this.#inOpening(step, (opening) => opening.type(seat, digit));
  }

  untype(step: number, seat: Seat): Refused {
    return this.#inOpening(step, (opening) => opening.untype(seat));
  }

  askAgain(step: number): Refused {
    return this.#inOpening(step, (opening) => opening.askAgain());
  }

  byHand(step: number, seat: Seat, digit: number): Refused {
    return this.#inOpening(step, (opening) => opening.byHand(seat, digit));
  }

  /** The only way out that wipes the faces. */
  callOff(step: number): Refused {
    const refused = this.#expect(step, 'closed', 'opening');
    if (refused !== undefined) return refused;
    if (this.#phase.name === 'opening' && this.#phase.opening.judging) {
      return { code: 'round under way', params: { phase: 'opening' } };
    }
    return this.#callOff({ why: 'dealer' });
  }

  /** The computer slept: what was counted meanwhile counts for nothing. */
  woke(): void {
    if (this.#phase.name === 'counting') this.#callOff({ why: 'sleep' });
  }

  /** Host time has jumped, forward perhaps because the computer slept. What is to end at a moment ends when it would have. */
  jumped(by: number): void {
    this.#handsOffUntil += by;
    if (by > 0) this.woke();
    this.#phase = movedBy(this.#phase, by);
    if (this.#phase.name === 'counting') this.#choosers.count(this.#phase.endsAt);
  }

  /** Turns the shared keyboard to naming cards, or back to the seats. Nobody can seal by keys meanwhile. */
  turnNaming(naming: boolean): void {
    if (naming === this.#naming) return;
    this.#naming = naming;
    this.#table.changed();
    this.#countIfReady();
  }

  /** This seat's input has changed. From T on the attempt runs to its end with the input it closed with. */
  inputChanged(seat: Seat): void {
    if (this.#phase.name === 'asking') {
      // The question may be a bot's now, or no more.
      this.#leave();
      this.#ask(this.#phase.counted);
      return;
    }
    if ((this.#phase.name !== 'choosing' && this.#phase.name !== 'counting') || !this.#table.inGame().includes(seat)) return;
    this.#choosers.reseat(seat);
    this.#readyChanged();
  }

  /** The state of the table has changed by something else than an opening. Seals stand while the same seats are in the game. */
  tableChanged(): void {
    const { name } = this.#phase;
    if (this.#table.asks() && name !== 'counting') {
      this.#next();
      return;
    }
    if (name === 'shown') return;
    if (name === 'over' ? !this.#table.over() : this.#table.over() || this.#choosers.others) this.#next();
  }

  /** An answer that was recorded has ended a round: its outcomes are told. */
  tell(): void {
    this.#leave();
    this.#show();
  }

  /** A step was undone or redone: the course begins again at choosing. */
  turned(): void {
    if (this.#phase.name === 'choosing' || this.#phase.name === 'over') this.tableChanged();
    else this.#next();
  }

  /** The last opening was undone: back to its typing, digits and opened faces kept. */
  retype(kept: Opened): void {
    this.#leave();
    this.#choosers.reopen();
    const faces = sealedOf(kept, this.#table.inGame());
    const opening = this.#opening({ attempt: kept.attempt, typing: typingOf(kept), sealed: { kept: faces } });
    this.#enter({ name: 'opening', opening });
  }

  /** Ends everything that runs; no face outlives it. */
  stop(): void {
    this.#leave();
    this.#choosers.drop();
    this.#naming = false;
    this.#phase = { name: 'choosing' };
  }

  #expect(step: number, ...phases: readonly Course['phase'][]): Refused {
    if (step !== this.#step) return { code: 'step has passed', params: { step, now: this.#step } };
    if (!phases.includes(this.#phase.name)) return { code: 'wrong phase', params: { phase: this.#phase.name } };
    return undefined;
  }

  #inOpening(step: number, act: (opening: Opening) => Refused): Refused {
    const refused = this.#expect(step, 'opening');
    return refused === undefined && this.#phase.name === 'opening' ? act(this.#phase.opening) : refused;
  }

  #enter(phase: Phase): undefined {
    this.#phase = phase;
    this.#step = this.#table.nextStep();
    this.#table.changed();
  }

  #leave(): void {
    this.#choosers.unwatch();
    endPhase(this.#phase);
  }

  #next(): undefined {
    this.#leave();
    this.#choosers.drop();
    if (this.#table.over()) this.#enter({ name: 'over' });
    else this.#choose();
  }

  #ask(counted: boolean): undefined {
    const { clock } = this.#table;
    const bySelf = this.#table.bySelf(counted);
    const act = () => (bySelf === 'count' ? this.#count() : void this.#answerBySelf());
    const cancel = bySelf === 'nothing' ? () => undefined : clock.after(thinkingTime(this.#table.choices().pace), act);
    this.#enter({ name: 'asking', counted, cancel });
  }

  /** A disk that refuses is tried again after as long a pause. */
  async #answerBySelf(): Promise<void> {
    const asking = this.#phase;
    const done = await this.#table.answerBySelf();
    if (!done && this.#phase === asking && asking.name === 'asking') this.#ask(asking.counted);
  }

  #choose(calledOff?: CalledOff): void {
    if (this.#table.asks()) {
      this.#ask(false);
      return;
    }
    this.#choosers.arm();
    this.#enter(calledOff === undefined ? { name: 'choosing' } : { name: 'choosing', after: { calledOff } });
  }

  #count(): undefined {
    const startedAt = this.#table.clock.now();
    const length = this.#table.choices().count * 1000;
    const endsAt = startedAt + length;
    const cancel = this.#table.clock.after(length, () => {
      // On waking, this timer may come before the word of having slept.
      this.#table.clock.look();
      if (this.#phase.name !== 'counting') return;
      if (this.#table.clock.now() > this.#phase.endsAt + OVERSLEPT) this.#callOff({ why: 'sleep' });
      else this.#close();
    });
    this.#leave();
    this.#naming = false;
    this.#enter({ name: 'counting', startedAt, endsAt, cancel });
    this.#choosers.count(endsAt);
  }

  #halt(halted: { readonly seat?: Seat }): undefined {
    this.#leave();
    if (this.#table.asks()) return this.#ask(false);
    this.#choosers.halted();
    this.#enter({ name: 'choosing', after: { halted } });
    this.#choosers.watch();
  }

  #close(): void {
    if (this.#table.asks()) {
      this.#ask(true);
      return;
    }
    this.#choosers.close();
    const { attempt, sealers, dice } = this.#choosers;
    const typing = { order: typingOrder(dice, this.#table.dealer(), this.#table.circle().length), digits: [] };
    const opening = this.#opening({ attempt, typing, sealed: { sealers } });
    this.#enter({ name: 'closed', opening });
    opening.close();
  }

  #opening(start: OpeningStart): Opening {
    const opening: Opening = new Opening(
      {
        clock: this.#table.clock,
        missing: this.#table.choices().missing,
        commit: (seals) => this.#table.commit(start.attempt, this.#choosers.committed(seals)),
        mismatch: (seat) => this.#callOff({ why: 'mismatch', seat }),
        seen: () => {
          if (this.#phase.name === 'closed') this.#enter({ name: 'opening', opening });
          else this.#table.changed();
        },
        judge: () => this.#judge(opening),
      },
      start,
    );
    return opening;
  }

  /** All faces are there: judged, recorded, flushed, and only then shown. */
  #judge(opening: Opening): void {
    const stands = () => this.#phase.name === 'opening' && this.#phase.opening === opening;
    const landed = () => {
      if (stands()) this.#land(opening);
    };
    this.#table.judge(opening.opened(this.#table.circle().length), { stands, landed }).catch(() => opening.notJudged());
  }

  #land(opening: Opening): void {
    this.#choosers.ended((seat) => this.#table.verdict(seat));
    this.#leave();
    if (opening.hasDice) this.#handsOffUntil = this.#table.clock.now() + HANDS_OFF;
    this.#show(opening.attempt);
  }

  #show(attempt?: number): void {
    const shownAt = this.#table.clock.now();
    const telling = tellingTime(this.#table.choices().pace, this.#table.tellings());
    const cancel = this.#table.clock.after(telling, () => this.#next());
    this.#enter({ name: 'shown', attempt, shownAt, toldAt: shownAt + telling, cancel });
  }

  #callOff(calledOff: CalledOff): undefined {
    this.#leave();
    this.#choose(calledOff);
  }

  #readyChanged(): void {
    if (this.#phase.name !== 'choosing') return;
    this.#choosers.watch();
    this.#table.changed();
  }

  /** A house choice, where no seat in the game has a real die. Not while the dealer types names: the keys would be seats' at once. */
  #countIfReady(): void {
    if (this.#phase.name !== 'choosing' || this.naming || this.#table.choices().start !== 'ready') return;
    if (this.#choosers.allReady) this.#count();
  }
}
