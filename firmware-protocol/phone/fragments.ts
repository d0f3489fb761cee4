import { concatBytes } from '@noble/hashes/utils.js';
import type { Fragment } from './packet.ts';

/** Packets after which a fragment that was not acknowledged is sent again, with all after it. */
const PATIENCE = 10;
/** Fragments that may be under way. */
const WINDOW = 8;
const after = (number: number) => (number % 255) + 1;

/** Messages on their way out, in fragments: each is sent until the other side has acknowledged it. */
export class FragmentSender {
  /** Messages of which nothing was sent, then what is left of the one that was begun. */
  #waiting: Uint8Array[] = [];
  #unacknowledged: Fragment[] = [];
  /** How many of these were sent since the last time all were. */
  #sent = 0;
  #last = 0;
  #packets = 0;

  /** How many messages wait to be sent whole. */
  get waiting(): number {
    return this.#waiting.length;
  }

  send(message: Uint8Array): void {
    this.#waiting.push(message);
  }

  /** The fragment for the next packet, of at most `room` bytes. */
  next(room: number): Fragment | undefined {
    this.#packets += 1;
    if (this.#packets > PATIENCE) [this.#sent, this.#packets] = [0, 0];
    const again = this.#unacknowledged[this.#sent];
    const fragment = again ?? (this.#unacknowledged.length < WINDOW ? this.#cut(room) : undefined);
    // One that was cut for a packet without lines waits for another such packet.
    if (fragment === undefined || fragment.bytes.length > room) return undefined;
    if (again === undefined) this.#unacknowledged.push(fragment);
    this.#sent += 1;
    return fragment;
  }

  acknowledged(number: number): void {
    const upTo = this.#unacknowledged.findIndex((fragment) => fragment.number === number);
    if (upTo < 0) return;
    this.#unacknowledged.splice(0, upTo + 1);
    this.#sent = Math.max(0, this.#sent - upTo - 1);
    this.#packets = 0;
  }

  #cut(room: number): Fragment | undefined {
    const [message] = this.#waiting;
    if (message === undefined || room <= 0) return undefined;
    const last = message.length <= room;
    if (last) this.#waiting.shift();
    else this.#waiting[0] = message.subarray(room);
    this.#last = after(this.#last);
    return { number: this.#last, last, bytes: message.subarray(0, room) };
  }
}

/** Messages on their way in. Fragments that come twice or too early are passed over. */
export class FragmentReceiver {
  /** The number of the last fragment received in order; 0 before the first. */
  received = 0;
  readonly #longest: number;
  #parts: Uint8Array[] = [];

  /** @param longest bytes of a message; one that is longer is dropped */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /** The message that this fragment completes, if it does. */
  receive({ number, last, bytes }: Fragment): Uint8Array | undefined {
    if (number !== after(this.received)) return undefined;
    this.received = number;
    if (this.#length + bytes.length <= this.#longest) this.#parts.push(bytes);
    if (!last) return undefined;
    const whole = concatBytes(...this.#parts);
    this.#parts = [];
    return whole;
  }

  get #length(): number {
    return this.#parts.reduce((sum, { length }) => sum + length, 0);
  }
}
