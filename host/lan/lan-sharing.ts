import PQueue from 'p-queue';
import type { SharingView } from '../contract/view.ts';
import type { Clock } from '../clock/clock.ts';
import type { RefereePort, Sharing } from '../session/port.ts';
import { atFirstPort } from '../web/connections.ts';
import { buildOf, readPages, tablePages } from '../web/pages.ts';
import { offered, ownAddresses, type Interfaces, type OwnAddress } from './addresses.ts';
import { LanAccess } from './lan-access.ts';
import { listenAt, type Listener, type Room } from './listener.ts';
import { RateLimiter } from './rate-limiter.ts';
import { RoomScreens } from './screens.ts';

/** The first choice of port for a folder of nights; a free one if it is taken. */
const USUAL_PORT = 4712;
/** A network may come, go or change at any time, ms. */
const LOOK_MS = 3_000;
/** Screens that come and go change the dealer's view no more often than this, ms. */
const CHANGE_MS = 500;
/** Connections, and requests without the key; a page is loaded over 6 connections at most. */
const STRANGERS = { each: 80, all: 400, first: 12 } as const;
/** Requests with the key; a page is loaded with about 20. */
const GUESTS = { each: 80, all: 400 } as const;
/** How often it is recorded that the key is in use, ms. */
const USED_MS = 600_000;

export interface LanParts {
  /** The folder of the nights, where the key and the port are kept. */
  readonly folder: string;
  readonly pages: string;
  readonly clock: Clock;
  readonly interfaces: () => Interfaces;
  /** The only port to serve at; if undefined, the previous one, the usual one, or any free one. */
  readonly port?: number | undefined;
  /** The only address to serve at; if undefined, all private ones. */
  readonly address?: string | undefined;
}

/** Shares the table display in every private network that this computer is in. Off at first. */
export class LanSharing implements Sharing {
  readonly #parts: LanParts;
  readonly #table: Pick<RefereePort, 'watch'>;
  readonly #changed: () => void;
  readonly #queue = new PQueue({ concurrency: 1 });
  readonly #access: LanAccess;
  readonly #screens: RoomScreens;
  readonly #listeners = new Map<string, OwnAddress & Listener>();
  #room: Room | undefined;
  /** The port of this run. */
  #served: number | undefined;
  #on = false;
  #refused: string | undefined;
  #stopLooking = () => {};
  /** The dealer's view changes soon. */
  #due = false;

  constructor(parts: LanParts, table: Pick<RefereePort, 'watch'>, changed: () => void) {
    this.#parts = parts;
    this.#table = table;
    this.#changed = changed;
    this.#access = new LanAccess(parts.folder, parts.clock);
    this.#screens = new RoomScreens(() => this.#changeSoon());
  }

  get view(): SharingView {
    const addresses = offered(this.#listeners.values(), this.#access.key);
    const refused = this.#refused === undefined ? {} : { refused: this.#refused };
    return { on: this.#on, addresses, screens: this.#screens.count, ...refused };
  }

  share(on: boolean): Promise<void> {
    return this.#queue.add(async () => {
      if (on === this.#on && this.#refused === undefined) return;
      this.#on = on;
      if (on) await this.#renewStale();
      if (on || this.#screens.count > 0) await this.#access.use();
      if (!on) this.#screens.close();
      await this.#look();
    });
  }

  renew(): Promise<void> {
    return this.#queue.add(async () => {
      await this.#access.renew();
      this.#screens.close();
      this.#changed();
    });
  }

  newNight(): Promise<void> {
    return this.#queue.add(async () => {
      if (!(await this.#access.wasShared())) return;
      this.#screens.move(await this.#access.renew());
      this.#changed();
    });
  }

  /** Serves at the addresses that exist now, and looks again after a while. */
  async #look(): Promise<void> {
    this.#stopLooking();
    const before = JSON.stringify(this.view);
    this.#refused = undefined;
    const { interfaces, address, clock } = this.#parts;
    const wanted = this.#on ? ownAddresses(interfaces(), address) : [];
    for (const [old, listener] of this.#listeners) {
      if (wanted.some((one) => one.address === old)) continue;
      this.#listeners.delete(old);
      await listener.close();
    }
    try {
      for (const one of wanted) await this.#serveAt(one);
    } catch (error) {
      this.#refused = (error as NodeJS.ErrnoException).code ?? 'EIO';
    }
    if (this.#on) this.#stopLooking = clock.after(LOOK_MS, () => void this.#queue.add(() => this.#lookAgain()));
    if (JSON.stringify(this.view) !== before) this.#changed();
  }

  async #lookAgain(): Promise<void> {
    if (!this.#on) return;
    if (this.#screens.count > 0) await this.#access.use(USED_MS);
    else await this.#renewStale();
    await this.#look();
  }

  async #renewStale(): Promise<void> {
    if (await this.#access.renewIfStale()) this.#changed();
  }

  async #serveAt(at: OwnAddress): Promise<void> {
    if (this.#listeners.has(at.address)) return;
    const room = await this.#openRoom();
    const listener = await atFirstPort(await this.#portsToTry(), (port) => listenAt(at.address, port, room));
    this.#listeners.set(at.address, { ...at, ...listener });
    this.#served = listener.port;
    // A named port is named again; a port that was free has to be found again.
    if (this.#parts.port === undefined) await this.#access.keepPort(listener.port);
  }

  /** One port for all networks; the same when sharing is turned on again, and every night. */
  async #portsToTry(): Promise<readonly number[]> {
    const { port } = this.#parts;
    const others = port === undefined ? [await this.#access.port(), USUAL_PORT, 0] : [port];
    return [this.#served, ...(this.#listeners.size > 0 ? [] : others)].filter((one) => one !== undefined);
  }

  async #openRoom(): Promise<Room> {
    const { clock } = this.#parts;
    if (this.#room !== undefined) return this.#room;
    const pages = await readPages(this.#parts.pages);
    this.#room = {
      files: tablePages(pages),
      screens: this.#screens,
      host: { referee: this.#table, clock, build: buildOf(pages) },
      strangers: new RateLimiter(STRANGERS, clock),
      guests: new RateLimiter(GUESTS, clock),
      key: () => this.#access.key,
    };
    return this.#room;
  }

  #changeSoon(): void {
    if (this.#due) return;
    this.#due = true;
    this.#parts.clock.after(CHANGE_MS, () => {
      this.#due = false;
      this.#changed();
    });
  }
}
