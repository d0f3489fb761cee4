import type { PadSource } from '../../sealing/pads/source.ts';
import type { AttemptCounter } from '../../record/attempts.ts';
import { HIGHEST_ATTEMPT } from '../../../firmware-protocol/codec/message.ts';
import { type CommitmentsLine } from '../../record/line.ts';
import type { NightWriter } from './night-writer.ts';

/** Attempt numbers as the table uses them: reserved on disk, above all that any pad has met. */
export class AttemptNumbers {
  readonly #counter: AttemptCounter;
  readonly #nightWriter: NightWriter;
  readonly #pads: Pick<PadSource, 'highestAttempt'>;
  /** The highest number given, and the highest in the night that is open. */
  #given = 0;
  #recorded = 0;
  #met = 0;
  #spent = false;

  constructor(counter: AttemptCounter, nightWriter: NightWriter, pads: Pick<PadSource, 'highestAttempt'>) {
    this.#counter = counter;
    this.#nightWriter = nightWriter;
    this.#pads = pads;
  }

  /** No number could be had when one was last asked for. */
  get spent(): boolean {
    return this.#spent;
  }

  /**
   * Waits as long as the disk refuses. Unrecorded, a disk that keeps no number is not waited for: the numbers go on
   * rising until the host stops. Undefined where there are none any more.
   */
  reserve(): Promise<number | undefined> {
    return this.#nightWriter.insist(async () => {
      const next = await this.#next();
      this.#spent = next === undefined;
      this.#given = next ?? this.#given;
      return next;
    });
  }

  /** Another night is opened: what the one before held is none of its affair. */
  begin(): void {
    this.#recorded = 0;
  }

  /** A night that comes from another computer may hold higher numbers than this one has given: a number is used once. */
  used({ attempt, seals }: CommitmentsLine): void {
    this.#recorded = Math.max(this.#recorded, attempt, ...seals.map((seal) => seal.attempt ?? 0));
  }

  /** True once for each higher number that a pad brings from another table: it refuses ours of before. */
  overtaken(): boolean {
    const met = this.#pads.highestAttempt();
    if (met <= Math.max(this.#met, this.#given, this.#recorded)) return false;
    this.#met = met;
    return true;
  }

  async #next(): Promise<number | undefined> {
    const above = Math.max(this.#given, this.#recorded, this.#pads.highestAttempt());
    try {
      return await this.#nightWriter.try(this.#counter.next(above));
    } catch (error) {
      if (this.#nightWriter.diskStatus.kind !== 'unrecorded') throw error;
      return above < HIGHEST_ATTEMPT ? above + 1 : undefined;
    }
  }
}
