import type { Verdict } from '../../firmware-protocol/codec/message.ts';
import type { Seat } from '../../rulebook/seat.ts';
import type { SealerListener } from '../sealing/sealer.ts';
import type { Readiness } from './phase.ts';
import { seatsAsked, type RoundTable } from './round-table.ts';
import type { ArmedSeat } from './sealed-seat.ts';

/** ms from the moment half are ready until the others are nudged, and from then until they are named. */
const NUDGE_AFTER = 10_000;
const NAME_AFTER = 5_000;

/** The running attempt at a sealed question, until it is shown or called off: who seals in it, how far they are, who is late. */
export class Attempt {
  readonly #table: RoundTable;
  readonly #listener: SealerListener;
  #armed = new Map<Seat, ArmedSeat>();
  #number = 0;
  #closed = false;
  #endsAt: number | undefined;
  /** Whether somebody keeps the others waiting, and is named for it. */
  #lateness: 'none' | 'watched' | 'named' = 'none';
  #stopWatch: () => void = () => undefined;
  /** Which seats were asked, and where everybody sat, when this attempt began. */
  #began = '';

  constructor(table: RoundTable, listener: SealerListener) {
    this.#table = table;
    this.#listener = listener;
  }

  /** The number of the table's attempt, which all seats are armed with at first unless their pad is ahead; 0 if nobody seals. */
  get number(): number {
    return this.#number;
  }

  /** Each seat without a real die, with its sealer. */
  get armed(): readonly ArmedSeat[] {
    return [...this.#armed.values()];
  }

  /** Seats whose real dice are typed. */
  get dice(): readonly Seat[] {
    return seatsAsked(this.#table.state).filter((seat) => !this.#armed.has(seat));
  }

  /** How many are ready; the others are named only once they are late. */
  get readiness(): Pick<Readiness, 'ready' | 'of' | 'late'> {
    const of = this.#armed.size;
    const unsealed = this.#unsealed;
    return { ready: of - unsealed.length, of, late: this.#lateness === 'named' ? unsealed : [] };
  }

  /** Nobody has a real die, and everybody has sealed. */
  get allReady(): boolean {
    return this.#began !== '' && this.#unsealed.length === 0 && this.dice.length === 0;
  }

  /** Since the attempt began, other seats are asked, or people sit elsewhere. */
  get outdated(): boolean {
    return this.#began !== this.#seatsNow();
  }

  arm(): void {
    this.drop();
    this.#began = this.#seatsNow();
    void this.#arm(seatsAsked(this.#table.state));
  }

  /** Nobody seals, because the faces of an opening that was undone are known. */
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

  /** Begins the watch over late seats when half are ready, and ends it when all are. */
  watch(): void {
    const { ready, of } = this.readiness;
    if (ready === of || ready * 2 < of) return this.unwatch();
    if (this.#lateness !== 'none') return;
    this.#lateness = 'watched';
    const { clock } = this.#table;
    this.#stopWatch = clock.after(NUDGE_AFTER, () => {
      for (const { sealer } of this.armed) if (!sealer.sealed) sealer.nudge();
      this.#stopWatch = clock.after(NAME_AFTER, () => {
        this.#lateness = 'named';
        this.#table.changed();
      });
    });
  }

  unwatch(): void {
    this.#stopWatch();
    this.#lateness = 'none';
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

  /** The faces have been shown; `verdicts` by seat. */
  ended(verdicts: readonly Verdict[]): void {
    for (const { sealer } of this.armed) sealer.ended(verdicts[sealer.seat] ?? 'nothing');
    this.#forget();
  }

  drop(): void {
    for (const { sealer } of this.armed) sealer.abort();
    this.#forget();
    this.#began = '';
  }

  get #unsealed(): readonly Seat[] {
    return this.armed.filter(({ sealer }) => !sealer.sealed).map(({ sealer }) => sealer.seat);
  }

  get #started(): readonly ArmedSeat[] {
    return this.armed.filter(({ number }) => number !== undefined);
  }

  #forget(): void {
    // A reservation under way belongs to the map that is left behind.
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
    if (armed !== this.#armed) return;
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
    this.#armed.set(sealer.seat, { ...armed, number: sealer.arm(number, hostNonce) });
    if (this.#endsAt !== undefined) sealer.count(this.#endsAt);
  }

  #seatsNow(): string {
    return JSON.stringify([this.#table.state.circle, seatsAsked(this.#table.state)]);
  }
}
