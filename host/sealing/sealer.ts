import type { Verdict } from '../../firmware-protocol/codec/message.ts';
import type { ClosingSeal, OpenedFace } from '../../firmware-protocol/codec/seal.ts';
import type { Seat } from '../../rulebook/seat.ts';

/** One seat's sealed choice in one attempt, whatever it comes from. Faces stay behind it until `reveal`. */
export interface Sealer {
  readonly seat: Seat;
  readonly kind: 'pad' | 'keys' | 'bot';
  /** Who sealed, as the commitments line keeps it and the commitment is made over: the pad's id, or a seat's name for it. */
  readonly by: string;
  /** True once the seat has a seal in this attempt; later seals change nothing that can be seen (Secrecy 3). */
  readonly sealed: boolean;
  /** What should answer cannot be reached now. */
  readonly gone: boolean;
  /** A new attempt: forget the old seal, accept a new one. `hostNonce` is 16 hex digits. */
  arm(attempt: number, hostNonce: string): void;
  /** A count runs and ends at this host time: what is sealed at or after it counts for nothing. */
  count(endsAt: number): void;
  /** The count was halted: seals stand, and what is sealed now counts. */
  halted(): void;
  /**
   * Nothing after this counts. Resolves with the closing seal, with `none` where none was made, or with `lost` where one
   * was made and what keeps it knows of it no more, or knows only one that the host had not heard of; rejects when unanswered.
   */
  close(signal: AbortSignal): Promise<ClosingSeal | 'none' | 'lost'>;
  /** Opens exactly the closing seal. Rejects with `Mismatch` when the face does not fit the commitment, with `SealLost` when it is gone. */
  reveal(signal: AbortSignal): Promise<OpenedFace>;
  /** Wipes seal and face, and hears nothing more. */
  abort(): void;
  nudge(): void;
  /** The faces have been shown: how it ended for this seat. The sealer hears nothing more. */
  ended(verdict: Verdict): void;
}

/** What a sealer tells the round while it is armed. */
export interface SealerListener {
  /** The seat's first seal of the attempt, or its first after a withdrawal. */
  sealed(seat: Seat): void;
  /** The seat's only seal was withdrawn. */
  withdrawn(seat: Seat): void;
  halt(seat: Seat): void;
  /** What seals for the seat has closed itself while the attempt goes on: it can seal only in another one. */
  closed(seat: Seat): void;
}

/** What was sealed cannot be opened any more: its pad has lost its power, or another answers in its place. */
export class SealLost extends Error {
  override readonly name = 'SealLost';
}
