import { NO_ID, type Hello } from '../../../firmware-protocol/codec/message.ts';
import type { PadDetails } from '../../contract/pads.ts';
import type { DeviceView, PortView } from '../../contract/view.ts';
import { systemClock, type Clock } from '../../clock/clock.ts';
import type { SerialBinding, ListedPort } from './port.ts';
import { FoundPorts, type FoundPort } from './found-ports.ts';
import { RememberedPorts, type KnownPorts } from './known-ports.ts';
import { Unanswered } from './link.ts';
import { Pad } from './pad.ts';
import { PadRegistration } from './pad-registration.ts';
import { portOwner, resolvePort } from './port-owner.ts';
import { SerialConnection, type SerialConnectionListener, type SerialConnectionOptions } from './serial-connection.ts';
import type { PadControl, PadEvent, PadSource } from './source.ts';
import { SYSTEM_BINDING } from './system-binding.ts';
import { usbIds } from './usb-device.ts';

export interface PadsOptions {
  /** Paths at which pads are expected, USB or not; opened and listened to while they exist. */
  readonly paths?: readonly string[];
  /** USB devices whose ports are opened unasked; by default those that prove to be pads from now on. */
  readonly known?: KnownPorts;
  /** The system's list of ports; by default the binding's. */
  readonly list?: () => Promise<readonly ListedPort[]>;
  /** Called with a code when ports cannot be listed (`ENOENT`: udevadm is missing; use `paths`), with undefined when they can. */
  readonly listing?: (code: string | undefined) => void;
  /** The hardware; by default the native binding of `serialport`. */
  readonly binding?: SerialBinding;
  readonly clock?: Clock;
  /** The program that has a port open, if the system tells. */
  readonly owner?: (path: string) => Promise<string | undefined>;
}

/** Looks for pads on serial ports until `stop`. A port that is neither named nor known waits for the dealer. */
export function openPads(options: PadsOptions = {}): PadSource {
  return new Pads(options);
}

class Pads implements PadSource {
  unlisted: string | undefined;
  readonly #binding: SerialBinding;
  readonly #clock: Clock;
  readonly #owner: (path: string) => Promise<string | undefined>;
  readonly #found: FoundPorts;
  readonly #connections = new Map<string, SerialConnection>();
  readonly #registrations = new Map<string, PadRegistration>();
  readonly #listeners = new Set<(event: PadEvent) => void>();

  constructor(options: PadsOptions) {
    const { paths = [], binding = SYSTEM_BINDING, list = () => binding.list(), listing } = options;
    this.#binding = binding;
    this.#clock = options.clock ?? systemClock;
    this.#owner = options.owner ?? portOwner;
    const named = new Set(paths);
    for (const path of named) this.expect(path);
    const unnamed = async (): Promise<ListedPort[]> => {
      const listed: readonly ListedPort[] = await list();
      const expected = new Set([...named].flatMap((path) => [path, resolvePort(path)]));
      return listed.filter(({ path }) => !expected.has(path));
    };
    this.#found = new FoundPorts(unnamed, options.known ?? new RememberedPorts(), this.#clock, {
      appeared: (port) => this.#appeared(port),
      vanished: (path) => this.leave(path),
      listing: (code) => {
        this.unlisted = code;
        listing?.(code);
        this.#emit({ type: 'changed' });
      },
    });
  }

  pads() {
    return [...this.#registrations.values()].map(({ view }) => view);
  }

  details(): ReadonlyMap<string, PadDetails> {
    return new Map([...this.#registrations].flatMap(([id, { details }]) => (details === undefined ? [] : [[id, details]])));
  }

  ports(): readonly PortView[] {
    const named = [...this.#connections.values()].filter(({ path }) => this.#found.at(path) === undefined);
    const found = this.#found.all.map((port): PortView => {
      const { path, n, looksLikePad } = port;
      const view = this.#connections.get(path)?.view ?? { path, kind: 'new', n, looksLikePad };
      return { ...view, device: deviceView(port) };
    });
    return [...named.map(({ view }) => view), ...found];
  }

  listen(listener: (event: PadEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  pad(id: string): PadControl {
    return this.#registration(id).pad;
  }

  identify(pad: string, port?: string): void {
    const connection = port === undefined ? this.#registration(pad).owner : this.#connections.get(port);
    connection?.identify();
  }

  async rename(port: string, id: string): Promise<void> {
    const connection = this.#connections.get(port);
    if (connection === undefined) throw new Unanswered('no such port');
    await connection.rename(id);
  }

  use(numbers: readonly number[]): boolean {
    const fresh = this.#found.use(numbers);
    for (const port of fresh ?? []) this.#appeared(port);
    return fresh !== undefined;
  }

  expect(port: string): void {
    if (!this.#connections.has(port)) this.#connect(port, { expected: true, mayOpen: async () => true });
  }

  leave(port: string): void {
    const connection = this.#connections.get(port);
    if (connection === undefined) return;
    this.#connections.delete(port);
    void connection.stop();
    this.#left(connection);
  }

  greet(): void {
    for (const connection of this.#connections.values()) connection.greet();
  }

  async stop(): Promise<void> {
    this.#found.stop();
    await Promise.all([...this.#connections.values()].map((connection) => connection.stop()));
  }

  #emit(event: PadEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  #appeared({ path, inUse, known }: FoundPort): void {
    if (inUse) this.#connect(path, { expected: known, mayOpen: () => this.#found.isStillAt(path) });
    else this.#emit({ type: 'changed' });
  }

  #connect(path: string, options: Pick<SerialConnectionOptions, 'expected' | 'mayOpen'>): void {
    const listener: SerialConnectionListener = {
      greeted: (connection, hello) => this.#greeted(connection, hello),
      heard: (connection, message) => {
        for (const registration of this.#registrations.values())
          if (registration.owner === connection) registration.pad.heard(message);
      },
      lost: (connection) => this.#left(connection),
      foreign: (connection) => this.#found.disproved(connection.path),
      changed: () => this.#emit({ type: 'changed' }),
    };
    const environment = { binding: this.#binding, clock: this.#clock, owner: this.#owner };
    this.#connections.set(path, new SerialConnection(path, { ...environment, ...options }, listener));
    this.#emit({ type: 'changed' });
  }

  #greeted(connection: SerialConnection, hello: Hello): void {
    this.#found.proved(connection.path);
    const registration = this.#registration(hello.id);
    // A pad with another id now will not come back by its old one.
    for (const other of this.#registrations.values())
      if (other !== registration && other.left(connection)) this.#removeUnused(other);
    registration.greeted(connection, hello);
    this.#emit({ type: 'changed' });
  }

  #left(connection: SerialConnection): void {
    for (const registration of this.#registrations.values()) {
      registration.left(connection);
      // A pad without an id cannot be recognised when it comes back.
      if (registration.pad.id === NO_ID) this.#removeUnused(registration);
    }
    this.#emit({ type: 'changed' });
  }

  #removeUnused(registration: PadRegistration): void {
    if (registration.unused) this.#registrations.delete(registration.pad.id);
  }

  #registration(id: string): PadRegistration {
    const known = this.#registrations.get(id);
    if (known !== undefined) return known;
    const registration = new PadRegistration(new Pad(id, this.#clock, (event) => this.#emit(event)));
    this.#registrations.set(id, registration);
    return registration;
  }
}

function deviceView({ device }: FoundPort): DeviceView {
  const { named, serial } = device;
  return { ...(named !== undefined && { named }), usb: usbIds(device), marked: serial !== undefined };
}
