import { join } from 'node:path';
import * as v from 'valibot';
import type { Disk } from '../../record/disk.ts';
import { PrivateFile, readPrivate } from '../../record/private-file.ts';
import { identityOf, type UsbDevice } from './usb-device.ts';

/** USB devices that have proved to be pads: their ports are opened unasked. */
export interface KnownPorts {
  has(device: UsbDevice): boolean;
  /** Ignores a device without a serial number, since it cannot be recognised. */
  remember(device: UsbDevice): void;
}

const FILE = 'known-ports.json';
/** More pads than anybody has; the oldest is dropped first. */
const MOST = 200;

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{4}$/));
const portSchema = v.strictObject({ vendor: hex, product: hex, serial: v.pipe(v.string(), v.regex(/^[!-~]{5,64}$/)) });
const fileSchema = v.strictObject({ knownPorts: v.literal(1), ports: v.pipe(v.array(portSchema), v.maxLength(MOST)) });
type Kept = v.InferOutput<typeof portSchema>;

/** Remembers until the program ends. */
export class RememberedPorts implements KnownPorts {
  readonly #known = new Set<string>();

  has(device: UsbDevice): boolean {
    return device.serial !== undefined && this.#known.has(identityOf(device));
  }

  remember(device: UsbDevice): void {
    if (device.serial !== undefined) this.#known.add(identityOf(device));
  }
}

/** Kept in the folder of the nights, for later evenings. */
export class KeptPorts implements KnownPorts {
  readonly #file: PrivateFile;
  #ports: readonly Kept[];

  /** No port is known if the file is missing, damaged, or readable by other users. */
  static async open(folder: string, disk?: Disk): Promise<KeptPorts> {
    const path = join(folder, FILE);
    return new KeptPorts(new PrivateFile(path, disk), (await readPrivate(path, fileSchema))?.ports ?? []);
  }

  private constructor(file: PrivateFile, ports: readonly Kept[]) {
    this.#file = file;
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
    void this.#file.save({ knownPorts: 1, ports: this.#ports });
  }

  /** Resolves once everything remembered has been written, or refused by the disk. */
  settled(): Promise<void> {
    return this.#file.settled();
  }
}
