import type { Socket } from 'node:net';
import { Timers, type Clock } from '../../clock/clock.ts';
import type { HallOffer, JoinedHall } from '../../contract/hall-link.ts';
import type { FromTable, ToTable } from '../wire/messages.ts';
import { openSocket } from './broker-socket.ts';
import { HallChannel } from './hall-channel.ts';
import { BrokerConnection } from './broker-connection.ts';
import { isOwn } from './join-hall.ts';
import type { HallFile, KeptHall } from './kept-hall.ts';
import { PacketNumbers } from './packet-numbers.ts';
import { Publisher } from './publisher.ts';
import { ToldNights } from './told-nights.ts';

/** Between two attempts to connect, ms: it grows up to the longest while no hall answers. */
const PAUSE_MS = { first: 1_000, longest: 10_000 } as const;

interface LinkParts {
  readonly folder: string;
  readonly clock: Clock;
  readonly app: string;
  readonly file: HallFile;
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
  readonly #channel: HallChannel;
  readonly #numbers: PacketNumbers;
  readonly #nights: ToldNights;
  readonly #timers: Timers;
  #session: Session | undefined;
  #pause: number = PAUSE_MS.first;
  #link: JoinedHall['link'] = 'connecting';
  #seen = 0;
  #offerSeen: number;
  #offer: HallOffer | undefined;
  #left = false;

  constructor(kept: KeptHall, parts: LinkParts) {
    this.#kept = kept;
    this.#parts = parts;
    this.#channel = new HallChannel(kept);
    this.#numbers = new PacketNumbers(kept.starts);
    this.#offerSeen = kept.seen;
    this.#nights = new ToldNights(kept, { ...parts, due: () => this.#session?.publisher.wake() });
    this.#timers = new Timers(parts.clock);
    void this.#connect();
  }

  get view(): JoinedHall {
    const { behind, differsFrom } = this.#nights;
    return {
      name: this.#kept.name,
      table: this.#kept.table,
      link: this.#link,
      behind,
      ...(differsFrom !== undefined && { differsFrom: differsFrom + 1 }),
      ...(this.#offer && { offer: this.#offer }),
    };
  }

  /** As `HallLink.flushed`. */
  flushed(name: string, lines: number): void {
    this.#nights.flushed(name, lines);
  }

  /** Cuts the connection, so that the broker says the will, and connects no more. */
  leave(): void {
    this.#left = true;
    this.#timers.stop();
    this.#session?.connection.close();
  }

  async #connect(): Promise<void> {
    try {
      await this.#open();
    } catch {
      this.#connectLater();
    }
  }

  /** A connection to the broker that the hall has named. */
  async #socket(): Promise<Socket> {
    const at = await openSocket(this.#channel.address);
    if (!this.#left && isOwn(at, this.#kept.certificate)) return at.socket;
    at.socket.destroy();
    throw new Error(this.#left ? 'left' : 'not this hall');
  }

  async #open(): Promise<void> {
    const { clock, changed, app } = this.#parts;
    const { session, will } = this.#numbers.begin();
    const connection: BrokerConnection = await BrokerConnection.open(() => this.#socket(), {
      clock,
      hall: this.#channel.address.hall,
      table: this.#kept.table,
      code: Buffer.from(this.#kept.code, 'hex'),
      will: this.#channel.make(will, { type: 'gone', session }),
      heard: (packet) => this.#heard(packet),
      closed: () => this.#closed(),
    });
    const publisher = new Publisher({
      clock,
      session,
      app,
      changed,
      seen: () => this.#seen,
      nights: () => this.#nights.all,
      send: (message) => this.#send(connection, message),
      answers: (live) => this.#answers(live),
    });
    this.#session = { connection, publisher };
    if (this.#left) return connection.close();
    // It may have ended before anybody could be told.
    if (connection.closed) return this.#closed();
    void publisher.run();
  }

  /** A connection that ends before its session is kept here is seen by `#open`. */
  #closed(): void {
    if (this.#session === undefined) return;
    this.#session.publisher.end();
    this.#session = undefined;
    this.#connectLater();
  }

  #send(connection: BrokerConnection, message: FromTable): boolean {
    if (connection.busy) return false;
    const n = this.#numbers.next();
    if (n === undefined) connection.close();
    else connection.send(this.#channel.make(n, message));
    return n !== undefined;
  }

  #heard(packet: Buffer): void {
    const read = this.#channel.read(packet, this.#seen);
    if (read === undefined) return;
    this.#seen = read.n;
    const { message } = read;
    if (message.type === 'offer') return this.#offered(message, read.n);
    if (message.type === 'have' && this.#numbers.jumpAbove(message.seen)) return this.#restored();
    this.#session?.publisher.heard(message);
  }

  /** An offer that was taken in before is a copy, or older than what stands. */
  #offered({ offer }: Extract<ToTable, { readonly type: 'offer' }>, n: number): void {
    if (n <= this.#offerSeen) return;
    this.#offerSeen = n;
    this.#offer = offer ?? undefined;
    void this.#parts.file.change({ seen: n });
    this.#parts.changed();
  }

  /** The hall knows higher numbers of this table: everything counts anew, above them. */
  #restored(): void {
    void this.#parts.file.change({ starts: this.#numbers.starts });
    this.#pause = PAUSE_MS.first;
    this.#session?.connection.close();
  }

  #answers(live: boolean): void {
    if (live) this.#pause = PAUSE_MS.first;
    const link = live ? 'live' : 'lost';
    if (link === this.#link) return;
    this.#link = link;
    this.#parts.changed();
  }

  #connectLater(): void {
    if (this.#left) return;
    this.#answers(false);
    this.#timers.after(this.#pause, () => void this.#connect());
    this.#pause = Math.min(2 * this.#pause, PAUSE_MS.longest);
  }
}
