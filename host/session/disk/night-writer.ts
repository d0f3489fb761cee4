import type { Entry, Line } from '../../record/line.ts';
import type { NightRecord } from '../../record/night-folder.ts';
import type { Clock } from '../../clock/clock.ts';
import type { DiskMonitor } from './disk-monitor.ts';

/** Writes the night's lines, until the dealer goes on unrecorded: a line after a gap could not be replayed. */
export class NightWriter {
  readonly disk: DiskMonitor;
  readonly #clock: Clock;
  #record: NightRecord | undefined;
  #last = 0;

  constructor(disk: DiskMonitor, clock: Clock) {
    this.disk = disk;
    this.#clock = clock;
  }

  /** Goes on in this record, whose last line has the number `last`. */
  use(record: NightRecord | undefined, last: number): void {
    this.#record = record;
    this.#last = last;
    this.disk.saved(0);
  }

  /** Tries once. Rejects with `RecordFailing`, and then nothing of the line is kept. */
  async write(entry: Entry): Promise<Line> {
    if (this.#unrecorded || this.#record === undefined) return this.#unwritten(entry);
    try {
      const { line, flushMs } = await this.disk.watch(this.#record.append(entry, this.#clock.now()));
      this.#last = line.n;
      this.disk.saved(flushMs);
      return line;
    } catch (error) {
      // The dealer has gone on unrecorded meanwhile, so the line counts although it may not be written.
      if (this.#unrecorded) return this.#unwritten(entry);
      throw error;
    }
  }

  /** Tries every second until the line is written, or until the dealer goes on unrecorded. */
  hold(entry: Entry): Promise<Line> {
    return this.disk.insist(() => this.write(entry));
  }

  get #unrecorded(): boolean {
    return this.disk.status.kind === 'unrecorded';
  }

  #unwritten(entry: Entry): Line {
    this.#last += 1;
    return { ...entry, n: this.#last, at: new Date(this.#clock.now()).toISOString(), hash: '' };
  }
}
