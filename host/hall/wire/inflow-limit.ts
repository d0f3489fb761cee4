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
  /** Bytes of the packet under way that are still to come; undefined while its length is read. */
  #rest: number | undefined;
  #digits: number[] = [];
  #typeRead = false;

  constructor(clock: Pick<Clock, 'now'>, most: Pace) {
    this.#clock = clock;
    this.#most = most;
    this.#since = clock.now();
  }

  /** Whether the connection may go on after these bytes. @param unread bytes of ours that the other side has not taken */
  admits(chunk: Buffer, unread: number): boolean {
    const now = this.#clock.now();
    // A clock that was set back starts a new second, too.
    if (Math.abs(now - this.#since) >= SECOND_MS) [this.#since, this.#bytes, this.#packets] = [now, 0, 0];
    this.#bytes += chunk.length;
    if (this.#bytes > this.#most.bytes || unread > MOST_UNREAD) return false;
    return this.#follow(chunk) && this.#packets <= this.#most.packets;
  }

  /** Follows the beginnings of packets; false for a length that no packet of ours has. */
  #follow(chunk: Buffer): boolean {
    for (let at = 0; at < chunk.length;) {
      if (this.#rest === undefined) {
        if (!this.#readHead(chunk[at] ?? 0)) return false;
        at += 1;
        continue;
      }
      const taken = Math.min(this.#rest, chunk.length - at);
      at += taken;
      this.#rest -= taken;
      if (this.#rest === 0) this.#end();
    }
    return true;
  }

  #readHead(byte: number): boolean {
    if (!this.#typeRead) {
      this.#typeRead = true;
      return true;
    }
    this.#digits.push(byte & 0x7f);
    if (byte >= 0x80) return this.#digits.length < MOST_DIGITS;
    const length = this.#digits.reduceRight((sum, digit) => sum * 128 + digit, 0);
    if (length > MOST_BYTES) return false;
    this.#rest = length;
    if (length === 0) this.#end();
    return true;
  }

  #end(): void {
    this.#packets += 1;
    this.#rest = undefined;
    this.#digits = [];
    this.#typeRead = false;
  }
}
