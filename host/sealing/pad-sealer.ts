import type { Verdict } from '../../firmware-protocol/codec/message.ts';
import type { Seat } from '../../rulebook/seat.ts';
import type { PadEvent, PadSource } from './pads/source.ts';
import { Declined } from './pads/link.ts';
import { SealLost, type Sealer, type SealerListener } from './sealer.ts';
import { type ClosingSeal, type OpenedFace } from '../../firmware-protocol/codec/seal.ts';

/** A seat that plays with a pad: the face stays in the pad until it is opened. */
export class PadSealer implements Sealer {
  readonly kind = 'pad';
  readonly seat: Seat;
  readonly by: string;
  readonly #pads: PadSource;
  readonly #listener: SealerListener;
  #unlisten: () => void = () => undefined;
  #attempt: number | undefined;
  sealed = false;
  #closing: ClosingSeal | undefined;

  constructor(seat: Seat, pad: string, pads: PadSource, listener: SealerListener) {
    this.seat = seat;
    this.by = pad;
    this.#pads = pads;
    this.#listener = listener;
  }

  get gone(): boolean {
    return this.#pads.pads().find(({ id }) => id === this.by)?.link !== 'live';
  }

  arm(attempt: number, hostNonce: string): number {
    this.#forget();
    this.#unlisten = this.#pads.listen((event) => this.#heard(event));
    this.#attempt = this.#pads.pad(this.by).arm(attempt, hostNonce);
    return this.#attempt;
  }

  count(endsAt: number): void {
    if (this.#attempt !== undefined) this.#pads.pad(this.by).closeIn(this.#attempt, endsAt);
  }

  halted(): void {
    if (this.#attempt !== undefined) this.#pads.pad(this.by).halted(this.#attempt);
  }

  async close(signal: AbortSignal): Promise<ClosingSeal | 'none' | 'lost'> {
    if (this.#attempt === undefined) return 'none';
    const seal = await this.#pads.pad(this.by).close(this.#attempt, signal);
    this.#closing = typeof seal === 'string' ? undefined : seal;
    return seal;
  }

  async reveal(signal: AbortSignal): Promise<OpenedFace> {
    if (this.#attempt === undefined || this.#closing === undefined) throw new Error(`seat ${this.seat} has no seal to open`);
    try {
      return await this.#pads.pad(this.by).reveal(this.#attempt, this.#closing, signal);
    } catch (error) {
      throw error instanceof Declined ? new SealLost(`seat ${this.seat}: ${error.message}`) : error;
    }
  }

  abort(): void {
    if (this.#attempt !== undefined) this.#pads.pad(this.by).abort(this.#attempt);
    this.#forget();
  }

  nudge(): void {
    if (this.#attempt !== undefined) this.#pads.pad(this.by).nudge(this.#attempt);
  }

  ended(verdict: Verdict): void {
    if (this.#attempt !== undefined) this.#pads.pad(this.by).result(this.#attempt, verdict);
    this.#forget();
  }

  #heard(event: PadEvent): void {
    if (event.type === 'changed' || event.pad !== this.by || event.attempt !== this.#attempt) return;
    switch (event.type) {
      case 'sealed':
        return this.#nowSealed();
      case 'unsealed':
        return this.#nowUnsealed();
      case 'closed':
        return this.#listener.closed(this.seat);
      case 'halt':
        this.#listener.halt(this.seat);
        if (event.seal === 0) this.#nowUnsealed();
        return;
      default:
        return event satisfies never;
    }
  }

  #nowSealed(): void {
    if (this.sealed) return;
    this.sealed = true;
    this.#listener.sealed(this.seat);
  }

  #nowUnsealed(): void {
    if (!this.sealed) return;
    this.sealed = false;
    this.#listener.withdrawn(this.seat);
  }

  #forget(): void {
    this.#unlisten();
    this.#attempt = undefined;
    this.sealed = false;
    this.#closing = undefined;
  }
}
