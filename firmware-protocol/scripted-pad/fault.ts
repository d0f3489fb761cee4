import type { Face } from '../codec/message.ts';

/** What can go wrong with a pad or its line, to be had on demand. */
export type Fault =
  /** Every so-many-th byte on the way up (pad to host) or down is lost, doubled, or has its lowest bit turned. */
  | { readonly kind: 'drop' | 'duplicate' | 'corrupt'; readonly way: Way; readonly every: number }
  /** The pad opens this face, whatever it has sealed. */
  | { readonly kind: 'lie'; readonly opens: Face }
  /** It hears and says nothing. */
  | { readonly kind: 'silent' }
  | { readonly kind: 'slow'; readonly ms: number }
  /** The first half of the next frame, then nothing more. */
  | { readonly kind: 'halfLine' };

export type Way = 'up' | 'down';

/** One way of the line. It counts bytes, so the same bytes suffer the same faults every time. */
export class Line {
  readonly #way: Way;
  #carried = 0;
  #torn = false;

  constructor(way: Way) {
    this.#way = way;
  }

  /** What arrives of these bytes. */
  carry(bytes: Uint8Array, faults: readonly Fault[]): Uint8Array {
    const torn = this.#tear(bytes, faults);
    return Uint8Array.from([...torn].flatMap((byte) => this.#carryByte(byte, faults)));
  }

  #tear(bytes: Uint8Array, faults: readonly Fault[]): Uint8Array {
    if (faults.some(({ kind }) => kind === 'silent')) return new Uint8Array();
    const halfLine = this.#way === 'up' && faults.some(({ kind }) => kind === 'halfLine');
    if (!halfLine) {
      this.#torn = false;
      return bytes;
    }
    if (this.#torn) return new Uint8Array();
    this.#torn = true;
    return bytes.subarray(0, bytes.length / 2);
  }

  #carryByte(byte: number, faults: readonly Fault[]): number[] {
    this.#carried += 1;
    for (const fault of faults) {
      if (!('every' in fault) || fault.way !== this.#way || this.#carried % fault.every !== 0) continue;
      switch (fault.kind) {
        case 'drop':
          return [];
        case 'duplicate':
          return [byte, byte];
        case 'corrupt':
          return [byte ^ 1];
        default:
          return fault satisfies never;
      }
    }
    return [byte];
  }
}

/** What the pad opens instead, where it lies. */
export function lied(faults: readonly Fault[], face: Face): Face {
  return faults.find((fault) => fault.kind === 'lie')?.opens ?? face;
}

export function delayOf(faults: readonly Fault[]): number {
  return faults.find((fault) => fault.kind === 'slow')?.ms ?? 0;
}
