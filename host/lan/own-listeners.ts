import PQueue from 'p-queue';
import type { Clock } from '../clock/clock.ts';
import { atFirstPort } from '../web/connections.ts';
import { outsideAddress, ownAddresses, type Interfaces, type OwnAddress } from './addresses.ts';
import { readLinks } from './links.ts';
import type { Listener } from './listener.ts';
import { NetworkChoice } from './network-choice.ts';

/** A network may come, go or change at any time, ms. */
const LOOK_MS = 3_000;

/** Where this computer serves its private networks. */
export interface LanParts {
  /** Where keys and the port are kept: the folder of the nights, or that of a hall. */
  readonly folder: string;
  /** The folder of the built pages. */
  readonly pages: string;
  readonly clock: Clock;
  readonly interfaces: () => Interfaces;
  /** One for everything that is shown; if undefined, one of its own. */
  readonly choice?: NetworkChoice;
  /** The only port to serve at; if undefined, the previous one, the usual one, or any free one. */
  readonly port?: number | undefined;
  /** The only address to serve at; if undefined, all private ones. */
  readonly address?: string | undefined;
}

interface ListenersParts extends Pick<LanParts, 'clock' | 'interfaces' | 'choice' | 'port' | 'address'> {
  /** The first choice of port for a folder of nights; a free one if it is taken. */
  readonly usualPort: number;
  /** The port of an earlier evening. */
  readonly kept: { port(): Promise<number | undefined>; keepPort(port: number): Promise<void> };
  /** Rejects if the port is taken. */
  readonly listen: (address: string, port: number) => Promise<Listener>;
  /** Called before the networks are looked at again, every 3 s. */
  readonly looking: () => Promise<void>;
  /** Called when addresses came or went, or can no longer be served at. */
  readonly changed: () => void;
}

/** Listens at the private addresses of this computer while it is on, and follows them as networks come and go. */
export class OwnListeners {
  /** The system's code if it cannot listen (EADDRINUSE, EACCES …). */
  refused: string | undefined;
  /** The only address of this computer, which is not private and therefore not served. */
  outside: string | undefined;
  readonly choice: NetworkChoice;
  readonly #parts: ListenersParts;
  readonly #queue = new PQueue({ concurrency: 1 });
  readonly #listeners = new Map<string, OwnAddress & Listener>();
  /** The port of this run. */
  #served: number | undefined;
  #on = false;
  #shown = '';
  #stopLooking = () => {};

  constructor(parts: ListenersParts) {
    this.#parts = parts;
    this.choice = parts.choice ?? new NetworkChoice();
  }

  get on(): boolean {
    return this.#on;
  }

  /** Those of the chosen network first. */
  get all(): readonly (OwnAddress & { readonly port: number })[] {
    return this.choice.inOrder(this.#listeners.values());
  }

  /** Does one thing after the other; networks are looked at in between. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#queue.add(work);
  }

  /** Serves, or ends. To be called in turn; resolves when it is done, or when `refused` says why not. */
  async serve(on: boolean): Promise<void> {
    this.#on = on;
    this.#stopLooking();
    this.refused = undefined;
    const { interfaces, address, clock } = this.#parts;
    const there = interfaces();
    const wanted = on ? ownAddresses(there, address, readLinks()) : [];
    this.outside = on && address === undefined ? outsideAddress(there) : undefined;
    for (const [old, listener] of this.#listeners) {
      if (wanted.some((one) => one.address === old)) continue;
      this.#listeners.delete(old);
      await listener.close();
    }
    try {
      for (const one of wanted) await this.#serveAt(one);
    } catch (error) {
      this.refused = (error as NodeJS.ErrnoException).code ?? 'EIO';
    }
    this.choice.settle(this.#listeners.values());
    if (on) this.#stopLooking = clock.after(LOOK_MS, () => void this.inTurn(() => this.#lookAgain()));
    this.#show();
  }

  async #lookAgain(): Promise<void> {
    if (!this.#on) return;
    await this.#parts.looking();
    await this.serve(true);
  }

  #show(): void {
    const shown = JSON.stringify([this.#on, [...this.#listeners.keys()], this.refused, this.outside]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#parts.changed();
  }

  async #serveAt(at: OwnAddress): Promise<void> {
    if (this.#listeners.has(at.address)) return;
    const { listen, port, kept } = this.#parts;
    const listener = await atFirstPort(await this.#portsToTry(), (one) => listen(at.address, one));
    this.#listeners.set(at.address, { ...at, ...listener });
    this.#served = listener.port;
    // A named port is named again; a port that was free has to be found again.
    if (port === undefined) await kept.keepPort(listener.port);
  }

  /** One port for all networks; the same when it is turned on again, and every night. */
  async #portsToTry(): Promise<readonly number[]> {
    const { port, kept, usualPort } = this.#parts;
    const others = port === undefined ? [await kept.port(), usualPort, 0] : [port];
    return [this.#served, ...(this.#listeners.size > 0 ? [] : others)].filter((one) => one !== undefined);
  }
}
