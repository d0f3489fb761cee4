import { join } from 'node:path';
import * as v from 'valibot';
import type { Disk } from '../../record/disk.ts';
import { PrivateFile, readPrivate } from '../../record/private-file.ts';
import { identityOf, type UsbDevice } from './usb-device.ts';

const FILE = 'known-ports.json';
/** More pads than anybody has; the oldest is dropped first. */
const MOST = 200;

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{4}$/));
const portSchema = v.strictObject({ vendor: hex, product: hex, serial: v.pipe(v.string(), v.regex(/^[!-~]{5,64}$/)) });
const fileSchema = v.strictObject({ knownPorts: v.literal(1), ports: v.pipe(v.array(portSchema), v.maxLength(MOST)) });
type Port = v.InferOutput<typeof portSchema>;

export type KnownPorts = Pick<RememberedPorts, 'has' | 'remember'>;

/** USB devices that have proved to be pads, remembered until the program ends or, with a file, for later evenings. */
export class RememberedPorts {
  readonly #file: PrivateFile | undefined;
  #ports: readonly Port[];

  /** Kept in the folder of the nights. No port is known if the file is missing, damaged, or readable by other users. */
  static async keptIn(folder: string, disk?: Disk): Promise<RememberedPorts> {
    const path = join(folder, FILE);
    return new RememberedPorts((await readPrivate(path, fileSchema))?.ports, new PrivateFile(path, disk));
  }

  constructor(ports: readonly Port[] = [], file?: PrivateFile) {
    this.#ports = ports;
    this.#file = file;
  }

  has(device: UsbDevice): boolean {
    const isThis = (port: Port) => identityOf({ ...port, named: undefined }) === identityOf(device);
    return device.serial !== undefined && this.#ports.some(isThis);
  }

  /**
   * Ignores a device without a serial number, since it cannot be recognised. Known at once; resolves once it has been written,
   * or refused by the disk.
   */
  async remember(device: UsbDevice): Promise<void> {
    const { vendor, product, serial } = device;
    if (serial === undefined || this.has(device)) return;
    this.#ports = [...this.#ports, { vendor, product, serial }].slice(-MOST);
    await this.#file?.save({ knownPorts: 1, ports: this.#ports.filter((port) => port.product !== '') });
  }
}
