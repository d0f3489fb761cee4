import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Face, PadMessage } from './message.ts';

/** What a commitment covers. Nonces are 16 hex digits; `id` is at most 16 bytes of ASCII. */
export interface Sealed {
  readonly id: string;
  readonly attempt: number;
  readonly hostNonce: string;
  readonly face: Face;
  readonly nonce: string;
}

const TAG = 'HWRSEAL1';

/**
 * The commitment to a face, 32 hex digits: the first 16 bytes of SHA-256 over `sealedBytes`. The host's nonce prevents replays,
 * the pad's nonce hides the face. PROTOCOL.md, "The sealed face".
 */
export function commitment(sealed: Sealed): string {
  return bytesToHex(sha256(sealedBytes(sealed))).slice(0, 32);
}

/** The 45 bytes that are hashed: tag 8, id 16 padded with zeros, attempt 4 (high byte first), host nonce 8, face 1, nonce 8. */
export function sealedBytes({ id, attempt, hostNonce, face, nonce }: Sealed): Uint8Array {
  const bytes = new Uint8Array(45);
  new DataView(bytes.buffer).setUint32(24, attempt);
  bytes[36] = face;
  for (let at = 0; at < 8; at++) {
    bytes[at] = TAG.charCodeAt(at);
    bytes[28 + at] = hexByte(hostNonce, at);
    bytes[37 + at] = hexByte(nonce, at);
  }
  for (let at = 0; at < Math.min(16, id.length); at++) bytes[8 + at] = id.charCodeAt(at);
  return bytes;
}

/** A forged record may hold anything: what is longer is cut, and what is no digit is 0, so that the commitment does not fit. */
function hexByte(text: string, at: number): number {
  return Number.parseInt(text.slice(2 * at, 2 * at + 2), 16);
}

/** The seal a pad has closed with. */
export type ClosingSeal = Pick<Extract<PadMessage, { type: 'close' }>, 'seal' | 'commitment'>;

/** What the answer to reveal carries. */
export interface OpenedFace {
  readonly face: number;
  /** 16 hex digits. */
  readonly nonce: string;
}

/** An opened face does not fit its commitment. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
}

/** ms after T within which a pad must answer close; a later answer stalls the opening. PROTOCOL.md, "Heartbeat". */
export const CLOSE_WITHIN = 500;
