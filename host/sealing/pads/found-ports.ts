import type { KnownPorts } from './known-ports.ts';
import { identityOf, looksLikePad, type UsbDevice, usbIds } from './usb-device.ts';

/** A port that the system lists. A device that is plugged in again gets another number. */
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
  inUse: boolean;
  /** Opened unasked, because a pad that looks the same is missing. */
  replaces: boolean;
  isPad: boolean;
}

/** Decides which of the listed ports may be opened. No other port is opened, unless it was named. */
export class FoundPorts {
  readonly #known: KnownPorts;
  readonly #all = new Map<string, Entry>();
  /** The USB ids of unplugged pads without a serial number, one entry per missing pad. */
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
    // Counterfeit chips all have the same serial number, which then identifies none of them.
    const isDuplicate = this.all.some(({ device }) => identityOf(device) === identityOf(listed));
    const device = isDuplicate ? { ...listed, serial: undefined } : listed;
    const known = this.#known.has(device);
    const replaces = !known && device.serial === undefined && this.#takeMissing(device);
    const isForeign = device.serial !== undefined && this.#foreign.has(identityOf(device));
    const entry: Entry = {
      n: (this.#last += 1),
      path,
      device,
      inUse: known || replaces,
      known,
      looksLikePad: looksLikePad(device) && !isForeign,
      replaces,
      isPad: false,
    };
    this.#all.set(path, entry);
    return entry;
  }

  vanished(path: string): void {
    const entry = this.#all.get(path);
    this.#all.delete(path);
    if (entry === undefined || entry.device.serial !== undefined) return;
    if (entry.isPad || entry.replaces) this.#missing.push(usbIds(entry.device));
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
    this.#known.remember(entry.device);
  }

  /** No pad was heard there: it is not proposed again tonight, as far as it can be recognised. */
  disproved(path: string): void {
    const entry = this.#all.get(path);
    if (entry === undefined) return;
    this.#foreign.add(identityOf(entry.device));
    if (entry.replaces) this.#missing.push(usbIds(entry.device));
    entry.replaces = false;
  }

  #takeMissing(device: UsbDevice): boolean {
    const at = this.#missing.indexOf(usbIds(device));
    if (at >= 0) this.#missing.splice(at, 1);
    return at >= 0;
  }
}
