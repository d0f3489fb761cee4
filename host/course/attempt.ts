import type { Verdict } from '../../firmware-protocol/codec/message.ts';
import type { Seat } from '../../rulebook/seat.ts';
import type { Sealer, SealerListener } from '../sealing/sealer.ts';
import { LateWatch } from './late.ts';
import type { Readiness } from './phase.ts';
import { seatsAsked, type RoundTable } from './round-table.ts';
import type { ClosedSeal, CommittedSeal } from './sealed-seat.ts';

interface ArmedSeat {
  readonly sealer: Sealer;
  /** Undefined until the number is reserved. */
  readonly number: number | undefined;
  readonly hostNonce: string;
}

/** The running attempt at a sealed question, from arm to shown or called off: who seals in it, how far they are, and who is late. */
export class Attempt {
  readonly #table: RoundTable;
  readonly #listener: SealerListener;
  readonly #late: LateWatch;
  #armed = new Map<Seat, ArmedSeat>();
  #number = 0;
  #closed = false;
  #endsAt: number | undefined;
  /** Which seats were asked, and where everybody sat, when this attempt began. */
  #began = '';

  constructor(table: RoundTable, listener: SealerListener) {
    this.#table = table;
    this.#listener = listener;
    this.#late = new LateWatch(
      table.clock,
      () => this.#nudge(),
      () => table.changed(),
    );
  }

  /** The number all seats were armed with at first; 0 where nobody seals. */
  get number(): number {
    return this.#number;
  }

  /** The running sealer of each seat that has no real die. */
  get sealers(): ReadonlyMap<Seat, Sealer> {
    return new Map([...this.#armed].map(([seat, { sealer }]) => [seat, sealer]));
  }

  /** Seats whose real dice are typed. */
  get dice(): readonly Seat[] {
    return seatsAsked(this.#table.question()).filter((seat) => !this.#armed.has(seat));
  }

  /** How many are ready; the others are named only once they are late. */
  get readiness(): Pick<Readiness, 'ready' | 'of' | 'late'> {
    const of = this.#armed.size;
    const unsealed = this.#unsealed;
    return { ready: of - unsealed.length, of, late: this.#late.named ? unsealed : [] };
  }

  /** Nobody has a real die, and everybody has sealed. */
  get allReady(): boolean {
    return this.#began !== '' && this.#unsealed.length === 0 && this.dice.length === 0;
  }

  /** Other seats are asked now, or people sit elsewhere, than when the attempt began. */
  get outdated(): boolean {
    return this.#began !== this.#seatsNow();
  }

  arm(): void {
    this.drop();
    this.#began = this.#seatsNow();
    void this.#arm(seatsAsked(this.#table.question()));
  }

  /** Nobody seals: the faces of an opening that was undone are known. */
  reopen(): void {
    this.drop();
    this.#began = this.#seatsNow();
  }

  /** The seat's input has changed: it alone seals anew, under a number of its own. */
  reseat(seat: Seat): void {
    this.#armed.get(seat)?.sealer.abort();
    this.#armed.delete(seat);
    void this.#arm([seat]);
  }

  /** Begins or ends the watch over late seats, by how many are ready now. */
  watch(): void {
    const { ready, of } = this.readiness;
    this.#late.ready(ready, of);
  }

  unwatch(): void {
    this.#late.stop();
  }

  /** A count runs and ends at this host time. */
  count(endsAt: number): void {
    this.#endsAt = endsAt;
    for (const { sealer } of this.#started) sealer.count(endsAt);
  }

  halted(): void {
    this.#endsAt = undefined;
    for (const { sealer } of this.#started) sealer.halted();
  }

  /** T: a seat that still waits for its number has no part in this attempt. */
  close(): void {
    this.#closed = true;
  }

  /** These seals with the number and the host nonce that each was made under. */
  committed(seals: readonly ClosedSeal[]): readonly CommittedSeal[] {
    return seals.map((closed) => {
      const armed = this.#armed.get(closed.sealer.seat);
      return { ...closed, attempt: armed?.number ?? 0, hostNonce: armed?.hostNonce ?? '' };
    });
  }

  ended(verdict: (seat: Seat) => Verdict): void {
    for (const { sealer } of this.#armed.values()) sealer.ended(verdict(sealer.seat));
    this.#forget();
  }

  drop(): void {
    for (const { sealer } of this.#armed.values()) sealer.abort();
    this.#forget();
    this.#began = '';
  }

  get #unsealed(): readonly Seat[] {
    return [...this.#armed.values()].filter(({ sealer }) => !sealer.sealed).map(({ sealer }) => sealer.seat);
  }

  get #started(): readonly ArmedSeat[] {
    return [...this.#armed.values()].filter(({ number }) => number !== undefined);
  }

  #forget(): void {
    // What is still being reserved belongs to the map that is left behind.
    this.#armed = new Map();
    this.#number = 0;
    this.#closed = false;
    this.#endsAt = undefined;
  }

  async #arm(seats: readonly Seat[]): Promise<void> {
    const armed = this.#armed;
    const seated = seats.flatMap((seat) => this.#seat(seat) ?? []);
    if (seated.length === 0) return;
    const number = await this.#table.reserve();
    if (number === undefined || armed !== this.#armed) return;
    if (this.#number === 0) this.#number = number;
    for (const seat of seated) this.#start(seat, number);
  }

  #seat(seat: Seat): ArmedSeat | undefined {
    const sealer = this.#table.sealer(seat, this.#listener);
    if (sealer === undefined) return undefined;
    const armed: ArmedSeat = { sealer, number: undefined, hostNonce: this.#table.hostNonce() };
    this.#armed.set(seat, armed);
    return armed;
  }

  #start(armed: ArmedSeat, number: number): void {
    const { sealer, hostNonce } = armed;
    // Closed, or seated anew, while the number was being reserved.
    if (this.#closed || this.#armed.get(sealer.seat) !== armed) return;
    this.#armed.set(sealer.seat, { ...armed, number });
    sealer.arm(number, hostNonce);
    if (this.#endsAt !== undefined) sealer.count(this.#endsAt);
  }

  #nudge(): void {
    for (const { sealer } of this.#armed.values()) if (!sealer.sealed) sealer.nudge();
  }

  #seatsNow(): string {
    return JSON.stringify([this.#table.circle(), seatsAsked(this.#table.question())]);
  }
}
