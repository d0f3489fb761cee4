import type { Light } from '../../../../firmware-protocol/scripted-pad/leds.ts';
import type { After } from '../../../../firmware-protocol/scripted-pad/notices.ts';
import { FaultyPad } from '../../../../firmware-protocol/scripted-pad/testing/fake-faulty-pad.ts';
import { MemoryPort } from '../memory-port.ts';
import type { SerialBinding, BindingPort, ListedPort } from '../port.ts';

/** A simulated device, such as a pad, at a port in this process. */
export interface Device {
  /** The host has opened the port, which resets most boards. `send` sends bytes to the host. */
  opened(send: (bytes: Uint8Array) => void): void;
  receive(bytes: Uint8Array): void;
}

interface Plugged {
  readonly device: Device;
  readonly listed: Omit<ListedPort, 'path'>;
  port: MemoryPort | undefined;
}

/** An Arduino Uno, as the system lists it. */
const UNO = { vendorId: '2341', productId: '0043', manufacturer: 'Arduino (www.arduino.cc)' } as const;

/** A binding whose ports are objects in this process; listing, locking, unplugging and replugging work as in the native one. */
export class MemoryBinding implements SerialBinding {
  readonly #plugged = new Map<string, Plugged>();

  /** `listed` is what the system lists about the device: by default an Uno; without `vendorId`, no USB device. */
  plug(path: string, device: Device, listed: Omit<ListedPort, 'path'> = UNO): void {
    this.#plugged.set(path, { device, listed, port: undefined });
  }

  unplug(path: string): void {
    const plugged = this.#plugged.get(path);
    this.#plugged.delete(path);
    plugged?.port?.unplugged();
  }

  async list(): Promise<ListedPort[]> {
    return [...this.#plugged].map(([path, { listed }]) => ({ path, ...listed }));
  }

  async open({ path }: { readonly path: string }): Promise<BindingPort> {
    const plugged = this.#plugged.get(path);
    if (plugged === undefined) throw new Error(`Error: No such file or directory, cannot open ${path}`);
    if (plugged.port?.isOpen) throw new Error('Error Resource temporarily unavailable Cannot lock port');
    const port = new MemoryPort((bytes) => plugged.device.receive(bytes));
    plugged.port = port;
    plugged.device.opened((bytes) => port.deliver(bytes));
    return port;
  }
}

/** A scripted pad at a port of a `MemoryBinding`. Opening the port resets it, as DTR resets an Uno. */
export class ScriptedDevice implements Device {
  readonly pad: FaultyPad;
  #send: (bytes: Uint8Array) => void = () => undefined;

  /** By default the nonces are counted up. `lit` is called when the LEDs change. */
  constructor(
    id: string | undefined,
    after: After,
    nonce: () => string = counted(),
    lit: (light: Light) => void = () => undefined,
  ) {
    this.pad = new FaultyPad(id === undefined ? {} : { id }, {
      send: (bytes) => this.#send(bytes),
      after,
      nonce,
      lit,
    });
    this.pad.powerCycle();
  }

  opened(send: (bytes: Uint8Array) => void): void {
    this.#send = send;
    this.pad.reset('external');
  }

  receive(bytes: Uint8Array): void {
    this.pad.receive(bytes);
  }
}

function counted(): () => string {
  let nonces = 0;
  return () => (nonces += 1).toString(16).padStart(16, '0');
}
