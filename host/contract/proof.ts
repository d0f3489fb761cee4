import type { Player, Seat } from '../../rulebook/seat.ts';

/** A line of the night's file, counted from 1 as in an editor, and when it was written (ISO 8601, UTC). */
export interface LineAt {
  readonly line: number;
  readonly at: string;
}

/** Where a seat's face came from, and how anyone can check it (PROTOCOL.md, "The sealed face"). */
export type FaceProof =
  | {
      readonly kind: 'seal';
      /** Who sealed: the pad's id, or the host's name for keys and bots. */
      readonly by: string;
      /** A pad hides its nonce from the host until the reveal. The host's own seals, for keys and bots, do not bind the host. */
      readonly sealer: 'pad' | 'host';
      readonly attempt: number;
      /** 16 hex digits each. */
      readonly hostNonce: string;
      readonly nonce: string;
      /** 32 hex digits, as written down at T. */
      readonly commitment: string;
      /** The face and the nonces give this commitment. */
      readonly holds: boolean;
      /** A shell command that prints the SHA-256 whose first 32 hex digits must be the commitment. */
      readonly check: string;
      /** The 45 bytes that are hashed, in hex, for any other calculator. */
      readonly bytes: string;
    }
  /** A real die that lay open: nothing was sealed. */
  | { readonly kind: 'die' }
  /** Given by the dealer because the face did not come; the seat's seal, if it had one, was not opened. */
  | { readonly kind: 'hand'; readonly commitment?: string }
  | { readonly kind: 'none' };

export type SeatProof = { readonly seat: Seat; readonly face: number | null } & FaceProof;

/** The proof of the last round that counts, once its faces have been shown. */
export interface RoundProof {
  /** Which game of the night and which round of the game, from 1. */
  readonly game: number;
  readonly round: number;
  readonly players: readonly Player[];
  readonly revealed: LineAt;
  readonly committed?: LineAt;
  /** Of the line of the commitments (`makeFingerprint`); undefined if that line is in no file. */
  readonly fingerprint?: string;
  /** False while the night goes on unrecorded: then the lines are in no file. */
  readonly recorded: boolean;
  readonly seats: readonly SeatProof[];
}
