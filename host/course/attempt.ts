import type { Seat } from '../../rulebook/seat.ts';
import type { Verdict } from '../../firmware-protocol/codec/message.ts';
import type { Sealer, SealerListener } from '../sealing/sealer.ts';
import type { ClosedSeal } from './sealed-seat.ts';

export interface AttemptTable {
  /** A fresh sealer for this seat, or undefined where it plays with a real die. */
  sealer(seat: Seat, listener: SealerListener): Sealer | undefined;
  /**
   * The next number of the counter for all nights, reserved on disk. Waits as long as the disk refuses; undefined where
   * there is none any more: then nobody can seal.
   */
  reserve(): Promise<number | undefined>;
  /** 16 hex digits. */
  hostNonce(): string;
}

export interface CommittedSeal extends ClosedSeal {
  readonly attempt: number;
  readonly hostNonce: string;
}

interface Armed {
  readonly sealer: Sealer;
  /** Undefined until the number is reserved. */
  readonly number: number | undefined;
  readonly hostNonce: string;
}

/** One attempt at a round, from arm to shown or called off: who seals in it, under which number. */
export class Attempt {
  readonly #table: AttemptTable;
  readonly #listener: SealerListener;
  readonly #armed = new Map<Seat, Armed>();
  #number = 0;
  #closed = false;
  #endsAt: number | undefined;

  constructor(table: AttemptTable, listener: SealerListener) {
    this.#table = table;
    this.#listener = listener;
  }

  /** The number all seats were armed with at first; 0 where nobody seals. */
  get number(): number {
    return this.#number;
  }

  get sealers(): ReadonlyMap<Seat, Sealer> {
    return new Map([...this.#armed].map(([seat, armed]) => [seat, armed.sealer]));
  }

  get unsealed(): readonly Seat[] {
    return [...this.#armed.values()].filter(({ sealer }) => !sealer.sealed).map(({ sealer }) => sealer.seat);
  }

  /** These seals with the number and the host nonce that each was made under. */
  committed(seals: readonly ClosedSeal[]): readonly CommittedSeal[] {
    return seals.map((closed) => {
      const armed = this.#armed.get(closed.sealer.seat);
      return { ...closed, attempt: armed?.number ?? 0, hostNonce: armed?.hostNonce ?? '' };
    });
  }

  /** A count runs and ends at this host time. */
  count(endsAt: number): void {
    this.#endsAt = endsAt;
    for (const { sealer } of this.#started()) sealer.count(endsAt);
  }

  halted(): void {
    this.#endsAt = undefined;
    for (const { sealer } of this.#started()) sealer.halted();
  }

  /** T: whoever still waits for a number has no part in this attempt. */
  close(): void {
    this.#closed = true;
  }

  async arm(seats: readonly Seat[]): Promise<void> {
    for (const seat of seats) this.#seat(seat);
    if (this.#armed.size === 0) return;
    const seated = [...this.#armed.values()];
    const number = await this.#table.reserve();
    if (number === undefined) return;
    this.#number = number;
    for (const armed of seated) this.#start(armed, number);
  }

  /** The seat's input has changed: it alone seals anew, under a number of its own. */
  async reseat(seat: Seat): Promise<void> {
    this.#armed.get(seat)?.sealer.abort();
    this.#armed.delete(seat);
    const armed = this.#seat(seat);
    if (armed === undefined) return;
    const number = await this.#table.reserve();
    if (number === undefined) return;
    if (this.#number === 0) this.#number = number;
    this.#start(armed, number);
  }

  nudge(): void {
    for (const { sealer } of this.#armed.values()) if (!sealer.sealed) sealer.nudge();
  }

  /** Wipes every seal. */
  abort(): void {
    for (const { sealer } of this.#armed.values()) sealer.abort();
    this.#armed.clear();
  }

  /** The faces have been shown. */
  ended(verdict: (seat: Seat) => Verdict): void {
    for (const { sealer } of this.#armed.values()) sealer.ended(verdict(sealer.seat));
    this.#armed.clear();
  }

  #seat(seat: Seat): Armed | undefined {
    const sealer = this.#table.sealer(seat, this.#listener);
    if (sealer === undefined) return undefined;
    const armed: Armed = { sealer, number: undefined, hostNonce: this.#table.hostNonce() };
    this.#armed.set(seat, armed);
    return armed;
  }

  #start(armed: Armed, number: number): void {
    // Closed, called off or seated anew while the number was being reserved.
    if (this.#closed || this.#armed.get(armed.sealer.seat) !== armed) return;
    this.#armed.set(armed.sealer.seat, { ...armed, number });
    armed.sealer.arm(number, armed.hostNonce);
    if (this.#endsAt !== undefined) armed.sealer.count(this.#endsAt);
  }

  #started(): readonly Armed[] {
    return [...this.#armed.values()].filter(({ number }) => number !== undefined);
  }
}
