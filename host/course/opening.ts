import type { Course, RoundChoices, PossibleRefusal } from '../contract/view.ts';
import type { SealedQuestion } from '../../rulebook/ask.ts';
import type { Seat } from '../../rulebook/seat.ts';
import { CLOSE_WITHIN } from '../../firmware-protocol/codec/seal.ts';
import type { Clock } from '../clock/clock.ts';
import { openedBy, typedDigits, type KnownFace, type Opened, type Typing } from './opened.ts';
import { SealedSeat, type ArmedSeat, type CommittedSeal } from './sealed-seat.ts';

type OpeningCourse = Extract<Course, { readonly phase: 'opening' }>;

/** ms for which the fingerprint of the seals is on the screens before the first face is asked for. */
const FINGERPRINT_FIRST = 400;

interface OpeningTable {
  readonly clock: Clock;
  readonly missing: RoundChoices['missing'];
  /** Records the commitments. No face is asked for before it resolves, with the fingerprint that screens then show. */
  commit(seals: readonly CommittedSeal[]): Promise<string | undefined>;
  /** Judges, records and flushes what every seat shows, and only then shows it. Rejects if the faces cannot be judged. */
  judge(opened: Opened): Promise<void>;
  mismatch(seat: Seat): void;
  /** The views must show something new. A face that comes in is not shown. */
  seen(): void;
}

/** Where the faces come from: sealed now, or known from an opening that was undone. */
type FaceSource =
  | { readonly kind: 'sealed'; readonly armed: readonly ArmedSeat[] }
  | { readonly kind: 'known'; readonly faces: ReadonlyMap<Seat, KnownFace> };

export interface OpeningStart {
  readonly attempt: number;
  readonly question: Pick<SealedQuestion, 'faces' | 'clause'>;
  readonly seats: number;
  readonly typing: Typing;
  readonly source: FaceSource;
}

/** From T until it is judged: closes all seals, records them, opens them. A face waits here, unseen, until all are in. */
export class SealedOpening {
  readonly #table: OpeningTable;
  readonly #start: OpeningStart;
  readonly #seats: readonly SealedSeat[];
  #stage: 'closing' | 'committing' | 'revealing' | 'judging' | 'unjudged' | 'cancelled';
  #typing: Typing;
  #cancelDeadline: () => void = () => undefined;
  #cancelReveal: () => void = () => undefined;

  constructor(table: OpeningTable, start: OpeningStart) {
    this.#table = table;
    this.#start = start;
    this.#typing = start.typing;
    this.#stage = start.source.kind === 'known' ? 'revealing' : 'closing';
    const listener = {
      moved: (seen: boolean) => {
        if (seen) table.seen();
        this.#advance();
      },
      mismatch: (seat: Seat) => table.mismatch(seat),
    };
    const armed = start.source.kind === 'known' ? [] : start.source.armed;
    this.#seats = armed.map((seat) => new SealedSeat(seat, table, listener));
  }

  get attempt(): number {
    return this.#start.attempt;
  }

