import type { Socket } from 'node:net';
import { Timers, type Clock } from '../../clock/clock.ts';
import type { HallClock } from '../../contract/hall-clock.ts';
import type { FoundHall, HallOffer, JoinedHall } from '../../contract/hall-link.ts';
import type { LookForHalls } from '../mdns/mdns.ts';
import { parseAddress, type HallAddress } from '../wire/address.ts';
import { clockSchema, haveSchema, messageSchema, offerSchema, readMessage, type ToldMessages } from '../wire/messages.ts';
import type { TableTopic } from '../wire/topics.ts';
import { BrokerConnection, NotAdmitted } from './broker-connection.ts';
import { isBrokerOf, openSocket } from './broker-socket.ts';
import type { HallFile, KeptHall } from './kept-hall.ts';
import { Publisher } from './publisher.ts';
import { ToldNights } from './told-nights.ts';

/** Between two attempts to connect, ms: it grows up to the longest while there is no connection. */
const PAUSE_MS = { first: 1_000, longest: 10_000 } as const;

interface LinkParts {
  readonly folder: string;
  readonly clock: Clock;
  readonly file: HallFile;
  readonly lookForHalls: LookForHalls;
  changed(): void;
}

/** A session at the broker, with what tells the nights over it. */
interface Session {
  readonly connection: BrokerConnection;
  readonly publisher: Publisher;
}

/** The hall that this table has joined: connects again and again, tells it the nights, and hears its offers. */
export class HallMember {
  readonly #parts: LinkParts;
  readonly #kept: KeptHall;
  readonly #nights: ToldNights;
  readonly #timers: Timers;
  /** Where the hall announces itself now. */
  #announced: readonly string[] = [];
  #attempts = 0;
  #endLook: (() => void) | undefined;
  #session: Session | undefined;
  #pause: number = PAUSE_MS.first;
  #link: JoinedHall['link'] = 'connecting';
  #offer: HallOffer | undefined;
  /** By this host's time. */
  #clock: HallClock | undefined;
  #messages: ToldMessages['messages'] = [];
  /** The last message that the dealer has confirmed, and the number of their call. */
  #seen: number;
  #call: number | undefined;
  #left = false;

  constructor(kept: KeptHall, parts: LinkParts) {
    this.#kept = kept;
    this.#parts = parts;
    this.#seen = kept.seen;
    this.#nights = new ToldNights(kept, { ...parts, due: () => this.#session?.publisher.wake() });
    this.#timers = new Timers(parts.clock);
    void this.#connect();
  }

