import { Timers, type Clock } from '../../clock/clock.ts';
import type { HallClock } from '../../contract/hall-clock.ts';
import type { FoundHall, JoinedHall } from '../../contract/hall-link.ts';
import { defined } from '../../session/views/table-view.ts';
import type { LookForHalls } from '../mdns/mdns.ts';
import { parseAddress } from '../wire/address.ts';
import {
  clockSchema,
  haveSchema,
  messageSchema,
  offerSchema,
  readMessage,
  type ToldClock,
  type ToldMessages,
  type ToldOffer,
} from '../wire/messages.ts';
import { BrokerConnection, JoinRefused, type HeardTopic } from './broker-connection.ts';
import type { HallFile, KeptHall } from './kept-hall.ts';
import { Publisher } from './publisher.ts';

/** Between two attempts to connect, ms: it grows up to the longest while there is no connection. */
const PAUSE_MS = { first: 1_000, longest: 10_000 } as const;

interface LinkParts {
  readonly folder: string;
  readonly clock: Clock;
  readonly file: HallFile;
  readonly lookForHalls: LookForHalls;
  changed(): void;
}

/** The hall that this table has joined: connects again and again, tells it the nights, and hears its offers. */
export class HallMember {
  readonly #parts: LinkParts;
  /** As it was joined. */
  readonly #joined: KeptHall;
  readonly #publisher: Publisher;
  readonly #timers: Timers;
  /** Where the hall announces itself now. */
  #announced: readonly string[] = [];
  #attempts = 0;
  #endLook: (() => void) | undefined;
  #connection: BrokerConnection | undefined;
  #pause: number = PAUSE_MS.first;
  #link: JoinedHall['link'] = 'connecting';
  #told: ToldOffer | undefined;
  /** By this host's time. */
  clock: HallClock | undefined;
  #messages: ToldMessages['messages'] = [];
  /** The number of the dealer's call. */
  #call: number | undefined;
  #left = false;

  constructor(kept: KeptHall, parts: LinkParts) {
    this.#joined = kept;
    this.#parts = parts;
    this.#publisher = new Publisher({ ...parts, kept, answers: (live) => this.#turn(live ? 'live' : 'lost') });
    this.#timers = new Timers(parts.clock);
    void this.#stay();
  }

