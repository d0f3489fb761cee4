import type { Face } from '../../../firmware-protocol/codec/message.ts';

/** A round with one face, and what could be seen of the pad before the reveal. */
export interface PlayedRound {
  /** The face that was asked for. */
  readonly face: Face;
  readonly attempt: number;
  readonly hostNonce: string;
  /** The lines that name the commitment: the seal, then the answer to close. */
  readonly commitments: readonly string[];
  /** Everything that the pad sent from the press to its close, in order; without answers to pings before its seal. */
  readonly before: readonly string[];
  /** How long each of the same pings took to be answered before the reveal, ms. */
  readonly took: readonly number[];
  /** How long the reveal took, ms. */
  readonly revealTook: number;
  readonly revealed: { readonly face: Face; readonly nonce: string };
}
