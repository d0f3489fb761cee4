import { ChipPad } from '../../firmware-protocol/testing/chip/chip-pad.ts';
import { padFlash } from '../../firmware-protocol/testing/chip/firmware-image.ts';
import { seededBytes } from '../../firmware-protocol/testing/chip-bench.ts';
import { EVERY_PORT } from '../../host/sealing/pads/testing/fake-pad-table.ts';
import { MemoryBinding, type Device } from '../../host/sealing/pads/testing/fake-binding.ts';
import { openPads } from '../../host/sealing/pads/pads.ts';
import type { PadEvent, PadSource } from '../../host/sealing/pads/source.ts';
import { FakeClock } from '../../host/clock/testing/fake-clock.ts';

/** The resolution of simulated time in ms. */
const STEP_MS = 0.1;
const LONGEST_MS = 10_000;

/** A chip pad at a port. Opening the port pulses DTR, which resets the board. */
class ChipDevice implements Device {
  readonly pad: ChipPad;

  constructor(pad: ChipPad) {
    this.pad = pad;
    pad.powerCycle();
  }

  opened(send: (bytes: Uint8Array) => void): void {
    this.pad.onSent = send;
    this.pad.reset('external');
  }

  receive(bytes: Uint8Array): void {
    this.pad.receive(bytes);
  }
}

/** The host's pads over chips that execute the firmware, in simulated time, so that a busy machine changes nothing. */
export class ChipTable {
  readonly devices: readonly ChipDevice[];
  readonly source: PadSource;
  readonly events: PadEvent[] = [];
  readonly #clock = new FakeClock();
  readonly #binding = new MemoryBinding();

  static async open(seats: number): Promise<ChipTable> {
    const table = new ChipTable(seats);
    table.plug();
    await table.until(() => table.isLive);
    return table;
  }

  private constructor(seats: number) {
    const flash = padFlash();
    this.devices = Array.from({ length: seats }, (_, seat) => {
      const device = new ChipDevice(new ChipPad(`pad-${seat}`, { flash, random: seededBytes(seat) }));
      device.pad.runWith((ms, run) => this.#clock.after(ms, run), STEP_MS);
      return device;
    });
    this.source = openPads({ binding: this.#binding, clock: this.#clock, known: EVERY_PORT });
    this.source.listen((event) => this.events.push(event));
  }

  get now(): number {
    return this.#clock.now();
  }

  /** Every pad has said hello to the host. */
  get isLive(): boolean {
    return this.source.pads().filter(({ link }) => link === 'live').length === this.devices.length;
  }

  plug(): void {
    for (const [seat, device] of this.devices.entries()) this.#binding.plug(`/dev/ttyUSB${seat}`, device);
  }

  unplug(): void {
    for (const seat of this.devices.keys()) this.#binding.unplug(`/dev/ttyUSB${seat}`);
  }

  arm(attempt: number): void {
    for (const { id } of this.source.pads()) this.source.pad(id).arm(attempt, attempt.toString(16).padStart(16, '0'));
  }

  pass(ms: number): Promise<void> {
    return this.#clock.pass(ms);
  }

  /** ms until it holds. @throws if it does not within 10 s */
  async until(holds: () => boolean): Promise<number> {
    const began = this.now;
    while (!holds()) {
      if (this.now > began + LONGEST_MS) throw new Error('the chips do not reach the expected state');
      await this.pass(STEP_MS);
    }
    return this.now - began;
  }

  /** ms until it resolves, and its value. */
  async during<Done>(work: Promise<Done>): Promise<{ readonly took: number; readonly done: Done }> {
    const came: { done: Done }[] = [];
    void work.then((done) => came.push({ done }));
    const took = await this.until(() => came.length > 0);
    return { took, done: await work };
  }

  close(): Promise<void> {
    return this.source.stop();
  }
}
