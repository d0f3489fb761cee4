import PQueue from 'p-queue';
import * as v from 'valibot';
import type { HallOffer } from '../../contract/hall-link.ts';
import type { TableSummary } from '../../contract/hall.ts';
import type { Clock } from '../../clock/clock.ts';
import type { HallKeys } from '../hall-keys.ts';
import type { MirrorAnswer } from '../mirror/night-mirror.ts';
import type { TableMirrors } from '../mirror/table-mirrors.ts';
import { fromTableSchema, NO_NIGHT, type FromTable, type ToTable } from '../wire/messages.ts';
import { peekPacket } from '../wire/packet.ts';
import { answerJoin } from './joining.ts';
import { TablePackets } from './packets.ts';

/** A table that has everything confirmed says hello every 30 s, ms. */
const SILENT_MS = 75_000;
/** Packets of one table that wait to be taken: a table sends one and waits for the answer. */
const MOST_WAITING = 8;

interface HallTableParts {
  readonly table: number;
  readonly keys: HallKeys;
  readonly clock: Clock;
  readonly mirrors: TableMirrors;
  send(packet: Buffer): void;
  /** What the hall says of itself when a table joins. */
  about(): { readonly name: string; readonly certificate: string };
  /** Whom the hall would like to see at this table now. */
  offer(): HallOffer | undefined;
  /** What is shown of the table has changed. */
  changed(): void;
}

/** One table as the hall knows it: takes its packets, one after the other, and answers them. */
export class HallTable {
  readonly mirrors: TableMirrors;
  readonly #parts: HallTableParts;
  readonly #packets: TablePackets;
  readonly #queue = new PQueue({ concurrency: 1 });
  /** When it was last heard, ms since 1970; undefined if it has gone, or has not been heard in this run. */
  #heardAt: number | undefined;

  constructor(parts: HallTableParts) {
    this.#parts = parts;
    this.mirrors = parts.mirrors;
    this.#packets = new TablePackets(parts.table, parts.keys, parts.clock);
  }

  get link(): TableSummary['link'] {
    if (this.#parts.keys.joined(this.#parts.table) === undefined) return 'never';
    return this.#heardAt === undefined ? 'lost' : 'live';
  }

  /** Takes a message on the table's topic, whoever has sent it. Resolves when it is done with; never rejects. */
  async heard(bytes: Buffer): Promise<void> {
    if (this.#queue.size >= MOST_WAITING) return;
    await this.#queue.add(() => this.#take(bytes)).catch(() => undefined);
  }

  /** Sends what the hall would like now. */
  async tellOffer(): Promise<void> {
    await this.#say({ type: 'offer', offer: writable(this.#parts.offer()) });
  }

  /** Unasked, this says that the hall may have lost what it had: the table asks about each of its nights. */
  async greet(): Promise<void> {
    await this.#answer(this.mirrors.have(NO_NIGHT));
  }

  /** Follows the table's record from now on, where the mirror has something else. False if there is no mirror of this night. */
  async follow(night: string): Promise<boolean> {
    const followed = await this.mirrors.follow(night);
    // What was sent before must not come again.
    await this.#parts.keys.save();
    if (followed) await this.#answer(this.mirrors.have(night));
    return followed;
  }

  /** To be called now and then: a table that says nothing for long has gone. */
  look(): void {
    if (this.#heardAt !== undefined && this.#parts.clock.now() - this.#heardAt > SILENT_MS) this.lose();
  }

  /** It cannot be reached. */
  lose(): void {
    if (this.#heardAt === undefined) return;
    this.#heardAt = undefined;
    this.#parts.changed();
  }

  async close(): Promise<void> {
    await this.#queue.onIdle();
    await this.mirrors.close();
  }

  async #take(bytes: Buffer): Promise<void> {
    if (peekPacket(bytes)?.kind === 'open') return this.#join(bytes);
    const opened = await this.#packets.open(bytes);
    const parsed = v.safeParse(fromTableSchema, opened?.body);
    if (opened === undefined || !parsed.success) return;
    const { table, keys } = this.#parts;
    const isNew = opened.n > keys.seen(table);
    if (isNew) keys.keepSeen(table, opened.n);
    if (isNew && parsed.output.type !== 'gone') this.#isHere();
    await this.#obey(parsed.output, isNew);
  }

  async #join(bytes: Buffer): Promise<void> {
    const { table, keys, about } = this.#parts;
    const before = keys.joined(table);
    try {
      const answer = await answerJoin(bytes, { table, keys, ...about() });
      if (answer !== undefined) this.#parts.send(this.#packets.inTheOpen(answer));
    } finally {
      // Also if the disk refuses its keys: the organiser is told.
      if (keys.joined(table) !== before || keys.failing !== undefined) this.#parts.changed();
    }
  }

  /** Only `hello` is answered if it is a copy: the table may not know how high its numbers were. */
  async #obey(message: FromTable, isNew: boolean): Promise<void> {
    switch (message.type) {
      case 'hello': {
        const { seen, at } = message;
        this.#packets.goAbove(seen);
        if (isNew && at.night !== NO_NIGHT) this.mirrors.compare(at.night, at.lines, at.hash);
        await this.#answer(this.mirrors.have(at.night));
        return this.tellOffer();
      }
      case 'lines': {
        const { night, from, text } = message;
        const answer = isNew ? await this.mirrors.take(night, from, text) : undefined;
        return answer && this.#answer(answer);
      }
      case 'gone':
        if (isNew) this.lose();
    }
  }

  #answer(answer: MirrorAnswer): Promise<void> {
    const seen = this.#parts.keys.seen(this.#parts.table);
    return this.#say(answer.type === 'have' ? { ...answer, seen } : answer);
  }

  async #say(message: ToTable): Promise<void> {
    const packet = await this.#packets.seal(message);
    if (packet !== undefined) this.#parts.send(packet);
  }

  #isHere(): void {
    const before = this.#heardAt;
    this.#heardAt = this.#parts.clock.now();
    if (before === undefined) this.#parts.changed();
  }
}

function writable(offer: HallOffer | undefined): Extract<ToTable, { readonly type: 'offer' }>['offer'] {
  return offer === undefined
    ? null
    : { ...offer, house: { ...offer.house }, players: offer.players.map((player) => ({ ...player })) };
}
