import * as v from 'valibot';
import { parseAddress, type HallAddress } from '../wire/address.ts';
import { Identity, verifyingKey } from '../wire/identity.ts';
import { toTableSchema, type FromTable, type ToTable } from '../wire/messages.ts';
import { isSigned, makePacket, peekPacket, unsealedBody } from '../wire/packet.ts';
import { topicOf } from '../wire/topics.ts';
import type { KeptHall } from './kept-hall.ts';

/** What a table and the hall that it has joined say to each other: sealed and signed on one side, checked on the other. */
export class HallChannel {
  readonly address: HallAddress;
  readonly #identity: Identity;
  readonly #key: Buffer;
  readonly #hall: ReturnType<typeof verifyingKey>;
  readonly #topics: { readonly up: string; readonly down: string };

  /** @param kept as `HallFile` has checked it */
  constructor(kept: KeptHall) {
    const address = parseAddress(kept.address);
    if (address === undefined) throw new Error('no address of a hall');
    this.address = address;
    this.#identity = Identity.restore(kept.identity);
    this.#key = this.#identity.channelKey(kept.hall, Buffer.from(kept.code, 'hex'));
    this.#hall = verifyingKey(kept.hall);
    this.#topics = { up: topicOf(address.hall, kept.table, 'up'), down: topicOf(address.hall, kept.table, 'down') };
  }

  make(n: number, message: FromTable): Buffer {
    return makePacket(this.#topics.up, { n, body: JSON.stringify(message) }, this.#identity.signing, this.#key);
  }

  /** The message of a packet and its number; undefined for one that is not from this hall, or not above `seen`. */
  read(packet: Buffer, seen: number): { readonly n: number; readonly message: ToTable } | undefined {
    const head = peekPacket(packet);
    if (head?.kind !== 'sealed' || head.n <= seen || !isSigned(this.#topics.down, packet, this.#hall)) return undefined;
    const body = unsealedBody(packet, this.#key);
    const message = body === undefined ? undefined : parse(body);
    return message && { n: head.n, message };
  }
}

function parse(body: string): ToTable | undefined {
  try {
    const parsed = v.safeParse(toTableSchema, JSON.parse(body));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
