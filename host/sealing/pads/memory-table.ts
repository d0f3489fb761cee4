import type { ScriptedPad } from '../../../firmware-protocol/scripted-pad/pad.ts';
import { FakeClock } from '../../course/fake-clock.ts';
import type { ListedPort } from './binding.ts';
import { EVERY_PORT, MemoryBinding } from './memory-binding.ts';
import { openPads, type PadsOptions } from './pads.ts';
import { ScriptedDevice } from './scripted-device.ts';
import type { PadEvent, PadSource } from './source.ts';

/** Scripted pads, ports in memory and a clock turned by hand, under the pads of the host. */
export class MemoryTable {
  readonly clock = new FakeClock();
  readonly binding = new MemoryBinding();
  readonly events: PadEvent[] = [];
  #source: PadSource | undefined;

  get source(): PadSource {
    if (this.#source === undefined) throw new Error('nobody looks for pads yet');
    return this.#source;
  }

  /** Every port is known as a pad's, unless `options` say otherwise. */
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

  /** A new pad, just given power; without an id its store is empty. */
  device(id: string | undefined): ScriptedDevice {
    return new ScriptedDevice(id, (ms, run) => this.clock.after(ms, run));
  }

  /** `said` is what the system tells of its board. */
  plug(path: string, id: string | undefined, said?: Omit<ListedPort, 'path'>): ScriptedPad {
    const device = this.device(id);
    this.binding.plug(path, device, said);
    return device.pad;
  }

  told(type: PadEvent['type']): PadEvent[] {
    return this.events.filter((event) => event.type === type);
  }
}
