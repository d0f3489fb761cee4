import type { Clock } from '../../clock/clock.ts';
import type { KnownPorts } from './known-ports.ts';
import type { ListedPort } from './port.ts';
import { identityOf, looksLikePad, type UsbDevice, usbDeviceOf, usbIds } from './usb-device.ts';

const POLL_MS = 1000;

/** A USB device at a port that the system lists. If it is plugged in again, it gets another number. */
export interface FoundPort {
  readonly n: number;
  readonly path: string;
  readonly device: UsbDevice;
  /** It may be opened: ticked by the dealer, known as a pad's, or a replacement for a missing pad. */
  readonly inUse: boolean;
  /** Known as this pad's own, so it stays open as long as it exists. */
  readonly known: boolean;
  /** One of the boards and serial chips that pads are made of, and not found to be something else tonight. */
  readonly looksLikePad: boolean;
}

interface Entry extends FoundPort {
  /** As the system lists it, also if that identifies several devices. */
  readonly listed: UsbDevice;
  inUse: boolean;
  /** Opened unasked, because a pad that looks the same is missing. */
  replaces: boolean;
  isPad: boolean;
}

interface FoundPortsListener {
  appeared(port: FoundPort): void;
  /** Unplugged, or replaced by another device, which will appear next. */
  vanished(path: string): void;
  /** Listing failed with this system code (`ENOENT` if udevadm is missing); undefined: it works again. */
  listing(code: string | undefined): void;
}

type Devices = ReadonlyMap<string, UsbDevice>;

/** Watches the system's list of serial ports for USB devices, and decides which may be opened. Any other port must be named. */
export class FoundPorts {
  readonly #list: () => Promise<readonly ListedPort[]>;
  readonly #known: KnownPorts;
  readonly #clock: Clock;
  readonly #listener: FoundPortsListener;
  readonly #all = new Map<string, Entry>();
  /** The USB ids of unplugged pads without a serial number, one entry per missing pad. */
  readonly #missing: string[] = [];
  readonly #foreign = new Set<string>();
  #last = 0;
  #listing: Promise<Devices> | undefined;
  #failing: string | undefined;
  #stopTimer: () => void = () => undefined;
  #stopped = false;

  constructor(list: () => Promise<readonly ListedPort[]>, known: KnownPorts, clock: Clock, listener: FoundPortsListener) {
    this.#list = list;
    this.#known = known;
    this.#clock = clock;
    this.#listener = listener;
    void this.#poll();
  }

  get all(): readonly FoundPort[] {
    return [...this.#all.values()];
  }

  at(path: string): FoundPort | undefined {
    return this.#all.get(path);
  }

  /** Whether the device that appeared at this path is still there: it may have been replaced since the last poll. */
  async isStillAt(path: string): Promise<boolean> {
    const expected = this.#all.get(path);
    const devices = expected && (await this.#devicesNow().catch(() => undefined));
    return expected !== undefined && isSame(devices?.get(path), expected.listed);
  }

  /** The dealer has ticked these ports. Returns those not in use before; undefined if none of them exists. */
  use(numbers: readonly number[]): readonly FoundPort[] | undefined {
    const ticked = [...this.#all.values()].filter(({ n }) => numbers.includes(n));
    const fresh = ticked.filter(({ inUse }) => !inUse);
    for (const entry of fresh) entry.inUse = true;
    return ticked.length === 0 ? undefined : fresh;
  }

  /** A pad has said hello there. */
  proved(path: string): void {
    const entry = this.#all.get(path);
    if (entry === undefined || entry.isPad) return;
    entry.isPad = true;
    void this.#known.remember(entry.device);
  }

  /** No pad was heard there: it is not proposed again tonight, as far as it can be recognised. */
  disproved(path: string): void {
    const entry = this.#all.get(path);
    if (entry === undefined) return;
    this.#foreign.add(identityOf(entry.device));
    if (entry.replaces) this.#missing.push(usbIds(entry.device));
    entry.replaces = false;
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
    for (const [path, entry] of this.#all) if (!isSame(now.get(path), entry.listed)) this.#remove(entry);
    for (const [path, device] of now) if (!this.#all.has(path)) this.#listener.appeared(this.#add(path, device));
  }

  #report(code: string | undefined): void {
    if (code === this.#failing) return;
    this.#failing = code;
    this.#listener.listing(code);
  }

  #add(path: string, listed: UsbDevice): FoundPort {
    // Counterfeit chips all have the same serial number, which then identifies none of them.
    const isDuplicate = this.all.some(({ device }) => identityOf(device) === identityOf(listed));
    const device = isDuplicate ? { ...listed, serial: undefined } : listed;
    const known = this.#known.has(device);
    const replaces = !known && device.serial === undefined && this.#takeMissing(device);
    const isForeign = device.serial !== undefined && this.#foreign.has(identityOf(device));
    const use = { inUse: known || replaces, known, looksLikePad: looksLikePad(device) && !isForeign, replaces, isPad: false };
    const entry: Entry = { n: (this.#last += 1), path, device, listed, ...use };
    this.#all.set(path, entry);
    return entry;
  }

  #remove({ path, device, isPad, replaces }: Entry): void {
    this.#all.delete(path);
    if (device.serial === undefined && (isPad || replaces)) this.#missing.push(usbIds(device));
    this.#listener.vanished(path);
  }

  #takeMissing(device: UsbDevice): boolean {
    const at = this.#missing.indexOf(usbIds(device));
    if (at >= 0) this.#missing.splice(at, 1);
    return at >= 0;
  }
}

function isSame(now: UsbDevice | undefined, before: UsbDevice): boolean {
  return now !== undefined && identityOf(now) === identityOf(before);
}
