import type { RoundChoices, Stall } from '../contract/view.ts';
import { CLOSE_WITHIN, type Sealer } from '../sealing/sealer.ts';
import type { Seat } from '../../rulebook/seat.ts';
import type { Clock } from './clock.ts';
import type { KnownFace } from './opened.ts';
import { SealedSeat, type ClosedSeal } from './sealed-seat.ts';

/** ms for which the fingerprint of the seals stands on the screens before the first face is asked for. */
const FINGERPRINT_FIRST = 400;

export interface UnsealingTable {
  readonly clock: Clock;
  readonly missing: RoundChoices['missing'];
  /** Records the commitments. No face is asked for before it resolves, with the fingerprint that screens then show. */
  commit(seals: readonly ClosedSeal[]): Promise<string | undefined>;
  mismatch(seat: Seat): void;
  /** Other seats hold the opening up than before, the seals are recorded, or the faces are being asked for. A face that comes in is not seen. */
  seen(): void;
  /** The last face has come. */
  complete(): void;
}

/**
 * From T until the face of every sealed seat is in: closes all, has the commitments recorded, then reveals exactly
 * those seals. What has come waits, unseen, until all is there or it is called off.
 */
export class Unsealing {
  readonly #table: UnsealingTable;
  readonly #seats: readonly SealedSeat[];
  #stage: 'closing' | 'committing' | 'committed' | 'revealing' | 'cancelled' = 'closing';
  #cancelDeadline: () => void = () => undefined;
  #cancelReveal: () => void = () => undefined;

  constructor(table: UnsealingTable, sealers: ReadonlyMap<Seat, Sealer>) {
    this.#table = table;
    const listener = {
      moved: (seen: boolean) => {
        if (seen) table.seen();
        this.#advance();
      },
      mismatch: (seat: Seat) => table.mismatch(seat),
    };
    this.#seats = [...sealers.values()].map((sealer) => new SealedSeat(sealer, table, listener));
  }

  /** Seats that hold the opening up, ascending. */
  get stalled(): readonly Stall[] {
    return this.#seats.flatMap(({ stall }) => stall ?? []).sort((a, b) => a.seat - b.seat);
  }

  /** The seals are recorded and the faces asked for. */
  get revealing(): boolean {
    return this.#stage === 'revealing';
  }

  get complete(): boolean {
    return this.revealing && this.#seats.every(({ known }) => known !== undefined);
  }

  /** The faces by seat, only once all are in. */
  faces(): ReadonlyMap<Seat, KnownFace> {
    if (!this.complete) return new Map();
    return new Map(this.#seats.flatMap(({ seat, known }) => (known === undefined ? [] : [[seat, known] as const])));
  }

  /** T: nothing after this counts. */
  close(): void {
    for (const seat of this.#seats) seat.close();
    this.#watchDeadline();
    this.#advance();
  }

  askAgain(): void {
    for (const seat of this.#seats) seat.askAgain();
    this.#watchDeadline();
    this.#table.seen();
  }

  /** The dealer's word for a stalled seat: a face, or null for no die. False where the seat is not stalled. */
  byHand(seat: Seat, face: number | null): boolean {
    return this.#seats.find((one) => one.seat === seat)?.byHand(face) ?? false;
  }

  /** Wipes every face and seal. */
  cancel(): void {
    this.#stage = 'cancelled';
    this.#cancelDeadline();
    this.#cancelReveal();
    for (const seat of this.#seats) seat.cancel();
  }

  #advance(): void {
    if (this.#stage === 'closing' && !this.#seats.some(({ closing }) => closing)) this.#commit();
    else if (this.complete) this.#table.complete();
  }

  #commit(): void {
    this.#stage = 'committing';
    const seals = this.#seats.flatMap(({ closed }) => closed ?? []);
    if (seals.length === 0) this.#reveal();
    else void this.#table.commit(seals).then((fingerprint) => this.#committed(fingerprint));
  }

  /** The view with the fingerprint leaves before its time begins. Where nothing is recorded there is nothing to hold against it. */
  #committed(fingerprint: string | undefined): void {
    if (this.#stage !== 'committing') return;
    if (fingerprint === undefined) return this.#reveal();
    this.#stage = 'committed';
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

  #watchDeadline(): void {
    this.#cancelDeadline();
    this.#cancelDeadline = this.#table.clock.after(CLOSE_WITHIN, () => {
      const late = this.#seats.filter((seat) => seat.late());
      if (late.length > 0) this.#table.seen();
    });
  }
}
