import type { DiskStatus } from '../../contract/view.ts';
import type { Entry, Line, NightRecord } from '../../record/line.ts';
import type { Clock } from '../../clock/clock.ts';
import { RecordFailing, DiskMonitor, type DiskMonitorParts } from './disk-monitor.ts';

/** ms between two tries of a line that must be written before the game goes on. */
const RETRY_EVERY = 1000;

/** Writes the night's lines, and holds what may not be shown before it is written. */
export class NightWriter {
  readonly #clock: Clock;
  readonly #changed: () => void;
  readonly #diskStatus: DiskMonitor;
  #record: NightRecord | undefined;
  #last = 0;
  #insisted = 0;
  /** What waits for its next try: the way to try now, and to wait no more. */
  readonly #waiting = new Map<() => void, () => void>();
  #stopped = false;

  constructor(parts: Omit<DiskMonitorParts, 'held'>) {
    this.#clock = parts.clock;
    this.#changed = () => parts.changed();
    this.#diskStatus = new DiskMonitor({ ...parts, held: () => this.#insisted > 0 });
  }

  get diskStatus(): DiskStatus {
    return this.#diskStatus.now;
  }

  /** Something is being held until the disk does it, or the disk is silent: whatever came now would wait behind it. */
  get holding(): boolean {
    return this.#insisted > 0 || this.#diskStatus.overdue;
  }

  /** Goes on in this record, whose last line is `last`; the disk status starts anew. */
  use(record: NightRecord | undefined, last: number): void {
    this.#record = record;
    this.#last = last;
    this.#diskStatus.saved(0);
  }

  /** One try. Rejects with `RecordFailing`; nothing of the line stays. */
  async write(entry: Entry): Promise<Line> {
    if (this.#unrecorded || this.#record === undefined) return this.#unwritten(entry);
    try {
      const { line, flushMs } = await this.try(this.#record.append(entry, this.#clock.now()));
      this.#last = line.n;
      this.#diskStatus.saved(flushMs);
      return line;
    } catch (error) {
      // The dealer has given up on a disk that may yet write this very line: it is done, as far as anything is now.
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

  /** The host is closed: what is being held is let go of, and neither done nor answered. */
  stop(): void {
    this.#stopped = true;
    this.#diskStatus.stop();
    for (const cancel of this.#waiting.values()) cancel();
  }

  /** What the disk does, with the disk status to show it. Rejects with `RecordFailing`. */
  try<Done>(doing: Promise<Done>): Promise<Done> {
    return this.#diskStatus.watch(doing);
  }

  /** From here to the end of the night nothing more is written: a line after a gap could not be replayed. */
  goUnrecorded(): boolean {
    if (!this.#diskStatus.goUnrecorded()) return false;
    for (const go of [...this.#waiting.keys()]) go();
    return true;
  }

  get #unrecorded(): boolean {
    return this.#diskStatus.now.kind === 'unrecorded';
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
