import type { AttemptCounter } from '../../record/attempts.ts';
import { HIGHEST_ATTEMPT } from '../../../firmware-protocol/codec/message.ts';
import type { DiskMonitor } from './disk-monitor.ts';

/** Attempt numbers for the whole table: reserved on disk, and rising within the open night. No pad has a say in them. */
export class AttemptNumbers {
  readonly #counter: AttemptCounter;
  readonly #disk: DiskMonitor;
  readonly #isUsed: (attempt: number) => boolean;
  /** The highest of the folder's numbers that was given in this run. */
  #given = 0;
  /** The highest number in the open night, recorded or not. */
  #night = 0;

  /** `isUsed`: the open night has recorded this number. */
  constructor(counter: AttemptCounter, disk: DiskMonitor, isUsed: (attempt: number) => boolean) {
    this.#counter = counter;
    this.#disk = disk;
    this.#isUsed = isUsed;
  }

  /** Waits as long as the disk refuses, unless the night is unrecorded. */
  reserve(): Promise<number> {
    return this.#disk.insist(async () => {
      let given = await this.#next();
      if (this.#night < HIGHEST_ATTEMPT) {
        // A night from another computer may be ahead: it counts on by itself, which leaves the folder's numbers alone.
        this.#night = Math.max(this.#night + 1, given);
        return this.#night;
      }
      while (this.#isUsed(given)) given = await this.#next();
      return given;
    });
  }

  /** Another night is opened, with this as its highest attempt. */
  begin(recorded: number): void {
    this.#night = recorded;
  }

  async #next(): Promise<number> {
    try {
      this.#given = await this.#disk.watch(this.#counter.next(this.#given));
    } catch (error) {
      if (this.#disk.status.kind !== 'unrecorded') throw error;
      this.#given += 1;
    }
    return this.#given;
  }
}
