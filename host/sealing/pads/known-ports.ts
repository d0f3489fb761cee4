import { join } from 'node:path';
import PQueue from 'p-queue';
import * as v from 'valibot';
import { systemDisk, type Disk } from '../../record/disk.ts';
import { readKept, writeKept } from '../../web/kept.ts';
import { identityOf, type UsbDevice } from './usb-device.ts';

/** USB devices that have proved to be pads: their ports are opened by themselves. */
export interface KnownPorts {
  has(device: UsbDevice): boolean;
  /** A device without a serial number cannot be told from another and is not kept. */
  remember(device: UsbDevice): void;
}

const FILE = 'known-ports.json';
/** More pads than anybody has; the one seen longest ago goes first. */
const MOST = 200;

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{4}$/));
const portSchema = v.strictObject({ vendor: hex, product: hex, serial: v.pipe(v.string(), v.regex(/^[!-~]{5,64}$/)) });
const fileSchema = v.strictObject({ knownPorts: v.literal(1), ports: v.pipe(v.array(portSchema), v.maxLength(MOST)) });
type Kept = v.InferOutput<typeof portSchema>;

/** For tests and for tools that keep nothing: known until the program ends. */
export class RememberedPorts implements KnownPorts {
  readonly #known = new Set<string>();

  has(device: UsbDevice): boolean {
    return device.serial !== undefined && this.#known.has(identityOf(device));
  }

  remember(device: UsbDevice): void {
    if (device.serial !== undefined) this.#known.add(identityOf(device));
  }
}

/** Kept in the folder of the nights, for the evenings after this. */
export class KeptPorts implements KnownPorts {
  readonly #path: string;
  readonly #disk: Disk;
  #ports: readonly Kept[];
  readonly #writes = new PQueue({ concurrency: 1 });

  /** Nothing is known where there is no file, where it is damaged, or where others could read it. */
  static async open(folder: string, disk: Disk = systemDisk): Promise<KeptPorts> {
    const path = join(folder, FILE);
    const kept = await readKept(path, fileSchema);
    return new KeptPorts(path, disk, kept?.ports ?? []);
  }

  private constructor(path: string, disk: Disk, ports: readonly Kept[]) {
    this.#path = path;
    this.#disk = disk;
    this.#ports = ports;
  }

  has(device: UsbDevice): boolean {
    return (
      device.serial !== undefined && this.#ports.some((port) => identityOf({ ...port, named: undefined }) === identityOf(device))
    );
  }

  remember(device: UsbDevice): void {
    const { vendor, product, serial } = device;
    if (serial === undefined || product === '' || this.has(device)) return;
    this.#ports = [...this.#ports, { vendor, product, serial }].slice(-MOST);
    // A write that has not begun yet will hold this port too.
    if (this.#writes.size === 0) void this.#writes.add(() => this.#write());
  }

  /** Resolves once all that was to be remembered is on the disk, or could not be written. */
  settled(): Promise<void> {
    return this.#writes.onIdle();
  }

  async #write(): Promise<void> {
    // What the disk does not take is known for this evening all the same.
    await writeKept(this.#path, { knownPorts: 1, ports: this.#ports }, this.#disk).catch(() => undefined);
  }
}
