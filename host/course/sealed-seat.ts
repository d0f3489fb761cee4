import type { RoundChoices, Stall } from '../contract/view.ts';
import type { Seat } from '../../rulebook/seat.ts';
import { Mismatch, type ClosingSeal } from '../../firmware-protocol/codec/seal.ts';
import { SealLost, type Sealer } from '../sealing/sealer.ts';
import type { Clock } from '../clock/clock.ts';
import type { KnownFace } from './opened.ts';

/** A seat that seals, and what its seal is made under. */
export interface ArmedSeat {
  readonly sealer: Sealer;
  /** The number of its attempt; undefined until one is reserved. */
  readonly number: number | undefined;
  readonly hostNonce: string;
}

/** The last seal of a seat at T. */
export interface CommittedSeal extends ArmedSeat {
  readonly seal: ClosingSeal;
  /** ms from T until the close was answered. */
  readonly answered: number;
}

type Place =
  | { readonly kind: 'closing'; readonly asked: AbortController }
  | { readonly kind: 'closed'; readonly seal: ClosingSeal; readonly answered: number }
  | { readonly kind: 'unsealed' }
  | { readonly kind: 'revealing'; readonly asked: AbortController }
  | { readonly kind: 'open'; readonly known: KnownFace };

interface SealedSeatHouse {
  readonly clock: Pick<Clock, 'now'>;
  readonly missing: RoundChoices['missing'];
}

interface SealedSeatListener {
  /** The seat is closed, without a seal, or open. `seen`: it has begun to hold up the opening, or holds it up no longer. */
  moved(seen: boolean): void;
  mismatch(seat: Seat): void;
}

/** One seat on its way from T to its face: asked to close, then to open exactly that seal. The face waits here unseen. */
export class SealedSeat {
  readonly #armed: ArmedSeat;
  readonly #house: SealedSeatHouse;
  readonly #listener: SealedSeatListener;
  #place: Place = { kind: 'unsealed' };
  #stall: Stall['why'] | undefined;
  /** T, in host time. */
  #closedAt: number | undefined;

  constructor(armed: ArmedSeat, house: SealedSeatHouse, listener: SealedSeatListener) {
    this.#armed = armed;
    this.#house = house;
    this.#listener = listener;
  }

  get seat(): Seat {
    return this.#armed.sealer.seat;
  }

  get closing(): boolean {
    return this.#place.kind === 'closing';
  }

  /** The closing seal, until it is being opened. */
  get closed(): CommittedSeal | undefined {
    const place = this.#place;
    return place.kind === 'closed' ? { ...this.#armed, seal: place.seal, answered: place.answered } : undefined;
  }

  get known(): KnownFace | undefined {
    return this.#place.kind === 'open' ? this.#place.known : undefined;
  }

  get stall(): Stall | undefined {
    return this.#stall && { seat: this.seat, why: this.#stall };
  }

  close(): void {
    const place: Place = { kind: 'closing', asked: new AbortController() };
    this.#place = place;
    this.#closedAt ??= this.#house.clock.now();
    void this.#armed.sealer.close(place.asked.signal).then(
      (seal) => {
        if (this.#place === place) this.#closed(seal);
      },
      () => undefined, // unanswered: `late` names the seat
    );
  }

  reveal(): void {
    const place: Place = { kind: 'revealing', asked: new AbortController() };
    this.#place = place;
    void this.#armed.sealer.reveal(place.asked.signal).then(
      ({ face, nonce }) => {
        if (this.#place === place) this.#settle({ kind: 'open', known: { face, nonce } });
      },
      (error: unknown) => {
        if (this.#place !== place) return;
        if (error instanceof Mismatch) this.#listener.mismatch(this.seat);
        if (error instanceof SealLost) this.#settle({ kind: 'unsealed' }, 'seal lost');
      },
    );
  }

  /** The time to answer is over; the sealer goes on asking. True if the views must show that. */
  late(): boolean {
    if (this.#asked === undefined) return false;
    const before = this.#stall;
    this.#stall = this.#armed.sealer.gone ? 'gone' : 'no answer';
    return this.#stall !== before;
  }

  askAgain(): void {
    if (this.#stall === undefined || this.#asked === undefined) return;
    this.#asked.abort();
    this.#stall = undefined;
    if (this.closing) this.close();
    else this.reveal();
  }

  /** The dealer gives the face of a seat that stalls, or null for no die. False if the seat does not stall. */
  byHand(face: number | null): boolean {
    if (this.#stall === undefined) return false;
    this.cancel();
    this.#settle({ kind: 'open', known: { face, nonce: null } });
    return true;
  }

  cancel(): void {
    this.#asked?.abort();
    this.#place = { kind: 'unsealed' };
    this.#armed.sealer.abort();
  }

  /** Ends what the sealer is being asked; undefined while nothing is. */
  get #asked(): AbortController | undefined {
    const place = this.#place;
    return place.kind === 'closing' || place.kind === 'revealing' ? place.asked : undefined;
  }

  /** If a choice was made and is lost, the dealer decides, whatever the house says about a missing choice. */
  #closed(seal: ClosingSeal | 'none' | 'lost'): void {
    const now = this.#house.clock.now();
    const answered = Math.max(0, Math.round(now - (this.#closedAt ?? now)));
    if (seal === 'lost') this.#settle({ kind: 'unsealed' }, 'seal lost');
    else if (seal !== 'none') this.#settle({ kind: 'closed', seal, answered });
    else if (this.#house.missing === 'noDie') this.#settle({ kind: 'open', known: { face: null, nonce: null } });
    else this.#settle({ kind: 'unsealed' }, 'no seal');
  }

  #settle(place: Place, stall?: Stall['why']): void {
    const seen = this.#stall !== stall;
    this.#place = place;
    this.#stall = stall;
    this.#listener.moved(seen);
  }
}
