import type { Verdict } from '../../firmware-protocol/codec/message.ts';
import type { ClosingSeal, OpenedFace } from '../../firmware-protocol/codec/seal.ts';
import type { Seat } from '../../rulebook/seat.ts';

/** One seat's sealed choice in one attempt, by whatever it is made. No face leaves it before `reveal`. */
export interface Sealer {
  readonly seat: Seat;
  readonly kind: 'pad' | 'keys' | 'bot';
  /** Who sealed, as the commitment and its line say: the pad's id, or a name for the seat's keys or bot. */
  readonly by: string;
  /** The pad cannot be reached now. */
  readonly gone: boolean;
  /**
   * A new attempt: forgets the old seal and accepts a new one. `hostNonce` is 16 hex digits.
   * @returns the number that its seals are made under: `attempt`, or a higher one for a pad that is ahead
   */
  arm(attempt: number, hostNonce: string): number;
  /** A count runs and ends at this host time: a seal made then or later does not count. */
  count(endsAt: number): void;
  /** The count was halted: seals stand, and new ones count. */
  halted(): void;
  /** Nothing after this counts. Resolves with the closing seal, `none`, or `lost` if the known seal is gone; else rejects. */
  close(signal: AbortSignal): Promise<ClosingSeal | 'none' | 'lost'>;
  /** Opens exactly the closing seal. Rejects with `Mismatch` if the face does not fit it, with `SealLost` if it is gone. */
  reveal(signal: AbortSignal): Promise<OpenedFace>;
  /** Wipes seal and face, and hears nothing more. */
  abort(): void;
  nudge(): void;
  /** The faces have been shown: how it ended for this seat. The sealer hears nothing more. */
  ended(verdict: Verdict): void;
}

/** What a sealer reports to the round while it is armed. */
export interface SealerListener {
  /** The seat's first seal of the attempt, or its first after a withdrawal: later ones change nothing that can be seen (Secrecy 3). */
  sealed(seat: Seat): void;
  /** The seat's only seal was withdrawn. */
  withdrawn(seat: Seat): void;
  halt(seat: Seat): void;
  /** The pad has closed by itself while the attempt goes on, so it can seal only in another one. */
  closed(seat: Seat): void;
}

/** A seal cannot be opened any more: its pad has lost its power, or another pad answers in its place. */
export class SealLost extends Error {
  override readonly name = 'SealLost';
}
