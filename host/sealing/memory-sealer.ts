import { commitment, type ClosingSeal, type OpenedFace } from '../../firmware-protocol/codec/seal.ts';
import type { Face, Verdict } from '../../firmware-protocol/codec/message.ts';
import type { Seat } from '../../rulebook/seat.ts';
import type { Clock } from '../clock/clock.ts';
import type { Sealer, SealerListener } from './sealer.ts';

interface Seal extends ClosingSeal, OpenedFace {}

interface SealMaker {
  readonly clock: Pick<Clock, 'now'>;
  nonce(): string;
}

/** Seals for keys and bots as a pad would. Faces are in private fields, which neither JSON nor an inspector prints. */
export class MemorySealer implements Sealer {
  readonly seat: Seat;
  readonly kind: 'keys' | 'bot';
  readonly by: string;
  readonly gone = false;
  readonly #listener: SealerListener;
  readonly #maker: SealMaker;
  #attempt: { readonly attempt: number; readonly hostNonce: string } | undefined;
  #seal: Seal | undefined;
  #endsAt: number | undefined;

  /** `by` is at most 16 bytes of ASCII. */
  constructor(seat: Seat, kind: 'keys' | 'bot', by: string, listener: SealerListener, maker: SealMaker) {
    this.seat = seat;
    this.kind = kind;
    this.by = by;
    this.#listener = listener;
    this.#maker = maker;
  }

  get sealed(): boolean {
    return this.#seal !== undefined;
  }

  arm(attempt: number, hostNonce: string): number {
    this.#attempt = { attempt, hostNonce };
    this.#seal = undefined;
    this.#endsAt = undefined;
    return attempt;
  }

  count(endsAt: number): void {
    this.#endsAt = endsAt;
  }

  halted(): void {
    this.#endsAt = undefined;
  }

  /** Seals this face, again at any press; ignored if the seat is not armed, the count has ended or the attempt is closed. */
  press(face: Face): void {
    if (this.#attempt === undefined) return;
    const { clock } = this.#maker;
    // The timer that closes the attempt may come later than the end of the count.
    if (this.#endsAt !== undefined && clock.now() >= this.#endsAt) return;
    const first = this.#seal === undefined;
    const nonce = this.#maker.nonce();
    const made = commitment({ id: this.by, ...this.#attempt, face, nonce });
    this.#seal = { seal: (this.#seal?.seal ?? 0) + 1, commitment: made, face, nonce };
    if (first) this.#listener.sealed(this.seat);
  }

  close(): Promise<ClosingSeal | 'none'> {
    this.#attempt = undefined;
    return Promise.resolve(this.#seal === undefined ? 'none' : { seal: this.#seal.seal, commitment: this.#seal.commitment });
  }

  reveal(): Promise<OpenedFace> {
    if (this.#seal === undefined) return Promise.reject(new Error(`seat ${this.seat} has no seal to open`));
    return Promise.resolve({ face: this.#seal.face, nonce: this.#seal.nonce });
  }

  abort(): void {
    this.#attempt = undefined;
    this.#seal = undefined;
  }

  nudge(): void {
    // Keys have no light, and a bot needs none: the screen names who is late.
  }

  ended(_verdict: Verdict): void {
    this.abort();
  }
}
