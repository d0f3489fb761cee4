import type { Course, PossibleRefusal } from '../contract/view.ts';
import type { Seat } from '../../rulebook/seat.ts';
import type { Sealer } from '../sealing/sealer.ts';
import { courseOf } from './course-view.ts';
import { typedDigits } from './opened.ts';
import { openingIn } from './opening.ts';
import { BEGINNING, reduce } from './reduce.ts';
import { refuse, refuseOutside } from './refuse.ts';
import type { RoundTable } from './round-table.ts';
import { Sealers } from './sealers.ts';
import type { RoundEffect, RoundCommand, RoundEvent, RoundState, TableEvent, TimerName } from './state.ts';

/** One round after the other: `reduce` decides, and this does what it says, with the sealers, the clock and the table. */
export class Round {
  readonly #table: RoundTable;
  readonly #sealers: Sealers;
  readonly #timers = new Map<TimerName, () => void>();
  readonly #events: RoundEvent[] = [];
  #state: RoundState = BEGINNING;
  #runs = false;

  constructor(table: RoundTable) {
    this.#table = table;
    this.#sealers = new Sealers(table, (event) => this.#happen(event));
  }

  get phase(): Course['phase'] {
    return this.#state.phase.kind;
  }

  /** Rises with every change of phase; see `Course`. */
  get step(): number {
    return this.#state.step;
  }

  get course(): Course {
    return courseOf(this.#state, this.#table.naming, (attempt) => this.#table.fingerprint(attempt));
  }

  /** Real dice typed so far in this opening; only for the console. */
  get typed(): readonly { readonly seat: Seat; readonly digit: number }[] {
    const { phase } = this.#state;
    return phase.kind === 'opening' ? typedDigits(phase.opening.typing) : [];
  }

  /** A die typed a moment ago completed the opening, so the next digits were meant for that. */
  get handsOff(): boolean {
    return this.#table.clock.now() < this.#state.handsOffUntil;
  }

  /** A count or an opening runs, which only halting or calling off may end; or an opening that an undo brought back is judged. */
  get underWay(): boolean {
    const { phase } = this.#state;
    if (phase.kind === 'opening') return phase.opening.stage === 'judging' || !phase.opening.retaken;
    return phase.kind === 'counting' || phase.kind === 'closed';
  }

  /** The running sealers of all seats without a real die. */
  get sealers(): readonly Sealer[] {
    return this.#sealers.all;
  }

  /** Does what the dealer says, or refuses it. */
  obey(command: RoundCommand): PossibleRefusal {
    const refused = refuse(this.#state, command, this.#table.state);
    if (refused === undefined) this.#happen(command);
    return refused;
  }

  /** Refuses what was meant for another step, or for a phase that is none of these. */
  expect(step: number, ...phases: readonly Course['phase'][]): PossibleRefusal {
    return refuseOutside(this.#state, step, ...phases);
  }

  tell(event: TableEvent): void {
    this.#happen(event);
  }

  /** One event after the other, also those that come while the effects of another are being carried out. */
  #happen(event: RoundEvent): void {
    this.#events.push(event);
    if (this.#runs) return;
    this.#runs = true;
    try {
      for (let next = this.#events.shift(); next !== undefined; next = this.#events.shift()) {
        const { clock, state: table, keysRest, letters } = this.#table;
        const { state, effects } = reduce(this.#state, next, { now: clock.now(), table, keysRest, letters });
        this.#state = state;
        for (const effect of effects) this.#carryOut(effect);
      }
    } finally {
      this.#runs = false;
    }
  }

  #carryOut(effect: RoundEffect): void {
    switch (effect.type) {
      case 'changed':
        return this.#table.changed();
      case 'giveKeysBack':
        return this.#table.giveKeysBack();
      case 'answerForBot':
        return void this.#answerForBot();
      case 'timer':
        return this.#startTimer(effect.name, effect.ms);
      case 'stopTimer':
        return this.#stopTimer(effect.name);
      case 'stopTimers':
        for (const name of this.#timers.keys()) this.#stopTimer(name);
        return;
      case 'commit':
        return void this.#commit(effect);
      case 'judge':
        return this.#judge(effect);
      default:
        return this.#sealers.carryOut(effect);
    }
  }

  #startTimer(name: TimerName, ms: number): void {
    this.#stopTimer(name);
    const cancel = this.#table.clock.after(ms, () => {
      this.#timers.delete(name);
      // On waking, this timer may come before the notice of having slept.
      if (name === 'phase') this.#table.clock.look();
      const gone = this.sealers.filter((sealer) => sealer.gone).map(({ seat }) => seat);
      this.#happen(name === 'deadline' ? { type: 'deadline', gone } : { type: 'time', of: name });
    });
    this.#timers.set(name, cancel);
  }

  #stopTimer(name: TimerName): void {
    this.#timers.get(name)?.();
    this.#timers.delete(name);
  }

  async #answerForBot(): Promise<void> {
    const { step } = this.#state;
    const done = await this.#table.answerForBot();
    this.#happen({ type: 'answered', step, done });
  }

  async #commit({ opening, attempt, seals }: Extract<RoundEffect, { type: 'commit' }>): Promise<void> {
    const fingerprint = await this.#table.commit(attempt, this.#sealers.committed(seals));
    this.#happen({ type: 'committed', opening, fingerprint });
  }

  #judge({ opening, opened }: Extract<RoundEffect, { type: 'judge' }>): void {
    const stands = () => openingIn(this.#state)?.id === opening;
    const judged = this.#table.judge(opened, { stands, landed: () => this.#happen({ type: 'landed', opening }) });
    judged.catch(() => this.#happen({ type: 'unjudged', opening }));
  }
}
