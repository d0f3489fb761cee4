import { SerialPort } from 'serialport';
import { NO_ID, type PadMessage, type Verdict } from '../../../firmware-protocol/codec/message.ts';
import type { PadDetails } from '../../contract/pads.ts';
import type { DeviceView, PortView } from '../../contract/view.ts';
import { HIGHEST_ATTEMPT } from '../../record/line.ts';
import type { ClosingSeal } from '../sealer.ts';
import { Berth } from './berth.ts';
import type { Binding, ListedPort } from './binding.ts';
import { Dock, type DockListener, type DockOptions, type Hello } from './dock.ts';
import { Finder } from './finder.ts';
import { FoundPorts, type FoundPort } from './found-ports.ts';
import { RememberedPorts, type KnownPorts } from './known-ports.ts';
import { Unanswered } from './link.ts';
import { Pad } from './pad.ts';
import { holderOf } from './port-holder.ts';
import type { PadEvent, PadSource } from './source.ts';
import { targetOf } from './target.ts';
import { usbIds } from './usb-device.ts';
import { systemClock, type Clock } from '../../course/clock.ts';

export interface PadsOptions {
  /** Paths at which pads are expected, USB or not; opened and listened to for as long as they are there. */
  readonly paths?: readonly string[];
  /** USB devices whose ports are opened unasked; standard are those that prove to be pads from now on. */
  readonly known?: KnownPorts;
  /** The system's list of ports; standard is the binding's. */
  readonly list?: () => Promise<readonly ListedPort[]>;
  /** Told when ports cannot be listed (`ENOENT`: udevadm is missing; name them by `paths`) and when they can again. */
  readonly listing?: (code: string | undefined) => void;
  /** The hardware; standard is the native binding of `serialport`. */
  readonly binding?: Binding;
  readonly clock?: Clock;
  /** The program that holds a port, where the system tells. */
  readonly holder?: (path: string) => Promise<string | undefined>;
}

/** Looks for pads on serial ports from now until `stop`. A port that is neither named nor known waits for the dealer. */
export function openPads(options: PadsOptions = {}): PadSource {
  return new Pads(options);
}

class Pads implements PadSource {
  readonly #binding: Binding;
  readonly #clock: Clock;
  readonly #holder: (path: string) => Promise<string | undefined>;
  readonly #found: FoundPorts;
  readonly #docks = new Map<string, Dock>();
  readonly #berths = new Map<string, Berth>();
  readonly #listeners = new Set<(event: PadEvent) => void>();
  readonly #finder: Finder;
  #unlisted: string | undefined;
  #highest = 0;

