import { makeHostMessage, parsePadMessage } from '../codec/codec.ts';
import type { Face, Framed, HostMessage, PadMessage, PadState } from '../codec/message.ts';
import { arm } from './state-commands.ts';
import type { Parts } from './chip/chip.ts';
import { ChipPad } from './chip/chip-pad.ts';
import type { LitLeds } from './chip/peripherals.ts';
import { padFlash } from './chip/firmware-image.ts';

/** Pseudo-random bytes, the same for the same seed (mulberry32). */
export function seededBytes(seed: number): (length: number) => Uint8Array {
  let state = seed >>> 0;
  const byte = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let hash = Math.imul(state ^ (state >>> 15), state | 1);
    hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61);
    return (hash ^ (hash >>> 14)) & 0xff;
  };
  return (length) => Uint8Array.from({ length }, byte);
}

/** ms within which a pad has booted, has answered, and has processed a press. */
export const BOOT_MS = 180;
const ANSWER_MS = 150;
export const PRESS_MS = 60;

/** A chip pad has sent something that is not a message, or not an answer. */
class BadMessage extends Error {
  override readonly name = 'BadMessage';
}

/** Read once, for all benches. */
const flash = padFlash();

interface PadOptions {
  readonly id?: string;
  /** For the content of its RAM after power-up. */
  readonly seed?: number;
  /** In place of `seed`. */
  readonly random?: Parts['random'];
}

/** A test bench with a chip pad: powered, greeted, all bytes it sends recorded with their times. */
export class ChipBench {
  readonly pad: ChipPad;
  /** When each byte was sent, in cycles. */
  readonly stamps: number[] = [];
  /** Which LEDs are lit now. */
  lit: LitLeds = { a: false, b: false };
  #sent = '';
  #seq = 0;

  constructor({ id = 'anna', seed = 1, random = seededBytes(seed) }: PadOptions = {}) {
    this.pad = new ChipPad(id, { flash, random });
    const keep = this.pad.chip.onSent;
    this.pad.chip.onSent = (byte, at) => {
      this.stamps.push(at);
      keep(byte, at);
    };
    this.pad.chip.onLit = (lit) => (this.lit = lit);
    this.pad.onSent = (bytes) => (this.#sent += Buffer.from(bytes).toString('latin1'));
    this.pad.powerCycle();
    this.pass(BOOT_MS);
    this.ask({ type: 'hello' });
    this.raw();
  }

  pass(ms: number): void {
    for (let left = ms; left > 0; left -= 1) this.pad.run(Math.min(1, left));
  }

  /** Sends a command and returns its answer. */
  ask(message: HostMessage): PadMessage {
    this.#seq = (this.#seq % 255) + 1;
    return this.askAs(this.#seq, message);
  }

  askAs(seq: number, message: HostMessage): PadMessage {
    const before = this.#sent.lastIndexOf('\n') + 1;
    this.send({ seq, message });
    for (let ms = 0; ms < ANSWER_MS; ms += 1) {
      this.pass(1);
      const answer = framesIn(this.#sent.slice(before)).find((framed) => framed.seq === seq);
      if (answer !== undefined) return answer.message;
    }
    throw new BadMessage(`no answer to ${message.type}`);
  }

  send(framed: Framed<HostMessage>): void {
    this.type(`${makeHostMessage(framed)}\n`);
  }

  type(text: string): void {
    this.pad.receive(Buffer.from(text, 'latin1'));
  }

  acknowledge(event: number): void {
    this.send({ seq: 0, message: { type: 'ack', event } });
    this.pass(10);
  }

  /** Presses a button and waits until its seal has been sent. */
  press(face: Face): void {
    this.pad.press(face);
    this.pass(2 * PRESS_MS);
  }

  /** Returns all whole lines sent since the last call, as text. */
  raw(): string {
    const end = this.#sent.lastIndexOf('\n') + 1;
    const lines = this.#sent.slice(0, end);
    this.#sent = this.#sent.slice(end);
    return lines;
  }

  /** Returns all messages sent since the last call. @throws `BadMessage` for any other line */
  taken(): Framed<PadMessage>[] {
    return framesIn(this.raw());
  }

  /** Brings a new pad into a state of attempt 5; its seal, if any, is of face 6. */
  into(state: PadState): this {
    if (state === 'idle') return this;
    this.ask(arm(5));
    if (state !== 'armed') this.press(6);
    this.acknowledge(1);
    if (state === 'closed' || state === 'revealed') this.ask({ type: 'close', attempt: 5 });
    if (state === 'revealed') this.ask({ type: 'reveal', attempt: 5, seal: 1 });
    this.raw();
    return this;
  }
}

function framesIn(text: string): Framed<PadMessage>[] {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const parsed = parsePadMessage(line);
      if (!parsed.ok) throw new BadMessage(`${parsed.code} in ${line}`);
      return parsed.value;
    });
}
