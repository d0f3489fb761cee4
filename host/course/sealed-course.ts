import type { CalledOff } from '../contract/view.ts';
import type { Seat } from '../../rulebook/seat.ts';
import { Attempt } from './attempt.ts';
import { sealedOf, typingOf, typingOrder, type Opened } from './opened.ts';
import { SealedOpening, type OpeningStart } from './opening.ts';
import type { QuestionCourse, QuestionRound } from './question-course.ts';
import { seatsAsked } from './round-table.ts';

/** A sealed question: each seat seals a face, the count closes all seals, and they open in the same instant. */
export class SealedCourse implements QuestionCourse {
  readonly #round: QuestionRound;
  readonly attempt: Attempt;

  constructor(round: QuestionRound) {
    this.#round = round;
    this.attempt = new Attempt(round.table, {
      sealed: () => {
        this.#readyChanged();
        this.countIfReady();
      },
      withdrawn: () => this.#readyChanged(),
      halt: (seat) => {
        if (round.phase().kind === 'counting') round.halt({ seat });
      },
      closed: (seat) => this.inputChanged(seat),
    });
  }

  put(calledOff?: CalledOff): void {
    this.attempt.arm();
    this.#round.enter(calledOff === undefined ? { kind: 'choosing' } : { kind: 'choosing', after: { calledOff } });
  }

  counting(endsAt: number): void {
    this.attempt.count(endsAt);
  }

  halted(by: { readonly seat?: Seat }): void {
    this.attempt.halted();
    this.#round.enter({ kind: 'choosing', after: { halted: by } });
    this.attempt.watch();
  }

  countEnded(): void {
    this.attempt.close();
    const { number, armed, dice } = this.attempt;
    const { dealer, circle } = this.#round.table.state;
    const typing = { order: typingOrder(dice, dealer, circle.length), digits: [] };
    const opening = this.#opening({ attempt: number, typing, source: { kind: 'sealed', armed } });
    this.#round.enter({ kind: 'closed', opening });
    opening.close();
  }

  /** From T on, the attempt runs to its end with the inputs that it closed with. */
  inputChanged(seat: Seat): void {
    const { kind } = this.#round.phase();
    if ((kind !== 'choosing' && kind !== 'counting') || !seatsAsked(this.#round.table.state).includes(seat)) return;
    this.attempt.reseat(seat);
    this.#readyChanged();
  }

  /** Seals stand while the same seats are asked. */
  outdated(): boolean {
    const over = this.#round.table.state.question === undefined;
    const { kind } = this.#round.phase();
    if (kind === 'over') return !over;
    return kind !== 'shown' && (over || this.attempt.outdated);
  }

  drop(): void {
    this.attempt.drop();
  }

  /** Goes back to the typing of an opening that was undone; digits and opened faces are kept. */
  retype(undone: Opened): void {
    this.attempt.reopen();
    const faces = sealedOf(undone, seatsAsked(this.#round.table.state));
    const opening = this.#opening({ attempt: undone.attempt, typing: typingOf(undone), source: { kind: 'known', faces } });
    this.#round.enter({ kind: 'opening', opening });
  }

  /** If the house says so, and no seat has a real die. Not while the dealer types names, since those keys would become the seats’, nor while a keypad is learned. */
  countIfReady(): void {
    const { phase, keysRest, table } = this.#round;
    if (phase().kind !== 'choosing' || keysRest() || table.state.choices.start !== 'ready') return;
    if (this.attempt.allReady) this.#round.count();
  }

  #opening(start: Pick<OpeningStart, 'attempt' | 'typing' | 'source'>): SealedOpening {
    const { table } = this.#round;
    const { question, choices, circle } = table.state;
    if (question?.kind !== 'sealed') throw new Error('no sealed question is put');
    const opening: SealedOpening = new SealedOpening(
      {
        clock: table.clock,
        missing: choices.missing,
        commit: (seals) => table.commit(start.attempt, seals),
        judge: (opened) => table.judge(opened, { stands: () => this.#stands(opening), landed: () => this.#land(opening) }),
        mismatch: (seat) => this.#round.callOff({ why: 'mismatch', seat }),
        seen: () => {
          if (this.#round.phase().kind === 'closed') this.#round.enter({ kind: 'opening', opening });
          else table.changed();
        },
      },
      { ...start, question, seats: circle.length },
    );
    return opening;
  }

  #stands(opening: SealedOpening): boolean {
    const phase = this.#round.phase();
    return phase.kind === 'opening' && phase.opening === opening;
  }

  #land(opening: SealedOpening): void {
    if (!this.#stands(opening)) return;
    this.attempt.ended(this.#round.table.state.verdicts);
    this.#round.show(opening.attempt, opening.typed.length > 0);
  }

  #readyChanged(): void {
    if (this.#round.phase().kind !== 'choosing') return;
    this.attempt.watch();
    this.#round.table.changed();
  }
}