  constructor(options: PadsOptions) {
    const { paths = [], binding = SerialPort.binding, list, listing, clock = systemClock, holder = holderOf } = options;
    this.#found = new FoundPorts(options.known ?? new RememberedPorts());
    this.#binding = binding;
    this.#clock = clock;
    this.#holder = holder;
    const named = new Set(paths);
    for (const path of named) this.expect(path);
    const others = async (): Promise<ListedPort[]> => {
      const listed: readonly ListedPort[] = await (list === undefined ? binding.list() : list());
      const expected = new Set([...named].flatMap((path) => [path, targetOf(path)]));
      return listed.filter(({ path }) => !expected.has(path));
    };
    this.#finder = new Finder(others, clock, {
      appeared: (path, device) => this.#appeared(this.#found.appeared(path, device)),
      vanished: (path) => {
        this.#found.vanished(path);
        this.#undock(path);
      },
      listing: (code) => {
        this.#unlisted = code;
        listing?.(code);
        this.#emit({ type: 'changed' });
      },
    });
  }

  pads() {
    return [...this.#berths.values()].map(({ view }) => view);
  }

  details(): ReadonlyMap<string, PadDetails> {
    const all = new Map<string, PadDetails>();
    for (const [id, { details }] of this.#berths) if (details !== undefined) all.set(id, details);
    return all;
  }

  ports(): readonly PortView[] {
    const named = [...this.#docks.values()].filter(({ path }) => this.#found.at(path) === undefined);
    const found = this.#found.all.map((port): PortView => {
      const { path, n, looksLikePad } = port;
      const view = this.#docks.get(path)?.view ?? { path, state: 'new', n, looksLikePad };
      return { ...view, device: deviceView(port) };
    });
    return [...named.map(({ view }) => view), ...found];
  }

  unlisted() {
    return this.#unlisted;
  }

  highestAttempt(): number {
    return this.#highest;
  }

  listen(listener: (event: PadEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  arm(pad: string, attempt: number, hostNonce: string): void {
    this.#pad(pad).arm(attempt, hostNonce);
  }

  closeIn(pad: string, attempt: number, endsAt: number): void {
    this.#pad(pad).closeIn(attempt, endsAt);
  }

  halted(pad: string, attempt: number): void {
    this.#pad(pad).halted(attempt);
  }

  close(pad: string, attempt: number, signal: AbortSignal) {
    return this.#pad(pad).close(attempt, signal);
  }

  reveal(pad: string, attempt: number, seal: ClosingSeal, signal: AbortSignal) {
    return this.#pad(pad).reveal(attempt, seal, signal);
  }

  abort(pad: string, attempt: number): void {
    this.#pad(pad).abort(attempt);
  }

  nudge(pad: string, attempt: number): void {
    this.#pad(pad).nudge(attempt);
  }

  result(pad: string, attempt: number, verdict: Verdict): void {
    this.#pad(pad).result(attempt, verdict);
  }

  identify(pad: string, port?: string): void {
    if (port === undefined) this.#berth(pad).identify();
    else this.#docks.get(port)?.identify();
  }

  async rename(port: string, id: string): Promise<void> {
    const dock = this.#docks.get(port);
    if (dock === undefined) throw new Unanswered('no such port');
    await dock.rename(id);
  }

  use(numbers: readonly number[]): boolean {
    const fresh = this.#found.use(numbers);
    for (const port of fresh ?? []) this.#appeared(port);
    return fresh !== undefined;
  }

  expect(port: string): void {
    if (!this.#docks.has(port)) this.#dock(port, { expected: true, mayOpen: async () => true });
  }

  leave(port: string): void {
    this.#undock(port);
  }

  greet(): void {
    for (const dock of this.#docks.values()) dock.greet();
  }

  async stop(): Promise<void> {
    this.#finder.stop();
    await Promise.all([...this.#docks.values()].map((dock) => dock.stop()));
  }

  #emit(event: PadEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  #appeared({ path, inUse, known }: FoundPort): void {
    if (inUse) this.#dock(path, { expected: known, mayOpen: () => this.#finder.isStillAt(path) });
    else this.#emit({ type: 'changed' });
  }

  #dock(path: string, options: Pick<DockOptions, 'expected' | 'mayOpen'>): void {
    const listener: DockListener = {
      greeted: (dock, hello) => this.#greeted(dock, hello),
      heard: (dock, message) => this.#heard(dock, message),
      lost: (dock) => this.#left(dock),
      foreign: (dock) => this.#found.disproved(dock.path),
      changed: () => this.#emit({ type: 'changed' }),
    };
    const { binding, clock, holder } = { binding: this.#binding, clock: this.#clock, holder: this.#holder };
    this.#docks.set(path, new Dock(path, { binding, clock, holder, ...options }, listener));
    this.#emit({ type: 'changed' });
  }

  #undock(path: string): void {
    const dock = this.#docks.get(path);
    if (dock === undefined) return;
    this.#docks.delete(path);
    void dock.stop();
    this.#left(dock);
  }

  #greeted(dock: Dock, hello: Hello): void {
    this.#found.proved(dock.path);
    const berth = this.#berth(hello.id);
    for (const other of this.#berths.values()) if (other !== berth) this.#renamed(other, dock);
    berth.greeted(dock, hello);
    // A pad that claims to be further is left behind: following it would use up all numbers there are.
    if (hello.attempt <= HIGHEST_ATTEMPT) this.#highest = Math.max(this.#highest, hello.attempt);
    this.#emit({ type: 'changed' });
  }

  #heard(dock: Dock, message: PadMessage): void {
    for (const berth of this.#berths.values()) if (berth.isHeldBy(dock)) berth.pad.heard(message);
  }

  #left(dock: Dock): void {
    for (const berth of this.#berths.values()) {
      berth.left(dock);
      // Who has no id is nobody to wait for.
      if (berth.pad.id === NO_ID && berth.deserted) this.#berths.delete(NO_ID);
    }
    this.#emit({ type: 'changed' });
  }

  /** The pad at this dock goes by another id now: nobody is left who will come back by the old one. */
  #renamed(berth: Berth, dock: Dock): void {
    if (!berth.left(dock) || !berth.deserted) return;
    this.#berths.delete(berth.pad.id);
  }

  #pad(id: string): Pad {
    return this.#berth(id).pad;
  }

  /** A pad may be armed before it is ever seen: it plays as soon as it comes. */
  #berth(id: string): Berth {
    const known = this.#berths.get(id);
    if (known !== undefined) return known;
    const berth = new Berth(new Pad(id, this.#clock, (event) => this.#emit(event)));
    this.#berths.set(id, berth);
    return berth;
  }
}

function deviceView({ device }: FoundPort): DeviceView {
  const { named, serial } = device;
  return { ...(named !== undefined && { named }), usb: usbIds(device), marked: serial !== undefined };
}
