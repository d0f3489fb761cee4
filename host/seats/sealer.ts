import type { Seat } from '../../rules/seat.ts';

/** One seat's sealed choice in one attempt, whatever it comes from. Faces stay behind it until `reveal`. */
export interface Sealer {
  readonly seat: Seat;
  readonly kind: 'pad' | 'keys' | 'bot';
  /** True once the seat has a seal in this attempt; later seals change nothing that can be seen (Secrecy 3). */
  readonly sealed: boolean;
  /** A new attempt: forget the old seal, accept a new one. `hostNonce` is 16 hex digits. */
  arm(attempt: number, hostNonce: string): void;
  /** Nothing after this counts. Resolves with the closing seal, or `none` where there is none; rejects when unanswered. */
  close(signal: AbortSignal): Promise<ClosingSeal | 'none'>;
  /** Opens exactly the closing seal. Rejects with `Mismatch` when the face does not fit the commitment. */
  reveal(signal: AbortSignal): Promise<OpenedFace>;
  /** Wipes seal and face. */
  abort(): void;
  /** The late are reminded. */
  nudge(): void;
}

export interface ClosingSeal {
  readonly seal: number;
  /** 32 hex digits, see PROTOCOL.md. */
  readonly commitment: string;
}

export interface OpenedFace {
  readonly face: number;
  /** 16 hex digits. */
  readonly nonce: string;
}

export class Mismatch extends Error {
  override readonly name = 'Mismatch';
}
