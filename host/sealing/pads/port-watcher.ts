import type { ListedPort } from './port.ts';
import { identityOf, usbDeviceOf, type UsbDevice } from './usb-device.ts';
import type { Clock } from '../../clock/clock.ts';

const POLL_MS = 1000;

interface PortWatcherListener {
  appeared(path: string, device: UsbDevice): void;
  /** Unplugged, or replaced by another device, which will appear next. */
  vanished(path: string): void;
  /** Listing failed with this system code (`ENOENT` if udevadm is missing); undefined: it works again. */
  listing(code: string | undefined): void;
}

type Devices = ReadonlyMap<string, UsbDevice>;

/** Watches the system's list of serial ports for USB devices; other serial ports are ignored. */
export class PortWatcher {
  readonly #list: () => Promise<readonly ListedPort[]>;
  readonly #clock: Clock;
  readonly #listener: PortWatcherListener;
  #known: Devices = new Map();
  #listing: Promise<Devices> | undefined;
  #failing: string | undefined;
  #stopTimer: () => void = () => undefined;
  #stopped = false;

  constructor(list: () => Promise<readonly ListedPort[]>, clock: Clock, listener: PortWatcherListener) {
    this.#list = list;
    this.#clock = clock;
    this.#listener = listener;
    void this.#poll();
  }

  /** Whether the device that appeared at this path is still there: it may have been replaced since the last poll. */
  async isStillAt(path: string): Promise<boolean> {
    const expected = this.#known.get(path);
    if (expected === undefined) return false;
    try {
      const there = (await this.#devicesNow()).get(path);
      return there !== undefined && identityOf(there) === identityOf(expected);
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
      const listed = await this.#devicesNow();
      if (!this.#stopped) this.#compare(listed);
    } catch (error) {
      // The devices may still be there: the heartbeat of each connection will tell.
      if (!this.#stopped) this.#report((error as NodeJS.ErrnoException).code ?? 'EIO');
    }
    if (!this.#stopped) this.#stopTimer = this.#clock.after(POLL_MS, () => void this.#poll());
  }

  /** Concurrent calls share one result, since on Linux listing starts a program. */
  #devicesNow(): Promise<Devices> {
    this.#listing ??= this.#listDevices().finally(() => (this.#listing = undefined));
    return this.#listing;
  }

  async #listDevices(): Promise<Devices> {
    const devices = new Map<string, UsbDevice>();
    for (const listed of await this.#list()) {
      const device = usbDeviceOf(listed);
      if (device !== undefined) devices.set(listed.path, device);
    }
    return devices;
  }

  #compare(now: Devices): void {
    this.#report(undefined);
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

  #report(code: string | undefined): void {
    if (code === this.#failing) return;
    this.#failing = code;
    this.#listener.listing(code);
  }
}
