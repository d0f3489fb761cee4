import { EVERY_PORT } from '../../../host/sealing/pads/testing/fake-pad-table.ts';
import { MemoryBinding, type Device } from '../../../host/sealing/pads/testing/fake-binding.ts';
import { openPads } from '../../../host/sealing/pads/pads.ts';
import { verify } from '../../../host/record/verify/verify.ts';
import { FakeClock, settle } from '../../../host/clock/testing/fake-clock.ts';
import { FakeNights } from '../../../host/session/testing/fake-nights.ts';
import type { Clock } from '../../../host/clock/clock.ts';
import type { HostParts, Socket, World } from './world.ts';

/** Ports, disk and time in memory: the same seed gives the same night, byte for byte. */
export class MemoryWorld implements World {
  readonly sockets: readonly Socket[];
  readonly #clock = new FakeClock();
  readonly #binding = new MemoryBinding();
  readonly #nights = new FakeNights();

  constructor(sockets: number) {
    this.sockets = Array.from({ length: sockets }, (_, n) => {
      const path = `/dev/ttyUSB${n}`;
      return {
        path,
        plug: async (device: Device) => this.#binding.plug(path, device),
        unplug: async () => this.#binding.unplug(path),
      };
    });
  }

  after = (ms: number, run: () => void): (() => void) => this.#clock.after(ms, run);

  now(): number {
    return this.#clock.now();
  }

  async host(): Promise<HostParts> {
    let dead = false;
    const clock: Clock = {
      now: () => this.#clock.now(),
      after: (ms, then) => this.#clock.after(ms, () => void (dead || then())),
      jumps: (listener) => this.#clock.jumps(listener),
      look: () => this.#clock.look(),
    };
    const pads = openPads({ binding: this.#binding, clock, known: EVERY_PORT });
    const die = async () => {
      dead = true;
      await pads.stop();
      // By now the disk has finished, or never will.
      for (let turn = 0; turn < 5; turn += 1) await settle();
      await this.#nights.close();
    };
    return { clock, pads, folder: this.#nights, die };
  }

  async until(holds: () => boolean, within: number): Promise<boolean> {
    const ends = this.now() + within;
    for (;;) {
      await settle();
      if (holds()) return true;
      const next = this.#clock.next ?? ends;
      if (next > ends) return false;
      await this.#clock.pass(next - this.now());
    }
  }

  async verify(file: string) {
    const lines = this.#nights.nights.get(file)?.lines ?? [];
    const header = { record: 'hungarian-war-referee', format: 1, app: '0', startedAt: '' } as const;
    return verify({ header, lines, mark: { lines: lines.length, bytes: 0, hash: '' }, end: { end: 'clean' } });
  }

  async close(): Promise<void> {
    await this.#nights.close();
  }
}
