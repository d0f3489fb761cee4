import { crc16 } from '../../codec/frame.ts';
import type { PadState, PadStatus } from '../../codec/message.ts';

const STATES: Readonly<Record<string, PadState>> = { i: 'idle', a: 'armed', s: 'sealed', c: 'closed', r: 'revealed' };

/** The size of `struct memory` in `firmware/core/memory.h`, and the offsets of the members read here. */
const BYTES = 77;
const [STATE, ATTEMPT, SEAL, CRC] = [0, 2, 21, 75];

export const NO_STATUS: PadStatus = { state: 'idle', attempt: 0, seal: 0 };

/**
 * The part of a pad's RAM that survives a reset: two copies, each with a checksum. It holds a pad's status independently of
 * what the pad sends.
 */
export class RetainedMemory {
  readonly #at: number;
  /** The copies last read, and the status in them. */
  #seen: Uint8Array = new Uint8Array();
  #said = NO_STATUS;

  /** Finds it in the RAM of a pad that has booted. @throws if it is not found, as after a change of its layout */
  constructor(sram: Uint8Array) {
    const at = sram.findIndex((_, i) => isWhole(sram, i) && isWhole(sram, i + BYTES));
    if (at === -1) throw new Error('the RAM of this pad holds nothing that is kept through a reset');
    this.#at = at;
  }

  /** Both copies, as bytes. */
  copies(sram: Uint8Array): Uint8Array {
    return sram.subarray(this.#at, this.#at + 2 * BYTES);
  }

  /** The status that the pad would find after a reset. */
  status(sram: Uint8Array): PadStatus {
    const copies = this.copies(sram);
    if (Buffer.compare(copies, this.#seen) !== 0) {
      this.#seen = copies.slice();
      const whole = [0, BYTES].find((at) => isWhole(copies, at));
      this.#said = whole === undefined ? NO_STATUS : statusAt(copies.subarray(whole, whole + BYTES));
    }
    return this.#said;
  }
}

function isWhole(sram: Uint8Array, at: number): boolean {
  if (STATES[String.fromCharCode(sram[at] ?? 0)] === undefined || at + BYTES > sram.length) return false;
  const kept = Buffer.from(sram.buffer, sram.byteOffset + at, BYTES);
  return kept.readUInt16LE(CRC) === crc16(kept.toString('latin1', 0, CRC));
}

function statusAt(bytes: Uint8Array): PadStatus {
  const kept = Buffer.from(bytes);
  const state = STATES[kept.toString('latin1', STATE, STATE + 1)] ?? 'idle';
  return { state, attempt: kept.readUInt32LE(ATTEMPT), seal: kept.readUInt16LE(SEAL) };
}
