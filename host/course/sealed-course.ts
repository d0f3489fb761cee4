import type { CalledOff, Refused } from '../contract/view.ts';
import type { Seat } from '../../rulebook/seat.ts';
import type { Sealer } from '../sealing/sealer.ts';
import { Attempt } from './attempt.ts';
import { sealedOf, typingOf, typingOrder, type Opened } from './opened.ts';
import { Opening, type OpeningStart } from './opening.ts';
import type { Readiness } from './phase.ts';
import type { QuestionCourse, QuestionRound } from './question-course.ts';
import { seatsAsked } from './round-table.ts';

/** A sealed question: each seat seals a face, the count closes all seals, and they open in the same instant. */
export class SealedCourse implements QuestionCourse {
  readonly #round: QuestionRound;
  readonly #attempt: Attempt;

  constructor(round: QuestionRound) {
    this.#round = round;
    this.#attempt = new Attempt(round.table, {
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

  get readiness(): Omit<Readiness, 'naming'> {
    return this.#attempt.readiness;
  }

  get sealers(): ReadonlyMap<Seat, Sealer> {
    return this.#attempt.sealers;
  }

  put(calledOff?: CalledOff): void {
    this.#attempt.arm();
    this.#round.enter(calledOff === undefined ? { kind: 'choosing' } : { kind: 'choosing', after: { calledOff } });
  }

  refuseCount(): Refused {
    return undefined;
  }

  counting(endsAt: number): void {
    this.#attempt.count(endsAt);
  }

  halted(by: { readonly seat?: Seat }): void {
    this.#attempt.halted();
    this.#round.enter({ kind: 'choosing', after: { halted: by } });
    this.#attempt.watch();
  }

  countEnded(): void {
    const { table } = this.#round;
    this.#attempt.close();
    const { number, sealers, dice } = this.#attempt;
    const typing = { order: typingOrder(dice, table.dealer(), table.circle().length), digits: [] };
    const opening = this.#opening({ attempt: number, typing, source: { kind: 'sealed', sealers } });
    this.#round.enter({ kind: 'closed', opening });
    opening.close();
  }

  /** From T on the attempt runs to its end with the input it closed with. */
  inputChanged(seat: Seat): void {
    const { table } = this.#round;
    const phase = this.#round.phase();
    if ((phase.kind !== 'choosing' && phase.kind !== 'counting') || !seatsAsked(table.question()).includes(seat)) return;
    this.#attempt.reseat(seat);
    this.#readyChanged();
  }

  /** Seals stand while the same seats are asked. */
  outdated(): boolean {
    const over = this.#round.table.question() === undefined;
    const { kind } = this.#round.phase();
    if (kind === 'over') return !over;
    return kind !== 'shown' && (over || this.#attempt.outdated);
  }

  drop(): void {
    this.#attempt.drop();
  }

  unwatch(): void {
    this.#attempt.unwatch();
  }

  /** Back to the typing of an opening that was undone, digits and opened faces kept. */
  retype(undone: Opened): void {
    this.#attempt.reopen();
    const faces = sealedOf(undone, seatsAsked(this.#round.table.question()));
    const opening = this.#opening({
      attempt: undone.attempt,
      typing: typingOf(undone),
      source: { kind: 'known', faces },
    });
    this.#round.enter({ kind: 'opening', opening });
  }

  /** A house choice, where no seat has a real die. Not while the dealer types names: the keys would be the seats' at once. */
  countIfReady(): void {
    const { table } = this.#round;
    if (this.#round.phase().kind !== 'choosing' || this.#round.naming() || table.choices().start !== 'ready') return;
    if (this.#attempt.allReady) this.#round.count();
  }

  #opening(start: Pick<OpeningStart, 'attempt' | 'typing' | 'source'>): Opening {
    const { table } = this.#round;
    const question = table.question();
    if (question?.kind !== 'sealed') throw new Error('no sealed question is put');
    const opening: Opening = new Opening(
      {
        clock: table.clock,
        missing: table.choices().missing,
        commit: (seals) => table.commit(start.attempt, this.#attempt.committed(seals)),
        judge: (opened) => table.judge(opened, { stands: () => this.#stands(opening), landed: () => this.#land(opening) }),
        mismatch: (seat) => this.#round.callOff({ why: 'mismatch', seat }),
        seen: () => {
          if (this.#round.phase().kind === 'closed') this.#round.enter({ kind: 'opening', opening });
          else table.changed();
        },
      },
      { ...start, question, seats: table.circle().length },
    );
    return opening;
  }

  #stands(opening: Opening): boolean {
    const phase = this.#round.phase();
    return phase.kind === 'opening' && phase.opening === opening;
  }

  #land(opening: Opening): void {
    if (!this.#stands(opening)) return;
    const { table } = this.#round;
    this.#attempt.ended((seat) => table.verdict(seat));
    this.#round.show(opening.attempt, opening.typed.length > 0);
  }

  #readyChanged(): void {
    if (this.#round.phase().kind !== 'choosing') return;
    this.#attempt.watch();
    this.#round.table.changed();
  }
}