  get view(): JoinedHall {
    const { behind, refused } = this.#nights;
    const message = this.#messages.find(({ n }) => n > this.#seen);
    return {
      name: (this.#parts.file.joined ?? this.#kept).name,
      table: this.#kept.table,
      link: this.#link,
      behind,
      ...(refused && { refused: { line: refused.from + 1, why: refused.why } }),
      ...(this.#offer && { offer: this.#offer }),
      ...(message && { message }),
      ...(this.#call !== undefined && { calls: true as const }),
    };
  }

  get clock(): HallClock | undefined {
    return this.#clock;
  }

  call(on: boolean): void {
    this.#call = on ? this.#parts.clock.now() : undefined;
    this.#say();
  }

  confirm(n: number): void {
    this.#seen = n;
    void this.#parts.file.change({ seen: n });
    this.#say();
  }

  /** As `HallLink.flushed`. */
  flushed(name: string, lines: number): void {
    this.#nights.flushed(name, lines);
  }

  /** Cuts the connection, so that the broker says the will, and connects no more. */
  leave(): void {
    this.#left = true;
    this.#timers.stop();
    this.#look(false);
    this.#session?.connection.close();
  }

  async #connect(): Promise<void> {
    const address = this.#addresses[this.#attempts % this.#addresses.length] ?? this.#kept.address;
    this.#attempts += 1;
    try {
      await this.#open(address);
    } catch (error) {
      this.#connectLater(error instanceof NotAdmitted ? 'refused' : 'lost');
    }
  }

  async #open(address: string): Promise<void> {
    const { clock, changed } = this.#parts;
    const at = parseAddress(address);
    if (at === undefined) throw new Error('no address of a hall');
    let connection: BrokerConnection | undefined = undefined;
    const publisher = new Publisher({
      clock,
      changed,
      nights: () => this.#nights.all,
      send: (topic, message) => (connection as BrokerConnection | undefined)?.send(topic, message),
      answers: (live) => this.#turn(live ? 'live' : 'lost'),
    });
    connection = await BrokerConnection.open(await this.#socket(at), {
      clock,
      hall: at.hall,
      table: this.#kept.table,
      secret: this.#kept.secret,
      // What the broker has kept comes at once.
      heard: (topic, message) => this.#heard(publisher, topic, message),
      heardClock: (message) => this.#heardClock(message),
      closed: () => this.#closed(),
    });
    this.#session = { connection, publisher };
    if (this.#left) return connection.close();
    // It may have ended before anybody could be told.
    if (connection.closed) return this.#closed();
    this.#arrived(address);
    this.#say();
    void publisher.run();
  }

  /** A connection to the broker that the table knows. */
  async #socket(address: HallAddress): Promise<Socket> {
    const at = await openSocket(address);
    if (!this.#left && isBrokerOf(this.#kept, at)) return at.socket;
    at.socket.destroy();
    throw new Error(this.#left ? 'left' : 'not this hall');
  }

  #arrived(address: string): void {
    this.#look(false);
    this.#pause = PAUSE_MS.first;
    this.#announced = [];
    this.#attempts = 0;
    void this.#parts.file.change({ address });
  }

  /** A connection that ends before its session is kept here is seen by `#open`. */
  #closed(): void {
    if (this.#session === undefined) return;
    this.#session.publisher.end();
    this.#session = undefined;
    this.#connectLater('lost');
  }

  #heard(publisher: Publisher, { kind, night }: TableTopic, message: Buffer): void {
    const have = kind === 'have' ? readMessage(haveSchema, message) : undefined;
    if (have !== undefined && night !== undefined) publisher.heard(night, have);
    const said = kind === 'offer' ? readMessage(offerSchema, message) : undefined;
    if (kind === 'message') this.#heardMessages(message);
    // A broker alone is no hall.
    if (have !== undefined || said !== undefined) this.#turn('live');
    if (said === undefined) return;
    this.#offer = said.offer ?? undefined;
    const known = this.#parts.file.joined ?? this.#kept;
    const { hall: name, standby = known.standby } = said;
    if (name !== known.name || standby !== known.standby) void this.#parts.file.change({ name, standby });
    this.#parts.changed();
  }

  #heardClock(message: Buffer): void {
    const said = readMessage(clockSchema, message);
    if (said === undefined) return;
    if (said === null) this.#clock = undefined;
    else {
      const { to, left, endsAt } = said;
      this.#clock = endsAt === undefined ? { to, left } : { to, endsAt: this.#parts.clock.now() + left };
    }
    this.#parts.changed();
  }

  #heardMessages(message: Buffer): void {
    const said = readMessage(messageSchema, message);
    if (said === undefined) return;
    this.#messages = said.messages;
    if (said.answered === this.#call) this.call(false);
    this.#parts.changed();
  }

  /** What the dealer says. */
  #say(): void {
    const said = { call: this.#call ?? null, seen: this.#seen };
    this.#session?.connection.send({ kind: 'call' }, JSON.stringify(said));
    this.#parts.changed();
  }

  #turn(link: JoinedHall['link']): void {
    if (link === this.#link) return;
    this.#link = link;
    this.#parts.changed();
  }

  #connectLater(link: 'lost' | 'refused'): void {
    if (this.#left) return;
    this.#turn(link);
    this.#look(true);
    this.#timers.after(this.#pause, () => void this.#connect());
    this.#pause = Math.min(2 * this.#pause, PAUSE_MS.longest);
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
    const { address, standby = address } = this.#parts.file.joined ?? this.#kept;
    return [...new Set([address, standby, ...this.#announced])];
  }
}
