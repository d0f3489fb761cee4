import type { ListedPort } from './binding.ts';
import { identityOf, usbDeviceOf, type UsbDevice } from './usb-device.ts';
import type { Clock } from '../../course/clock.ts';

const POLL_MS = 1000;

export interface FinderListener {
  appeared(path: string, device: UsbDevice): void;
  /** Unplugged, or something else is plugged in there now and will appear. */
  vanished(path: string): void;
  /** Listing failed with the system's code, `ENOENT` where udevadm is missing; undefined: it works again. */
  listing(code: string | undefined): void;
}

type Devices = ReadonlyMap<string, UsbDevice>;

/** Watches the system's list of serial ports for USB devices: whatever else has a serial port is not ours to know. */
export class Finder {
  readonly #list: () => Promise<readonly ListedPort[]>;
  readonly #clock: Clock;
  readonly #listener: FinderListener;
  #known: Devices = new Map();
  #looking: Promise<Devices> | undefined;
  #failing: string | undefined;
  #stopTimer: () => void = () => undefined;
  #stopped = false;

  constructor(list: () => Promise<readonly ListedPort[]>, clock: Clock, listener: FinderListener) {
    this.#list = list;
    this.#clock = clock;
    this.#listener = listener;
    void this.#poll();
  }

  /** Whether the device that appeared at this path is there at this moment: between two looks it may have been changed. */
  async isStillAt(path: string): Promise<boolean> {
    const meant = this.#known.get(path);
    if (meant === undefined) return false;
    try {
      const there = (await this.#look()).get(path);
      return there !== undefined && identityOf(there) === identityOf(meant);
    } catch {
      return false;
    }
  }

  stop(): void {
    this.#stopped = true;
    this.#stopTimer();
  }

  async #poll(): Promise<void> {
    try {
      const listed = await this.#look();
      if (!this.#stopped) this.#compare(listed);
    } catch (error) {
      // What was there may still be there: each port's own heartbeat knows.
      if (!this.#stopped) this.#say((error as NodeJS.ErrnoException).code ?? 'EIO');
    }
    if (!this.#stopped) this.#stopTimer = this.#clock.after(POLL_MS, () => void this.#poll());
  }

  /** Whoever asks meanwhile shares the answer: on Linux every look starts a program. */
  #look(): Promise<Devices> {
    this.#looking ??= this.#devices().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #devices(): Promise<Devices> {
    const devices = new Map<string, UsbDevice>();
    for (const listed of await this.#list()) {
      const device = usbDeviceOf(listed);
      if (device !== undefined) devices.set(listed.path, device);
    }
    return devices;
  }

  #compare(now: Devices): void {
    this.#say(undefined);
    const before = this.#known;
    this.#known = now;
    const isSame = (path: string, device: UsbDevice) => {
      const was = before.get(path);
      return was !== undefined && identityOf(was) === identityOf(device);
    };
    for (const path of before.keys()) {
      const device = now.get(path);
      if (device === undefined || !isSame(path, device)) this.#listener.vanished(path);
    }
    for (const [path, device] of now) if (!isSame(path, device)) this.#listener.appeared(path, device);
  }

  #say(code: string | undefined): void {
    if (code === this.#failing) return;
    this.#failing = code;
    this.#listener.listing(code);
  }
}