  get view(): JoinedHall {
    const { behind, refused: stopped } = this.#publisher;
    const { name, table, seen } = this.#kept;
    const [offer, over] = [this.#told?.offer ?? undefined, this.#told?.over];
    const message = this.#messages.find(({ n }) => n > seen);
    const refused = stopped && { line: stopped.from + 1, why: stopped.why };
    const calls = this.#call === undefined ? undefined : (true as const);
    return { name, table, link: this.#link, behind, ...defined({ offer, over, refused, message, calls }) };
  }

  /** As it is kept by now. */
  get #kept(): KeptHall {
    return this.#parts.file.joined ?? this.#joined;
  }

  call(on: boolean): void {
    this.#call = on ? this.#parts.clock.now() : undefined;
    this.#say();
  }

  confirm(n: number): void {
    void this.#parts.file.change({ seen: n });
    this.#say();
  }

  /** As `HallLink.flushed`. */
  flushed(name: string, lines: number): void {
    this.#publisher.flushed(name, lines);
  }

  /** Cuts the connection, so that the broker says the will, and connects no more. */
  leave(): void {
    this.#left = true;
    this.#timers.stop();
    this.#look(false);
    this.#connection?.close();
  }

  /** Connects whenever there is no connection, until the table leaves. Never rejects. */
  async #stay(): Promise<void> {
    while (!this.#left) {
      const address = this.#addresses[this.#attempts % this.#addresses.length] ?? this.#kept.address;
      this.#attempts += 1;
      const refused = await this.#visit(address).catch((error: unknown) => error instanceof JoinRefused && error.why);
      if (this.#left) return;
      this.#turn(refused === 'wrong code' ? 'refused' : 'lost');
      this.#look(true);
      await new Promise<void>((resolve) => this.#timers.after(this.#pause, resolve));
      this.#pause = Math.min(2 * this.#pause, PAUSE_MS.longest);
    }
  }

  /** Connects, and resolves when the connection has ended. Rejects as `BrokerConnection.open` does. */
  async #visit(address: string): Promise<void> {
    const { clock } = this.#parts;
    const { table, secret } = this.#kept;
    const at = parseAddress(address);
    if (at === undefined) throw new Error('no address of a hall');
    this.#publisher.begin();
    // What the broker has kept comes at once.
    const heard = (topic: HeardTopic, message: Buffer) => this.#heard(topic, message);
    const connection = await BrokerConnection.open(at, this.#kept, { clock, table, secret, heard });
    this.#connection = connection;
    if (this.#left) return connection.close();
    this.#arrived(address);
    this.#say();
    this.#publisher.start((topic, message) => connection.send(topic, message));
    await connection.ended;
    this.#publisher.end();
  }

  #arrived(address: string): void {
    this.#look(false);
    this.#pause = PAUSE_MS.first;
    this.#announced = [];
    this.#attempts = 0;
    void this.#parts.file.change({ address });
  }

  #heard({ kind, night = '' }: HeardTopic, message: Buffer): void {
    switch (kind) {
      case 'have': {
        const have = readMessage(haveSchema, message);
        if (have === undefined) return;
        this.#publisher.heard(night, have);
        return this.#turn('live');
      }
      case 'offer':
        return this.#heardOffer(readMessage(offerSchema, message));
      case 'message':
        return this.#heardMessages(readMessage(messageSchema, message));
      case 'clock':
        return this.#heardClock(readMessage(clockSchema, message));
    }
  }

  #heardOffer(said: ToldOffer | undefined): void {
    if (said === undefined) return;
    const { hall: name, standby = this.#kept.standby } = said;
    this.#told = said;
    if (name !== this.#kept.name || standby !== this.#kept.standby) void this.#parts.file.change({ name, standby });
    // A broker alone is no hall.
    this.#turn('live');
    this.#parts.changed();
  }

  #heardClock(said: ToldClock | undefined): void {
    if (said === undefined) return;
    if (said === null) this.clock = undefined;
    else {
      const { to, left, endsAt } = said;
      this.clock = endsAt === undefined ? { to, left } : { to, endsAt: this.#parts.clock.now() + left };
    }
    this.#parts.changed();
  }

  #heardMessages(said: ToldMessages | undefined): void {
    if (said === undefined) return;
    this.#messages = said.messages;
    if (said.answered === this.#call) this.call(false);
    this.#parts.changed();
  }

  /** What the dealer says. */
  #say(): void {
    const said = { call: this.#call ?? null, seen: this.#kept.seen };
    this.#connection?.send({ kind: 'call' }, JSON.stringify(said));
    this.#parts.changed();
  }

  #turn(link: JoinedHall['link']): void {
    if (link === this.#link) return;
    this.#link = link;
    this.#parts.changed();
  }

  /** A hall may be at another address or port when it is back. Only its certificate tells that it is the same. */
  #look(on: boolean): void {
    if (!on) {
      this.#endLook?.();
      this.#endLook = undefined;
    } else if (this.#kept.certificate !== '') {
      this.#endLook ??= this.#parts.lookForHalls(
        (found) => this.#found(found),
        () => undefined,
      );
    }
  }

  #found(halls: readonly FoundHall[]): void {
    const ours = parseAddress(this.#kept.address)?.hall;
    this.#announced = halls.map(({ address }) => address).filter((address) => parseAddress(address)?.hall === ours);
  }

  /** Where the hall was last, where its stand-by is, and then where it announces itself. */
  get #addresses(): readonly string[] {
    const { address, standby = address } = this.#kept;
    return [...new Set([address, standby, ...this.#announced])];
  }
}
