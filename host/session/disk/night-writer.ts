import type { Entry, Line, NightRecord } from '../../record/line.ts';
import type { Clock } from '../../clock/clock.ts';
import { RecordFailing, DiskMonitor, type DiskMonitorParts } from './disk-monitor.ts';

/** ms between two attempts to write a line without which the game cannot go on. */
const RETRY_EVERY = 1000;

/** Writes the night's lines, and holds what may not be shown before it is written. */
export class NightWriter {
  readonly disk: DiskMonitor;
  readonly #clock: Clock;
  readonly #changed: () => void;
  #record: NightRecord | undefined;
  #last = 0;
  #insisted = 0;
  /** What waits for its next try: functions that try now, each with one that cancels its timer. */
  readonly #waiting = new Map<() => void, () => void>();
  #stopped = false;

  constructor(parts: Omit<DiskMonitorParts, 'held'>) {
    this.#clock = parts.clock;
    this.#changed = () => parts.changed();
    this.disk = new DiskMonitor({ ...parts, held: () => this.#insisted > 0 });
  }

  /** Something is held until the disk does it, or the disk is silent, so that a new line would have to wait. */
  get holding(): boolean {
    return this.#insisted > 0 || this.disk.overdue;
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
    return this.insist(() => this.write(entry));
  }

  /** Tries every second, and once more when the dealer goes on unrecorded, until `work` no longer rejects with `RecordFailing`. */
  async insist<Done>(work: () => Promise<Done>): Promise<Done> {
    this.#insisted += 1;
    try {
      for (;;) {
        try {
          return await work();
        } catch (error) {
          if (!(error instanceof RecordFailing)) throw error;
        }
        await this.#pause();
      }
    } finally {
      this.#insisted -= 1;
    }
  }

  /** The host is closing: what is held is given up, neither done nor answered. */
  stop(): void {
    this.#stopped = true;
    this.disk.stop();
    for (const cancel of this.#waiting.values()) cancel();
  }

  /** Writes nothing more in this night, because a line after a gap could not be replayed. */
  goUnrecorded(): boolean {
    if (!this.disk.goUnrecorded()) return false;
    for (const go of [...this.#waiting.keys()]) go();
    return true;
  }

  get #unrecorded(): boolean {
    return this.disk.status.kind === 'unrecorded';
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#stopped) return;
      const go = () => {
        cancel();
        this.#waiting.delete(go);
        resolve();
      };
      const cancel = this.#clock.after(RETRY_EVERY, go);
      this.#waiting.set(go, cancel);
      this.#changed();
    });
  }

  #unwritten(entry: Entry): Line {
    this.#last += 1;
    return { ...entry, n: this.#last, at: new Date(this.#clock.now()).toISOString(), hash: '' };
  }
}