  /** What everybody may see: the seats that hold it up, ascending, and the dice still to be typed, next first. */
  get view(): Pick<OpeningCourse, 'stalled' | 'toType' | 'unjudged' | 'retaken'> {
    return {
      stalled: this.#seats.flatMap(({ stall }) => stall ?? []).sort((a, b) => a.seat - b.seat),
      toType: this.#toType,
      ...(this.#stage === 'unjudged' && { unjudged: true }),
      ...(this.#retaken && { retaken: true }),
    };
  }

  /** The table is recording it: it can no longer be changed or called off. */
  get judging(): boolean {
    return this.#stage === 'judging';
  }

  /** Only calling it off ends it, unless an undo has brought it back. */
  get underWay(): boolean {
    return this.judging || !this.#retaken;
  }

  get typed(): readonly { readonly seat: Seat; readonly digit: number }[] {
    return typedDigits(this.#typing);
  }

  /** T: nothing after this counts. */
  close(): void {
    for (const seat of this.#seats) seat.close();
    this.#watchDeadline();
    this.#advance();
  }

  /** The die of `seat`, which must be next: one of the question's faces, 0 for no face. */
  type(seat: Seat, digit: number): PossibleRefusal {
    const refused = this.#refuseDigit(digit);
    if (refused !== undefined) return refused;
    const [next] = this.#toType;
    if (next === undefined) return { code: 'nobody to type', params: {} };
    if (next !== seat) return { code: 'another die is next', params: { seat, next } };
    this.#typing = { ...this.#typing, digits: [...this.#typing.digits, digit] };
    this.#table.seen();
    this.#advance();
    return undefined;
  }

  /** Takes back the die of `seat`, which must be the last one typed. */
  untype(seat: Seat): PossibleRefusal {
    if (this.judging) return { code: 'round under way', params: { phase: 'opening' } };
    const last = this.typed.at(-1)?.seat;
    if (last === undefined) return { code: 'nothing typed', params: {} };
    if (last !== seat) return { code: 'another die was last', params: { seat, last } };
    this.#typing = { ...this.#typing, digits: this.#typing.digits.slice(0, -1) };
    if (this.#stage === 'unjudged') this.#stage = 'revealing';
    this.#table.seen();
    return undefined;
  }

  askAgain(): PossibleRefusal {
    if (this.#retaken) return undefined;
    for (const seat of this.#seats) seat.askAgain();
    this.#watchDeadline();
    this.#table.seen();
    return undefined;
  }

  /** The dealer gives the face of a stalled seat: one of the question's faces, or 0 for no face. */
  byHand(seat: Seat, digit: number): PossibleRefusal {
    const refused = this.#refuseDigit(digit);
    if (refused !== undefined) return refused;
    const known = this.#seats.find((one) => one.seat === seat)?.byHand(digit === 0 ? null : digit) ?? false;
    return known ? undefined : { code: 'seat not stalled', params: { seat } };
  }

  cancel(): void {
    this.#stage = 'cancelled';
    this.#cancelDeadline();
    this.#cancelReveal();
    for (const seat of this.#seats) seat.cancel();
  }

  get #retaken(): boolean {
    return this.#start.source.kind === 'known';
  }

  get #toType(): readonly Seat[] {
    return this.#typing.order.slice(this.#typing.digits.length);
  }

  #refuseDigit(digit: number): PossibleRefusal {
    const { faces, clause } = this.#start.question;
    return digit === 0 || faces.includes(digit) ? undefined : { code: 'no such digit', clause, params: { digit } };
  }

  #advance(): void {
    if (this.#stage === 'closing' && !this.#seats.some(({ closing }) => closing)) this.#commit();
    else if (this.#stage === 'revealing' && this.#toType.length === 0 && this.#seats.every(({ known }) => known)) this.#judge();
  }

  #commit(): void {
    this.#stage = 'committing';
    const seals = this.#seats.flatMap(({ closed }) => closed ?? []);
    if (seals.length === 0) this.#reveal();
    else void this.#table.commit(seals).then((fingerprint) => this.#committed(fingerprint));
  }

  /** The time of the fingerprint begins when the view with it has left. Without a record it would prove nothing. */
  #committed(fingerprint: string | undefined): void {
    if (this.#stage !== 'committing') return;
    if (fingerprint === undefined) return this.#reveal();
    this.#table.seen();
    this.#cancelReveal = this.#table.clock.after(FINGERPRINT_FIRST, () => this.#reveal());
  }

  #reveal(): void {
    this.#stage = 'revealing';
    for (const seat of this.#seats) if (seat.closed !== undefined) seat.reveal();
    this.#watchDeadline();
    this.#table.seen();
    this.#advance();
  }

  #judge(): void {
    this.#stage = 'judging';
    this.#table.judge(this.#opened()).catch(() => {
      if (this.#stage !== 'judging') return;
      this.#stage = 'unjudged';
      this.#table.seen();
    });
  }

  #opened(): Opened {
    const { attempt, seats, source } = this.#start;
    const known = this.#seats.flatMap((one) => (one.known === undefined ? [] : [[one.seat, one.known] as const]));
    return openedBy(attempt, source.kind === 'known' ? source.faces : new Map(known), this.#typing, seats);
  }

  #watchDeadline(): void {
    this.#cancelDeadline();
    this.#cancelDeadline = this.#table.clock.after(CLOSE_WITHIN, () => {
      const late = this.#seats.filter((seat) => seat.late());
      if (late.length > 0) this.#table.seen();
    });
  }
}
