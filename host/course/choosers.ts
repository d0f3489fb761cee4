import type { Verdict } from '../../firmware-protocol/codec/message.ts';
import type { Seat } from '../../rulebook/seat.ts';
import type { Sealer, SealerListener } from '../sealing/sealer.ts';
import { Attempt, type CommittedSeal } from './attempt.ts';
import { LateWatch } from './late.ts';
import type { Readiness } from './phase.ts';
import type { RoundTable } from './round-table.ts';
import type { ClosedSeal } from './sealed-seat.ts';

/** Who must choose, from arm to shown or called off: the attempt they seal in, how far they are, and who is late. */
export class Choosers {
  readonly #table: RoundTable;
  readonly #listener: SealerListener;
  readonly #late: LateWatch;
  #attempt: Attempt | undefined;
  /** Who was in the game, and where, when this attempt began. */
  #began = '';

  constructor(table: RoundTable, listener: SealerListener) {
    this.#table = table;
    this.#listener = listener;
    this.#late = new LateWatch(
      table.clock,
      () => this.#attempt?.nudge(),
      () => table.changed(),
    );
  }

  /** The running sealer of each seat that has no real die. */
  get sealers(): ReadonlyMap<Seat, Sealer> {
    return this.#attempt?.sealers ?? new Map();
  }

  /** Seats in the game whose real dice are typed. */
  get dice(): readonly Seat[] {
    const { sealers } = this;
    return this.#table.inGame().filter((seat) => !sealers.has(seat));
  }

  /** The attempt's number; 0 where nobody seals. */
  get attempt(): number {
    return this.#attempt?.number ?? 0;
  }

  /** How many are ready; who is not only once they are late. */
  get readiness(): Omit<Readiness, 'naming'> {
    const of = this.sealers.size;
    const unsealed = this.#attempt?.unsealed ?? [];
    return { ready: of - unsealed.length, of, late: this.#late.named ? unsealed : [] };
  }

  /** Nobody has a real die, and everybody has sealed. */
  get allReady(): boolean {
    return this.#attempt?.unsealed.length === 0 && this.dice.length === 0;
  }

  /** Others are in the game now, or sit elsewhere, than when the attempt began. */
  get others(): boolean {
    return this.#began !== this.#seatsNow();
  }

  /** A new attempt for who is in the game. */
  arm(): void {
    this.drop();
    this.#began = this.#seatsNow();
    this.#attempt = new Attempt(this.#table, this.#listener);
    void this.#attempt.arm(this.#table.inGame());
  }

  /** No attempt, but for an opening that was opened before. */
  reopen(): void {
    this.drop();
    this.#began = this.#seatsNow();
  }

  /** The seat's input has changed. */
  reseat(seat: Seat): void {
    void this.#attempt?.reseat(seat);
  }

  /** Begins or ends the watch over the late, as many as are ready now. */
  watch(): void {
    const { ready, of } = this.readiness;
    this.#late.ready(ready, of);
  }

  unwatch(): void {
    this.#late.stop();
  }

  /** A count runs and ends at this host time. */
  count(endsAt: number): void {
    this.#attempt?.count(endsAt);
  }

  /** The count was halted: seals stand. */
  halted(): void {
    this.#attempt?.halted();
  }

  /** T: who has no number yet has no part in the attempt. */
  close(): void {
    this.#attempt?.close();
  }

  committed(seals: readonly ClosedSeal[]): readonly CommittedSeal[] {
    return this.#attempt?.committed(seals) ?? [];
  }

  /** The faces have been shown. */
  ended(verdict: (seat: Seat) => Verdict): void {
    this.#attempt?.ended(verdict);
    this.#attempt = undefined;
  }

  /** Wipes every seal. */
  drop(): void {
    this.#attempt?.abort();
    this.#attempt = undefined;
    this.#began = '';
  }

  #seatsNow(): string {
    return JSON.stringify([this.#table.circle(), this.#table.inGame()]);
  }
}
