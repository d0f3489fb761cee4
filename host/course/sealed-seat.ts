import type { RoundChoices, Stall } from '../contract/view.ts';
import type { Seat } from '../../rulebook/seat.ts';
import { Mismatch, type ClosingSeal } from '../../firmware-protocol/codec/seal.ts';
import { SealLost, type Sealer } from '../sealing/sealer.ts';
import type { Clock } from '../clock/clock.ts';
import type { KnownFace } from './opened.ts';

export interface ClosedSeal {
  readonly sealer: Sealer;
  readonly seal: ClosingSeal;
  /** ms from T until the close was answered. */
  readonly answered: number;
}

/** A closed seal with the number and the host nonce that it was made under. */
export interface CommittedSeal extends ClosedSeal {
  readonly attempt: number;
  readonly hostNonce: string;
}

type Place =
  | { readonly kind: 'closing'; readonly asked: AbortController }
  | { readonly kind: 'closed'; readonly seal: ClosingSeal; readonly answered: number }
  | { readonly kind: 'unsealed' }
  | { readonly kind: 'revealing'; readonly asked: AbortController }
  | { readonly kind: 'open'; readonly known: KnownFace };

export interface SealedSeatHouse {
  readonly clock: Pick<Clock, 'now'>;
  readonly missing: RoundChoices['missing'];
}

export interface SealedSeatListener {
  /** The seat is closed, without a seal, or open. `seen`: whether it holds the opening up is another than before. */
  moved(seen: boolean): void;
  mismatch(seat: Seat): void;
}

/** One seat on its way from T to its face: asked to close, then to open exactly that seal. The face waits here unseen. */
export class SealedSeat {
  readonly #sealer: Sealer;
  readonly #house: SealedSeatHouse;
  readonly #listener: SealedSeatListener;
  #place: Place = { kind: 'unsealed' };
  #stall: Stall['why'] | undefined;
  /** T, in host time. */
  #closedAt: number | undefined;

  constructor(sealer: Sealer, house: SealedSeatHouse, listener: SealedSeatListener) {
    this.#sealer = sealer;
    this.#house = house;
    this.#listener = listener;
  }

  get seat(): Seat {
    return this.#sealer.seat;
  }

  get closing(): boolean {
    return this.#place.kind === 'closing';
  }

  /** The closing seal, until it is being opened. */
  get closed(): ClosedSeal | undefined {
    const place = this.#place;
    return place.kind === 'closed' ? { sealer: this.#sealer, seal: place.seal, answered: place.answered } : undefined;
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
    void this.#sealer.close(place.asked.signal).then(
      (seal) => {
        if (this.#place === place) this.#closed(seal);
      },
      () => undefined, // unanswered: `late` names the seat
    );
  }

  reveal(): void {
    const place: Place = { kind: 'revealing', asked: new AbortController() };
    this.#place = place;
    void this.#sealer.reveal(place.asked.signal).then(
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

  /** The time to answer is over; the sealer goes on asking. True where that is to be seen. */
  late(): boolean {
    if (this.#asked === undefined) return false;
    const before = this.#stall;
    this.#stall = this.#sealer.gone ? 'gone' : 'no answer';
    return this.#stall !== before;
  }

  askAgain(): void {
    if (this.#stall === undefined || this.#asked === undefined) return;
    this.#asked.abort();
    this.#stall = undefined;
    if (this.closing) this.close();
    else this.reveal();
  }

  /** The dealer's word for a seat that stalls: a face, or null for no die. False where it does not. */
  byHand(face: number | null): boolean {
    if (this.#stall === undefined) return false;
    this.cancel();
    this.#settle({ kind: 'open', known: { face, nonce: null } });
    return true;
  }

  cancel(): void {
    this.#asked?.abort();
    this.#place = { kind: 'unsealed' };
    this.#sealer.abort();
  }

  /** Ends what the sealer is being asked; undefined while nothing is. */
  get #asked(): AbortController | undefined {
    const place = this.#place;
    return place.kind === 'closing' || place.kind === 'revealing' ? place.asked : undefined;
  }

  /** A choice that was made and is lost is no choice that does not come: the dealer decides, whatever the house says. */
  #closed(seal: ClosingSeal | 'none' | 'lost'): void {
    if (seal === 'lost') this.#settle({ kind: 'unsealed' }, 'seal lost');
    else if (seal !== 'none') this.#settle({ kind: 'closed', seal, answered: this.#sinceClose() });
    else if (this.#house.missing === 'noDie') this.#settle({ kind: 'open', known: { face: null, nonce: null } });
    else this.#settle({ kind: 'unsealed' }, 'no seal');
  }

  #sinceClose(): number {
    const now = this.#house.clock.now();
    return Math.max(0, Math.round(now - (this.#closedAt ?? now)));
  }

  #settle(place: Place, stall?: Stall['why']): void {
    const seen = this.#stall !== stall;
    this.#place = place;
    this.#stall = stall;
    this.#listener.moved(seen);
  }
}
