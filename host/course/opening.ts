import type { Stall } from '../contract/view.ts';
import type { Seat } from '../../rulebook/seat.ts';
import type { Sealer } from '../sealing/sealer.ts';
import { openedBy, type KnownFace, type Opened } from './opened.ts';
import type { Refused } from './refused.ts';
import { toType, typedDigits, withDigit, withoutLastDigit, type Typing } from './typing.ts';
import { Unsealing, type UnsealingTable } from './unsealing.ts';

export interface OpeningTable extends Omit<UnsealingTable, 'complete'> {
  /** Every face is there, sealed and typed. The opening then waits, unchanged, to be judged. */
  judge(): void;
}

/** Who opens a sealed face, and whose die is typed. `kept`: faces that an opening which was undone had opened before. */
export interface OpeningStart {
  readonly attempt: number;
  readonly typing: Typing;
  readonly sealed: { readonly sealers: ReadonlyMap<Seat, Sealer> } | { readonly kept: ReadonlyMap<Seat, KnownFace> };
}

/** Everything from T until it is judged: sealed faces on their way, and real dice being typed. */
export class Opening {
  readonly attempt: number;
  readonly #table: OpeningTable;
  readonly #kept: ReadonlyMap<Seat, KnownFace>;
  readonly #unsealing: Unsealing | undefined;
  #typing: Typing;
  #judging = false;
  #unjudged = false;

  constructor(table: OpeningTable, { attempt, typing, sealed }: OpeningStart) {
    this.attempt = attempt;
    this.#table = table;
    this.#typing = typing;
    this.#kept = 'kept' in sealed ? sealed.kept : new Map<Seat, KnownFace>();
    if ('kept' in sealed) return;
    const { clock, missing } = table;
    this.#unsealing = new Unsealing(
      {
        clock,
        missing,
        commit: (seals) => table.commit(seals),
        mismatch: (seat) => table.mismatch(seat),
        seen: () => table.seen(),
        complete: () => this.#judge(),
      },
      sealed.sealers,
    );
  }

  /** Seats that hold it up, ascending. */
  get stalled(): readonly Stall[] {
    return this.#unsealing?.stalled ?? [];
  }

  /** The seals are recorded and the faces asked for. */
  get revealing(): boolean {
    return this.#unsealing?.revealing ?? true;
  }

  /** Taken up again by an undo: it may be left. */
  get kept(): boolean {
    return this.#unsealing === undefined;
  }

  /** It is with the table to be recorded, and can no longer be changed or called off. */
  get judging(): boolean {
    return this.#judging;
  }

  /** The table could not judge it. A die may be taken back, or it may be called off. */
  get unjudged(): boolean {
    return this.#unjudged;
  }

  get toType(): readonly Seat[] {
    return toType(this.#typing);
  }

  get typed(): readonly { readonly seat: Seat; readonly digit: number }[] {
    return typedDigits(this.#typing);
  }

  get hasDice(): boolean {
    return this.#typing.order.length > 0;
  }

  /** What it shows, in a circle of `seats`; only once all is there. */
  opened(seats: number): Opened {
    return openedBy(this.attempt, this.#unsealing?.faces() ?? this.#kept, this.#typing, seats);
  }

  /** T: nothing after this counts. */
  close(): void {
    this.#unsealing?.close();
  }

  /** The die of `seat`, which must be next: `digit` 1 to 6, 0 for no die (HW-8). */
  type(seat: Seat, digit: number): Refused {
    if (digit > 6) return { code: 'no such digit', clause: 'HW-6', params: { digit } };
    const [next] = this.toType;
    if (next === undefined) return { code: 'nobody to type', params: {} };
    if (next !== seat) return { code: 'another die is next', params: { seat, next } };
    this.#typing = withDigit(this.#typing, digit);
    this.#table.seen();
    this.#judge();
    return undefined;
  }

  /** Takes the die of `seat` back, which must be the last. */
  untype(seat: Seat): Refused {
    if (this.#judging) return { code: 'round under way', params: { phase: 'opening' } };
    const last = this.typed.at(-1)?.seat;
    if (last === undefined) return { code: 'nothing typed', params: {} };
    if (last !== seat) return { code: 'another die was last', params: { seat, last } };
    this.#typing = withoutLastDigit(this.#typing);
    this.#unjudged = false;
    this.#table.seen();
    return undefined;
  }

  askAgain(): Refused {
    this.#unsealing?.askAgain();
    return undefined;
  }

  /** `digit` 1 to 6, 0 for no die (HW-8). */
  byHand(seat: Seat, digit: number): Refused {
    if (this.#unsealing?.byHand(seat, digit === 0 ? null : digit) === true) return undefined;
    return { code: 'seat not stalled', params: { seat } };
  }

  /** The table could not judge it, and has recorded nothing of it. */
  notJudged(): void {
    this.#judging = false;
    this.#unjudged = true;
    this.#table.seen();
  }

  /** Wipes every face and seal. */
  cancel(): void {
    this.#unsealing?.cancel();
  }

  #judge(): void {
    if (this.#judging || this.toType.length > 0 || this.#unsealing?.complete === false) return;
    this.#judging = true;
    this.#table.judge();
  }
}
