import type { ChipPad } from './chip-pad.ts';
import type { After } from '../scripted-pad/notices.ts';
import type { Chip } from './chip.ts';
import { CYCLES_PER_MS } from './peripherals.ts';

/** A chip pad at a port: opening it pulses DTR, which resets the board. */
export class ChipDevice {
  readonly pad: ChipPad;

  constructor(pad: ChipPad) {
    this.pad = pad;
    pad.powerCycle();
  }

  /** `send` carries bytes to the host. */
  opened(send: (bytes: Uint8Array) => void): void {
    this.pad.onSent = send;
    this.pad.reset('external');
  }

  receive(bytes: Uint8Array): void {
    this.pad.receive(bytes);
  }
}

/** Lets chips run along with a clock, a step of so many ms at a time: as fast as the clock is turned, and always the same. */
export class ChipTime {
  readonly #after: After;
  readonly #step: number;
  readonly #running = new Map<Chip, () => void>();

  constructor(after: After, step: number) {
    this.#after = after;
    this.#step = step;
    this.#wait();
  }

  /** From now on. `ran` is called after every step of it. */
  add(chip: Chip, ran: () => void): void {
    this.#running.set(chip, ran);
  }

  #wait(): void {
    this.#after(this.#step, () => {
      this.#wait();
      for (const [chip, ran] of this.#running) {
        chip.run(this.#step * CYCLES_PER_MS);
        ran();
      }
    });
  }
}
