import { join } from 'node:path';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { VirtualPad } from '../../firmware-protocol/scripted-pad/virtual-pad.ts';
import { openPads } from '../../host/sealing/pads/pads.ts';
import type { PadSource } from '../../host/sealing/pads/source.ts';
import type { BenchPads } from './bench-pads.ts';
import { until } from './until.ts';

const idsOf = (seats: number) => Array.from({ length: seats }, (_, seat) => `pad-${seat}`);

/** Scripted pads on pseudo-terminals, through the native bindings. */
export class VirtualPads implements BenchPads {
  readonly source: PadSource;
  readonly #pads: readonly VirtualPad[];

  static async plug(seats: number, folder: string): Promise<VirtualPads> {
    const pads = idsOf(seats).map((id) => new VirtualPad({ id, link: join(folder, id) }));
    return new VirtualPads(pads, await Promise.all(pads.map((pad) => pad.plug())));
  }

  private constructor(pads: readonly VirtualPad[], paths: readonly string[]) {
    this.#pads = pads;
    this.source = openPads({ paths, list: async () => [] });
  }

  async connect(seats: number): Promise<readonly string[]> {
    return idsOf(seats);
  }

  allArmed(): Promise<void> {
    return until(() => this.#pads.every(({ pad }) => pad.state === 'armed'));
  }

  press(seat: number, face: Face): void {
    this.#pads[seat]?.pad.press(face);
  }

  async close(): Promise<void> {
    await Promise.all(this.#pads.map((pad) => pad.unplug()));
  }
}
