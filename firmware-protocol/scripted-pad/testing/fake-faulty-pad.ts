import { makePadMessage, parsePadMessage } from '../../codec/codec.ts';
import type { Face } from '../../codec/message.ts';
import type { After } from '../notices.ts';
import { ScriptedPad, type Hardware, type PadOptions } from '../pad.ts';

/** Faults of a pad or its line that can be simulated. */
export type Fault =
  /** Every n-th byte up (pad to host) or down is lost, doubled, or has its lowest bit flipped. */
  | { readonly kind: 'drop' | 'duplicate' | 'corrupt'; readonly way: Way; readonly every: number }
  /** The pad reveals this face instead of the one it has sealed. */
  | { readonly kind: 'lie'; readonly opens: Face }
  /** It receives and sends nothing. */
  | { readonly kind: 'silent' }
  | { readonly kind: 'slow'; readonly ms: number }
  /** It sends the first half of the next frame, then nothing more. */
  | { readonly kind: 'halfLine' };

export type Way = 'up' | 'down';

const CARRIED = {
  drop: () => [],
  duplicate: (byte: number) => [byte, byte],
  corrupt: (byte: number) => [byte ^ 1],
} as const;

/** One direction of the line. It counts bytes, so the same bytes have the same faults every time. */
export class FaultyLine {
  readonly #way: Way;
  #carried = 0;
  #torn = false;

  constructor(way: Way) {
    this.#way = way;
  }

  /** Returns the bytes that arrive. */
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
    for (const fault of faults)
      if ('every' in fault && fault.way === this.#way && this.#carried % fault.every === 0) return CARRIED[fault.kind](byte);
    return [byte];
  }
}

export function delayOf(faults: readonly Fault[]): number {
  return faults.find((fault) => fault.kind === 'slow')?.ms ?? 0;
}

/** A scripted pad, and the line that it sends and receives on, with faults. */
export class FaultyPad extends ScriptedPad {
  /** The faults from now on. */
  faults: readonly Fault[] = [];
  readonly #after: After;
  readonly #down = new FaultyLine('down');
  readonly #up = new FaultyLine('up');

  constructor(make: PadOptions, hardware: Hardware) {
    super(make, hardware);
    this.#after = hardware.after;
  }

  override receive(bytes: Uint8Array): void {
    super.receive(this.#down.carry(bytes, this.faults));
  }

  override sendRaw(bytes: Uint8Array): void {
    const said = this.#said(bytes);
    const send = () => {
      const arriving = this.#up.carry(said, this.faults);
      if (arriving.length > 0) super.sendRaw(arriving);
    };
    const delay = delayOf(this.faults);
    if (delay > 0) this.#after(delay, send);
    else send();
  }

  /** The same line, with another face if it reveals one and the pad lies. */
  #said(bytes: Uint8Array): Uint8Array {
    const opens = this.faults.find((fault) => fault.kind === 'lie')?.opens;
    if (opens === undefined) return bytes;
    const parsed = parsePadMessage(Buffer.from(bytes).toString('latin1').trimEnd());
    if (!parsed.ok || parsed.value.message.type !== 'reveal') return bytes;
    const { seq, message } = parsed.value;
    return Buffer.from(`${makePadMessage({ seq, message: { ...message, face: opens } })}\n`, 'ascii');
  }
}
