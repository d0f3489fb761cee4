import { concatBytes } from '@noble/hashes/utils.js';
import { PLAIN_BYTES, type Channel } from './channel.ts';

/** ms between two messages of either side, whether there is something to say or not. */
export const TICK_MS = 100;
/** Bytes of a state. */
const MOST_STATE = 180;
/** Length of the state, acknowledged number, number, which part of how many, its length (2). */
const HEAD = 7;
const PART = PLAIN_BYTES - HEAD - MOST_STATE;
const NUMBERS = 256;

export interface Received {
  /** The other side's state, unchecked; undefined for none. */
  readonly state: unknown;
  /** What has come whole, unchecked. */
  readonly messages: readonly unknown[];
}

/**
 * One end of the line between a phone and the host. Each message holds the whole state of its sender, so that one may get lost,
 * and a part of the JSON that is sent now: its parts go round until the other side has acknowledged them all. It has no clock:
 * its owner sends `next()` at each tick.
 */
export class Endpoint {
  readonly #channel: Channel;
  readonly #mostParts: number;
  /** The first is on its way. */
  readonly #sending: Uint8Array[] = [];
  #number = 1;
  #part = 0;
  /** The number of the last JSON that has come whole. */
  #whole = 0;
  #parts: Uint8Array[] = [];

  /** @param longest bytes of the longest JSON it takes, about; one that is longer is never acknowledged */
  constructor(channel: Channel, longest: number) {
    this.#channel = channel;
    this.#mostParts = Math.ceil(longest / PART);
  }

  /** How many JSON messages wait, or have not been acknowledged. */
  get waiting(): number {
    return this.#sending.length;
  }

  message(value: unknown): void {
    this.#sending.push(new TextEncoder().encode(JSON.stringify(value)));
  }

  /** The next message: always one, always of the same size. */
  next(state: unknown): Uint8Array<ArrayBuffer> {
    const packet = new Uint8Array(PLAIN_BYTES);
    const told = new TextEncoder().encode(state === undefined ? '' : JSON.stringify(state));
    if (told.length > MOST_STATE) throw new RangeError('no state of this line');
    packet.set([told.length, this.#whole]);
    packet.set(told, HEAD);
    const [json] = this.#sending;
    if (json === undefined) return this.#channel.seal(packet);
    const count = Math.ceil(json.length / PART);
    const part = json.subarray(this.#part * PART, (this.#part + 1) * PART);
    packet.set([this.#number, this.#part, count, part.length >> 8, part.length & 0xff], 2);
    packet.set(part, HEAD + MOST_STATE);
    this.#part = (this.#part + 1) % count;
    return this.#channel.seal(packet);
  }

  /** Undefined for a message that is not authentic, or comes twice, or too late. */
  read(message: Uint8Array): Received | undefined {
    const packet = this.#channel.open(message);
    if (packet === undefined) return undefined;
    const [told = 0, acknowledged = 0, number = 0, at = 0, count = 0, high = 0, low = 0] = packet;
    if (acknowledged === this.#number && this.#sending.length > 0) {
      this.#sending.shift();
      [this.#number, this.#part] = [after(this.#number), 0];
    }
    const part = packet.slice(HEAD + MOST_STATE).subarray(0, high * 256 + low);
    const [state] = parsed(packet.subarray(HEAD, HEAD + Math.min(told, MOST_STATE)));
    return { state, messages: number === after(this.#whole) ? this.#receive(number, at, count, part) : [] };
  }

  #receive(number: number, at: number, count: number, part: Uint8Array): readonly unknown[] {
    if (at >= count || count > this.#mostParts) return [];
    this.#parts[at] = part;
    // A part that has not come is a hole, over which `every` would pass.
    for (let other = 0; other < count; other += 1) if (this.#parts[other] === undefined) return [];
    const whole = concatBytes(...this.#parts.slice(0, count));
    [this.#whole, this.#parts] = [number, []];
    return parsed(whole);
  }
}

/** 0 stands for none. */
function after(number: number): number {
  return (number % (NUMBERS - 1)) + 1;
}

/** One value, or none if the bytes are no JSON. */
function parsed(bytes: Uint8Array): readonly unknown[] {
  try {
    return [JSON.parse(new TextDecoder().decode(bytes))];
  } catch {
    return [];
  }
}
