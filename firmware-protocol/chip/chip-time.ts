import type { After } from '../scripted-pad/notices.ts';
import type { Chip } from './chip.ts';
import { CYCLES_A_MS } from './hz.ts';

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
        chip.run(this.#step * CYCLES_A_MS);
        ran();
      }
    });
  }
}
