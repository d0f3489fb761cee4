import type { Entry, Line } from '../../record/line.ts';
import type { NightRecord } from '../../record/night-folder.ts';
import type { Clock } from '../../clock/clock.ts';
import type { HallLink } from '../port.ts';
import type { DiskMonitor } from './disk-monitor.ts';

/** Writes the night's lines, until the dealer goes on unrecorded: a line after a gap could not be replayed. */
export class NightWriter {
  readonly disk: DiskMonitor;
  readonly #clock: Clock;
  readonly #hall: Pick<HallLink, 'flushed'> | undefined;
  #record: NightRecord | undefined;
  #last = 0;

  /** @param hall is told what has been flushed */
  constructor(disk: DiskMonitor, clock: Clock, hall?: Pick<HallLink, 'flushed'>) {
    this.disk = disk;
    this.#clock = clock;
    this.#hall = hall;
  }

  /** Goes on in this record, whose last line has the number `last`. */
  use(record: NightRecord | undefined, last: number): void {
    this.#record = record;
    this.#last = last;
    this.disk.saved(0);
    if (record !== undefined) this.flushed(record.file, last);
  }

  /** Tries once. Rejects with `RecordFailing`, and then nothing of the line is kept. */
  async write(entry: Entry): Promise<Line> {
    if (this.#unrecorded || this.#record === undefined) return this.#unwritten(entry);
    try {
      const { line, flushMs } = await this.disk.watch(this.#record.append(entry, this.#clock.now()));
      this.#last = line.n;
      this.disk.saved(flushMs);
      this.flushed(this.#record.file, line.n);
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

  /** The line with this number is the last of the file, and is flushed. */
  flushed(file: string, last: number): void {
    this.#hall?.flushed(file, last + 1);
  }

  get #unrecorded(): boolean {
    return this.disk.status.kind === 'unrecorded';
  }

  #unwritten(entry: Entry): Line {
    this.#last += 1;
    return { ...entry, n: this.#last, at: new Date(this.#clock.now()).toISOString(), hash: '' };
  }
}
