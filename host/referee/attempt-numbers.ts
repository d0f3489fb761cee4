import type { PadSource } from '../pads/source.ts';
import type { AttemptCounter } from '../record/attempts.ts';
import type { CommitmentsLine } from '../record/line.ts';
import type { Scribe } from './scribe.ts';

/** Attempt numbers as the table uses them: reserved on disk, above all that any pad has met. */
export class AttemptNumbers {
  readonly #counter: AttemptCounter;
  readonly #scribe: Scribe;
  readonly #pads: Pick<PadSource, 'highestAttempt'>;
  #last = 0;
  #met = 0;

  constructor(counter: AttemptCounter, scribe: Scribe, pads: Pick<PadSource, 'highestAttempt'>) {
    this.#counter = counter;
    this.#scribe = scribe;
    this.#pads = pads;
  }

  /**
   * Waits as long as the disk refuses. Unrecorded, a disk that keeps no number is not waited for: the numbers go on
   * rising until the host stops.
   */
  reserve(): Promise<number> {
    return this.#scribe.insist(async () => {
      this.#last = Math.max(this.#last + 1, await this.#next());
      return this.#last;
    });
  }

  /** A night that comes from another computer may hold higher numbers than this one has given: a number is used once. */
  used({ attempt, seals }: CommitmentsLine): void {
    this.#last = Math.max(this.#last, attempt, ...seals.map((seal) => seal.attempt ?? 0));
  }

  /** True once for each higher number that a pad brings from another table: it refuses ours of before. */
  overtaken(): boolean {
    const met = this.#pads.highestAttempt();
    if (met <= Math.max(this.#met, this.#last)) return false;
    this.#met = met;
    return true;
  }

  async #next(): Promise<number> {
    try {
      return await this.#scribe.try(this.#counter.next(Math.max(this.#last, this.#pads.highestAttempt())));
    } catch (error) {
      if (this.#scribe.lamp.lamp !== 'unrecorded') throw error;
      return 0;
    }
  }
}
