import type { ListedPort } from './binding.ts';
import type { Clock } from '../round/clock.ts';

const POLL_MS = 1000;

export interface FinderListener {
  appeared(path: string): void;
  vanished(path: string): void;
  /** Listing failed with the system's code, `ENOENT` where udevadm is missing; undefined: it works again. */
  listing(code: string | undefined): void;
}

/** Watches the system's list of serial ports for USB devices: whatever else has a serial port is not ours to greet. */
export class Finder {
  readonly #list: () => Promise<readonly ListedPort[]>;
  readonly #clock: Clock;
  readonly #listener: FinderListener;
  #known: ReadonlySet<string> = new Set();
  #failing: string | undefined;
  #stopTimer: () => void = () => undefined;
  #stopped = false;

  constructor(list: () => Promise<readonly ListedPort[]>, clock: Clock, listener: FinderListener) {
    this.#list = list;
    this.#clock = clock;
    this.#listener = listener;
    void this.#poll();
  }

  stop(): void {
    this.#stopped = true;
    this.#stopTimer();
  }

  async #poll(): Promise<void> {
    try {
      const listed = await this.#list();
      if (!this.#stopped) this.#compare(new Set(listed.filter(isUsb).map(({ path }) => path)));
    } catch (error) {
      // What was there may still be there: each port's own heartbeat knows.
      if (!this.#stopped) this.#say((error as NodeJS.ErrnoException).code ?? 'EIO');
    }
    if (!this.#stopped) this.#stopTimer = this.#clock.after(POLL_MS, () => void this.#poll());
  }

  #compare(now: ReadonlySet<string>): void {
    this.#say(undefined);
    const before = this.#known;
    this.#known = now;
    for (const path of before) if (!now.has(path)) this.#listener.vanished(path);
    for (const path of now) if (!before.has(path)) this.#listener.appeared(path);
  }

  #say(code: string | undefined): void {
    if (code === this.#failing) return;
    this.#failing = code;
    this.#listener.listing(code);
  }
}

const isUsb = ({ vendorId }: ListedPort): boolean => vendorId !== undefined && vendorId !== '';
