import type { KnownPorts } from './known-ports.ts';
import { identityOf, looksLikePad, type UsbDevice, usbIds } from './usb-device.ts';

/** A port that the system lists. The same device plugged in anew has another number. */
export interface FoundPort {
  readonly n: number;
  readonly path: string;
  readonly device: UsbDevice;
  /** It may be opened: ticked, known as a pad's, or in the place of a pad that is missing. */
  readonly inUse: boolean;
  /** Known as this very pad's, and listened to for as long as it is there. */
  readonly known: boolean;
  /** Of the boards and serial chips a pad is made of, and not found to be something else tonight. */
  readonly looksLikePad: boolean;
}

interface Entry extends FoundPort {
  inUse: boolean;
  /** Opened unasked, since a pad that it cannot be told from is missing. */
  standsIn: boolean;
  isPad: boolean;
}

/** Which of the ports that the system lists may be opened. No other port ever is, unless it was named. */
export class FoundPorts {
  readonly #known: KnownPorts;
  readonly #all = new Map<string, Entry>();
  /** Kinds of pads without a serial number that were unplugged, each as often as one is missing. */
  readonly #missing: string[] = [];
  readonly #foreign = new Set<string>();
  #last = 0;

  constructor(known: KnownPorts) {
    this.#known = known;
  }

  get all(): readonly FoundPort[] {
    return [...this.#all.values()];
  }

  at(path: string): FoundPort | undefined {
    return this.#all.get(path);
  }

  appeared(path: string, listed: UsbDevice): FoundPort {
    // Two with one serial number: counterfeit chips have the same one in all of them, and it tells nobody apart.
    const isTwin = this.all.some(({ device }) => identityOf(device) === identityOf(listed));
    const device = isTwin ? { ...listed, serial: undefined } : listed;
    const known = this.#known.has(device);
    const standsIn = !known && device.serial === undefined && this.#takeMissing(device);
    const isForeign = device.serial !== undefined && this.#foreign.has(identityOf(device));
    const entry: Entry = {
      n: (this.#last += 1),
      path,
      device,
      inUse: known || standsIn,
      known,
      looksLikePad: looksLikePad(device) && !isForeign,
      standsIn,
      isPad: false,
    };
    this.#all.set(path, entry);
    return entry;
  }

  vanished(path: string): void {
    const entry = this.#all.get(path);
    this.#all.delete(path);
    if (entry === undefined || entry.device.serial !== undefined) return;
    if (entry.isPad || entry.standsIn) this.#missing.push(usbIds(entry.device));
  }

  /** The dealer has ticked these; answers those that may be opened now and might not before, or undefined if none is there. */
  use(numbers: readonly number[]): readonly FoundPort[] | undefined {
    const meant = [...this.#all.values()].filter(({ n }) => numbers.includes(n));
    const fresh = meant.filter(({ inUse }) => !inUse);
    for (const entry of fresh) entry.inUse = true;
    return meant.length === 0 ? undefined : fresh;
  }

  /** A pad has said who it is there. */
  proved(path: string): void {
    const entry = this.#all.get(path);
    if (entry === undefined || entry.isPad) return;
    entry.isPad = true;
    this.#known.remember(entry.device);
  }

  /** No pad was heard there: it is not to be proposed again tonight, as far as it can be told from others. */
  disproved(path: string): void {
    const entry = this.#all.get(path);
    if (entry === undefined) return;
    this.#foreign.add(identityOf(entry.device));
    if (entry.standsIn) this.#missing.push(usbIds(entry.device));
    entry.standsIn = false;
  }

  #takeMissing(device: UsbDevice): boolean {
    const at = this.#missing.indexOf(usbIds(device));
    if (at >= 0) this.#missing.splice(at, 1);
    return at >= 0;
  }
}
