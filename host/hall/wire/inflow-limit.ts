import type { Duplex } from 'node:stream';
import type { Clock } from '../../clock/clock.ts';
import { MOST_MESSAGE } from './messages.ts';

/** An MQTT packet is a message with its topic, bytes. */
export const MOST_BYTES = MOST_MESSAGE + 1024;
/** What the other side may leave unread, bytes. */
export const MOST_UNREAD = 1024 * 1024;
const SECOND_MS = 1_000;
/** A length has four bytes at most (MQTT 3.1.1, 2.2.3). */
const MOST_DIGITS = 4;

/** What may come in a second. */
interface Pace {
  readonly bytes: number;
  /** Of MQTT. */
  readonly packets: number;
}

/** Counts what comes over a connection, before anything takes it in: a hostile client or broker may say that a packet has 256 MB, or never stop. */
export class InflowLimit {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #most: Pace;
  #since: number;
  #bytes = 0;
  #packets = 0;
  /** Bytes of the packet under way that are still to come, and of its length those that have come; undefined between packets. */
  #rest = 0;
  #digits: number | undefined;

  constructor(clock: Pick<Clock, 'now'>, most: Pace) {
    this.#clock = clock;
    this.#most = most;
    this.#since = clock.now();
  }

  /** Whether the connection may go on after these bytes. */
  admits(chunk: Buffer): boolean {
    const now = this.#clock.now();
    // A clock that was set back starts a new second, too.
    if (Math.abs(now - this.#since) >= SECOND_MS) [this.#since, this.#bytes, this.#packets] = [now, 0, 0];
    this.#bytes += chunk.length;
    return this.#bytes <= this.#most.bytes && this.#follow(chunk) && this.#packets <= this.#most.packets;
  }

  /** Follows the beginnings of packets; false for a length that no packet of ours has. */
  #follow(chunk: Buffer): boolean {
    for (let at = 0; at < chunk.length; at += 1) {
      const isBody = this.#digits === undefined && this.#rest > 0;
      if (isBody) {
        const taken = Math.min(this.#rest, chunk.length - at);
        this.#rest -= taken;
        at += taken - 1;
      } else if (this.#digits === undefined) {
        this.#packets += 1;
        this.#digits = 0;
      } else if (!this.#readLength(chunk[at] ?? 0, this.#digits)) return false;
    }
    return true;
  }

  #readLength(byte: number, digits: number): boolean {
    this.#rest += (byte & 0x7f) * 128 ** digits;
    this.#digits = byte >= 0x80 ? digits + 1 : undefined;
    return this.#rest <= MOST_BYTES && this.#digits !== MOST_DIGITS;
  }
}

/** Ends the connection to a broker that sends too much, or leaves too much unread. Nothing has come over it yet. */
export function limitInflow(stream: Duplex, clock: Pick<Clock, 'now'>, most: Pace): void {
  const limit = new InflowLimit(clock, most);
  stream.on('data', (chunk: Buffer) => {
    if (stream.writableLength > MOST_UNREAD || !limit.admits(chunk)) stream.destroy();
  });
}
