import type { FaultyPad } from '../../../../firmware-protocol/scripted-pad/testing/fake-faulty-pad.ts';
import { FakeClock } from '../../../clock/testing/fake-clock.ts';
import type { ListedPort } from '../port.ts';
import type { KnownPorts } from '../known-ports.ts';
import { MemoryBinding, ScriptedDevice } from './fake-binding.ts';
import { openPads, type PadsOptions } from '../pads.ts';
import type { PadEvent, PadSource } from '../source.ts';

/** Every USB device is known as a pad's, so no port waits for the dealer. */
export const EVERY_PORT: KnownPorts = { has: () => true, remember: async () => undefined };

/** The host's pads over scripted pads, ports in memory and a manual clock. */
export class FakePadTable {
  readonly clock = new FakeClock();
  readonly binding = new MemoryBinding();
  readonly events: PadEvent[] = [];
  #source: PadSource | undefined;

  get source(): PadSource {
    if (this.#source === undefined) throw new Error('not open yet');
    return this.#source;
  }

  /** By default every port is known as a pad's. */
  async open(options: PadsOptions = {}): Promise<PadSource> {
    const source = openPads({ binding: this.binding, clock: this.clock, known: EVERY_PORT, ...options });
    source.listen((event) => this.events.push(event));
    this.#source = source;
    await this.pass(100);
    return source;
  }

  pass(ms: number): Promise<void> {
    return this.clock.pass(ms);
  }

  /** A new pad, powered on; without an id, its store is empty. */
  device(id: string | undefined): ScriptedDevice {
    return new ScriptedDevice(id, (ms, run) => this.clock.after(ms, run));
  }

  /** `listed` is what the system lists about its board. */
  plug(path: string, id: string | undefined, listed?: Omit<ListedPort, 'path'>): FaultyPad {
    const device = this.device(id);
    this.binding.plug(path, device, listed);
    return device.pad;
  }

  eventsOf(type: PadEvent['type']): PadEvent[] {
    return this.events.filter((event) => event.type === type);
  }
}
