import type { KeyObject } from 'node:crypto';
import type { Clock } from '../../clock/clock.ts';
import type { HallKeys } from '../hall-keys.ts';
import { verifyingKey, type PublicIdentity } from '../wire/identity.ts';
import { isSigned, makePacket, peekPacket, unsealedBody } from '../wire/packet.ts';
import { topicOf } from '../wire/topics.ts';

/** Numbers per ms, so that a hall that was restored from an old copy goes on above them. */
const PER_MS = 1_024;

/** A packet of a table that has joined. */
interface Opened {
  readonly n: number;
  /** Undefined for what is no JSON. */
  readonly body: unknown;
}

/** What the hall and one table need to speak: the keys of the table that has joined, and the number of the last packet. */
export class TablePackets {
  readonly #table: number;
  readonly #keys: HallKeys;
  readonly #clock: Pick<Clock, 'now'>;
  #last = 0;
  #channel: { readonly of: PublicIdentity; readonly key: Buffer; readonly verifying: KeyObject } | undefined;

  constructor(table: number, keys: HallKeys, clock: Pick<Clock, 'now'>) {
    this.#table = table;
    this.#keys = keys;
    this.#clock = clock;
  }

  /** A sealed packet of the table that has joined; undefined for anything else. */
  async open(bytes: Buffer): Promise<Opened | undefined> {
    const peeked = peekPacket(bytes);
    const channel = peeked?.kind === 'sealed' ? await this.#find() : undefined;
    if (peeked === undefined || channel === undefined) return undefined;
    if (!isSigned(topicOf(this.#keys.hall, this.#table, 'up'), bytes, channel.verifying)) return undefined;
    const text = unsealedBody(bytes, channel.key);
    return text === undefined ? undefined : { n: peeked.n, body: jsonOf(text) };
  }

  /** A packet that only this table can read; undefined if none has joined. */
  async seal(message: object): Promise<Buffer | undefined> {
    const channel = await this.#find();
    return channel && this.#make(message, channel.key);
  }

  /** A packet that everybody can read. */
  inTheOpen(message: object): Buffer {
    return this.#make(message, undefined);
  }

  /** The table has taken packets up to this number. */
  goAbove(seen: number): void {
    this.#last = Math.max(this.#last, seen);
  }

  #make(message: object, key: Buffer | undefined): Buffer {
    this.#last = Math.max(this.#last + 1, this.#clock.now() * PER_MS);
    const topic = topicOf(this.#keys.hall, this.#table, 'down');
    return makePacket(topic, { n: this.#last, body: JSON.stringify(message) }, this.#keys.identity.signing, key);
  }

  async #find() {
    const joined = this.#keys.joined(this.#table);
    if (joined === undefined) return undefined;
    if (this.#channel?.of === joined) return this.#channel;
    const code = await this.#keys.keyOf(this.#table);
    if (code === undefined) return undefined;
    const key = this.#keys.identity.channelKey(joined, code);
    return (this.#channel = { of: joined, key, verifying: verifyingKey(joined) });
  }
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
