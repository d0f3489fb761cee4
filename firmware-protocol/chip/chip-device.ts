import type { ChipPad } from './chip-pad.ts';
import type { After } from '../scripted-pad/notices.ts';
import type { Chip } from './chip.ts';
import { CYCLES_PER_MS } from './peripherals.ts';

/** A chip pad at a port. Opening the port pulses DTR, which resets the board. */
export class ChipDevice {
  readonly pad: ChipPad;

  constructor(pad: ChipPad) {
    this.pad = pad;
    pad.powerCycle();
  }

  /** `send` sends bytes to the host. */
  opened(send: (bytes: Uint8Array) => void): void {
    this.pad.onSent = send;
    this.pad.reset('external');
  }

  receive(bytes: Uint8Array): void {
    this.pad.receive(bytes);
  }
}

/** Runs chips along with a clock in steps of so many ms: as fast as the clock advances, and always with the same result. */
export class ChipTime {
  readonly #after: After;
  readonly #step: number;
  readonly #running = new Map<Chip, () => void>();

  constructor(after: After, step: number) {
    this.#after = after;
    this.#step = step;
    this.#wait();
  }

  /** Runs the chip from now on; calls `ran` after each step. */
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
