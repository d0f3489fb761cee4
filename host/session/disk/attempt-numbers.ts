import type { PadSource } from '../../sealing/pads/source.ts';
import type { AttemptCounter } from '../../record/attempts.ts';
import { HIGHEST_ATTEMPT } from '../../../firmware-protocol/codec/message.ts';
import { type CommitmentsLine } from '../../record/line.ts';
import type { DiskMonitor } from './disk-monitor.ts';

/** Attempt numbers for the table: reserved on disk, and higher than any that a pad has met. */
export class AttemptNumbers {
  readonly #counter: AttemptCounter;
  readonly #disk: DiskMonitor;
  readonly #pads: Pick<PadSource, 'highestAttempt'>;
  /** The highest number given, in the open night, and met by a pad. */
  #given = 0;
  #recorded = 0;
  #met = 0;
  #spent = false;

  constructor(counter: AttemptCounter, disk: DiskMonitor, pads: Pick<PadSource, 'highestAttempt'>) {
    this.#counter = counter;
    this.#disk = disk;
    this.#pads = pads;
  }

  /** The last request found no number left. */
  get spent(): boolean {
    return this.#spent;
  }

  /** Waits as long as the disk refuses, unless the night is unrecorded. Undefined if no number is left. */
  reserve(): Promise<number | undefined> {
    return this.#disk.insist(async () => {
      const next = await this.#next();
      this.#spent = next === undefined;
      this.#given = next ?? this.#given;
      return next;
    });
  }

  /** Another night is opened: one from another computer may hold a number higher than any this one has given. */
  begin(recorded: number): void {
    this.#recorded = recorded;
  }

  used(line: CommitmentsLine): void {
    this.#recorded = Math.max(this.#recorded, highestIn(line));
  }

  /** True once for each higher number that a pad brings from another table, because the pad refuses lower ones. */
  overtaken(): boolean {
    const met = this.#pads.highestAttempt;
    if (met <= Math.max(this.#met, this.#given, this.#recorded)) return false;
    this.#met = met;
    return true;
  }

  async #next(): Promise<number | undefined> {
    const above = Math.max(this.#given, this.#recorded, this.#pads.highestAttempt);
    try {
      return await this.#disk.watch(this.#counter.next(above));
    } catch (error) {
      if (this.#disk.status.kind !== 'unrecorded') throw error;
      return above < HIGHEST_ATTEMPT ? above + 1 : undefined;
    }
  }
}

export function highestIn({ attempt, seals }: CommitmentsLine): number {
  return seals.reduce((highest, seal) => Math.max(highest, seal.attempt ?? 0), attempt);
}
