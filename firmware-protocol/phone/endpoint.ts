import type { Channel } from './channel.ts';
import { FragmentReceiver, FragmentSender } from './fragments.ts';
import { makePacket, MOST_LINES, parsePacket, roomFor } from './packet.ts';

/** ms between two messages of either side, whether there is something to say or not. */
export const TICK_MS = 100;
/** ms by which a phone closes before the count ends: a tick, and a network that holds a message back, are shorter. */
export const CLOSES_EARLY_MS = 400;
/** Lines that may wait. Both sides repeat what is not answered, so older ones may be dropped. */
const MOST_WAITING = 16;

export interface Received {
  /** Lines of the pad protocol, each with its newline. */
  readonly lines: string;
  /** Parsed JSON, unchecked. */
  readonly messages: readonly unknown[];
}

/**
 * One end of the line between a phone and the host: lines of the pad protocol, which may get lost as on a serial line, and
 * JSON messages, which do not, in messages of one size. It has no clock: its owner sends `next()` at each tick.
 */
export class Endpoint {
  readonly #channel: Channel;
  readonly #sender = new FragmentSender();
  readonly #receiver: FragmentReceiver;
  #lines: string[] = [];

  /** @param longest bytes of the longest JSON message it takes */
  constructor(channel: Channel, longest: number) {
    this.#channel = channel;
    this.#receiver = new FragmentReceiver(longest);
  }

  /** How many JSON messages wait to be sent whole. */
  get waiting(): number {
    return this.#sender.waiting;
  }

  /** Sends a line, which ends with its newline, at the next tick; one that waits already is not sent twice. */
  line(line: string): void {
    if (!this.#lines.includes(line)) this.#lines = [...this.#lines, line].slice(-MOST_WAITING);
  }

  message(value: unknown): void {
    this.#sender.send(new TextEncoder().encode(JSON.stringify(value)));
  }

  /** The next message: always one, always of the same size. */
  next(): Uint8Array<ArrayBuffer> {
    let lines = '';
    while (this.#lines[0] !== undefined && lines.length + this.#lines[0].length <= MOST_LINES) lines += this.#lines.shift();
    const fragment = this.#sender.next(roomFor(lines));
    return this.#channel.seal(makePacket({ acknowledged: this.#receiver.received, lines, fragment }));
  }

  /** Undefined for a message that is not authentic, or comes twice, or too late. */
  read(message: Uint8Array): Received | undefined {
    const plain = this.#channel.open(message);
    const packet = plain && parsePacket(plain);
    if (packet === undefined) return undefined;
    this.#sender.acknowledged(packet.acknowledged);
    const whole = packet.fragment && this.#receiver.receive(packet.fragment);
    return { lines: packet.lines, messages: whole === undefined ? [] : jsonIn(whole) };
  }
}

function jsonIn(bytes: Uint8Array): readonly unknown[] {
  try {
    return [JSON.parse(new TextDecoder().decode(bytes))];
  } catch {
    return [];
  }
}
