import type { SharingView } from '../contract/view.ts';
import PQueue from 'p-queue';
import type { RefereePort } from '../session/port.ts';
import type { Sharing } from '../session/sharing.ts';
import type { Clock } from '../clock/clock.ts';
import { buildOfPages } from '../web/pages-build.ts';
import { hostOf, ownAddresses, type Interfaces, type OwnAddress } from './addresses.ts';
import { listenAt, type Listener, type Room } from './listener.ts';
import { findRoomDoor, isStale, keepRoomDoor, makeKey, wasShared, type RoomDoor } from './room-door.ts';
import { readRoomFiles } from './room-files.ts';
import { Screens } from './screens.ts';
import { Turnstile } from './turnstile.ts';

/** Where a folder of nights is shared first; a free one where it is taken. */
const USUAL_PORT = 4712;
/** A network may come, go or change at any time, ms. */
const LOOK_MS = 3_000;
/** Screens that come and go change the dealer's view no more often, ms. */
const TELL_MS = 500;
/** Connections, and requests without the key; a page is loaded over 6 connections at most. */
const STRANGERS_PACE = { each: 80, all: 400, first: 12 } as const;
/** Requests with the key; a page is loaded with about 20. */
const GUESTS_PACE = { each: 80, all: 400 } as const;
/** How often it is written down that the key is used, ms. */
const USED_MS = 600_000;

export interface LanParts {
  /** The folder of the nights, where the key and the port are kept. */
  readonly folder: string;
  /** The folder of the built pages. */
  readonly pages: string;
  readonly clock: Clock;
  readonly interfaces: () => Interfaces;
  /** The only port to be served at; where undefined the one from before, the usual one, or any that is free. */
  readonly port?: number;
  /** The only address to be served at; where undefined, all private ones. */
  readonly address?: string;
}

/** Shares the table display with the room, in every private network this computer is in. Off until it is told. */
export class LanSharing implements Sharing {
  readonly #parts: LanParts;
  readonly #table: Pick<RefereePort, 'watch'>;
  readonly #changed: () => void;
  readonly #queue = new PQueue({ concurrency: 1 });
  readonly #screens: Screens;
  readonly #listeners = new Map<string, OwnAddress & Listener>();
  #room: Room | undefined;
  #door: RoomDoor | undefined;
  /** The port of this run; 0 before there was one. */
  #served = 0;
  #on = false;
  #refused: string | undefined;
  #stopLooking = () => {};
  #telling = false;

  constructor(parts: LanParts, table: Pick<RefereePort, 'watch'>, changed: () => void) {
    this.#parts = parts;
    this.#table = table;
    this.#changed = changed;
    this.#screens = new Screens(() => this.#tellSoon());
  }

  get view(): SharingView {
    const key = this.#door?.key ?? '';
    const addresses = [...this.#listeners.values()].map(({ address, network, port }) => ({
      url: `http://${hostOf(address, port)}/${key}/`,
      network,
    }));
    const refused = this.#refused === undefined ? {} : { refused: this.#refused };
    return { on: this.#on, addresses, screens: this.#screens.count, ...refused };
  }

  share(on: boolean): Promise<void> {
    return this.#queue.add(async () => {
      if (on === this.#on && this.#refused === undefined) return;
      this.#on = on;
      if (on) await this.#renewStale();
      if (on || this.#screens.count > 0) await this.#use();
      if (!on) this.#screens.close();
      await this.#look();
    });
  }

  renew(): Promise<void> {
    return this.#queue.add(async () => {
      await this.#makeKey();
      this.#screens.close();
      this.#changed();
    });
  }

  newNight(): Promise<void> {
    return this.#queue.add(async () => {
      if (!(await wasShared(this.#parts.folder))) return;
      this.#screens.move(await this.#makeKey());
      this.#changed();
    });
  }

  close(): Promise<void> {
    return this.share(false);
  }

  /** Serves at the addresses that are there now, and looks again after a while. */
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
    if (this.#screens.count > 0) await this.#use(USED_MS);
    else await this.#renewStale();
    await this.#look();
  }

  /** The key was used just now. It is written down where that was not done for `ms`. */
  async #use(ms = 0): Promise<void> {
    const door = await this.#findDoor();
    const now = this.#parts.clock.now();
    if (now - door.used >= ms) await this.#keepDoor({ ...door, used: now });
  }

  async #renewStale(): Promise<void> {
    if (!isStale(await this.#findDoor(), this.#parts.clock.now())) return;
    await this.#makeKey();
    this.#changed();
  }

  async #makeKey(): Promise<string> {
    const { key } = await this.#keepDoor({ ...(await this.#findDoor()), key: makeKey(), used: this.#parts.clock.now() });
    return key;
  }

  async #serveAt(at: OwnAddress): Promise<void> {
    if (this.#listeners.has(at.address)) return;
    const door = await this.#findDoor();
    const listener = await this.#listen(at.address, this.#portsFor(door), await this.#openRoom());
    this.#listeners.set(at.address, { ...at, ...listener });
    this.#served = listener.port;
    // A port that is asked for is asked for again; one that was free is to be found again.
    if (this.#parts.port === undefined && door.port !== listener.port) await this.#keepDoor({ ...door, port: listener.port });
  }

  /** One port for all networks, the same when sharing is turned on again, and every night. */
  #portsFor({ port }: RoomDoor): readonly number[] {
    if (this.#listeners.size > 0) return [this.#served];
    const asked = this.#parts.port === undefined ? [...(port === undefined ? [] : [port]), USUAL_PORT, 0] : [this.#parts.port];
    return this.#served === 0 ? asked : [this.#served, ...asked];
  }

  async #listen(address: string, [port = 0, ...others]: readonly number[], room: Room): Promise<Listener> {
    try {
      return await listenAt(address, port, room);
    } catch (error) {
      if (others.length === 0) throw error;
      return this.#listen(address, others, room);
    }
  }

  async #openRoom(): Promise<Room> {
    const { pages, clock } = this.#parts;
    this.#room ??= {
      files: await readRoomFiles(pages),
      screens: this.#screens,
      host: { referee: this.#table, clock, build: await buildOfPages(pages) },
      strangers: new Turnstile(STRANGERS_PACE, clock),
      guests: new Turnstile(GUESTS_PACE, clock),
      key: () => this.#door?.key ?? '',
    };
    return this.#room;
  }

  async #findDoor(): Promise<RoomDoor> {
    const { folder, clock } = this.#parts;
    return this.#door ?? this.#keepDoor(await findRoomDoor(folder, clock.now()));
  }

  /** A disk that refuses takes nothing from the evening: the next one has another key. */
  async #keepDoor(door: RoomDoor): Promise<RoomDoor> {
    this.#door = door;
    await keepRoomDoor(this.#parts.folder, door).catch(() => undefined);
    return door;
  }

  #tellSoon(): void {
    if (this.#telling) return;
    this.#telling = true;
    this.#parts.clock.after(TELL_MS, () => {
      this.#telling = false;
      this.#changed();
    });
  }
}
