import type { Lamp } from '../contract/view.ts';
import type { Entry, Line, NightRecord } from '../record/line.ts';
import type { Clock } from '../round/clock.ts';

/** ms between two tries of a line that must be written before the game goes on. */
const RETRY_EVERY = 1000;

/** The disk refused, with the system's code (`ENOSPC`, `EIO` …). */
export class RecordFailing extends Error {
  override readonly name = 'RecordFailing';
  readonly code: string;

  constructor(code: string) {
    super(`the record cannot be written: ${code}`);
    this.code = code;
  }
}

/** Writes the night's lines, keeps the lamp, and holds what may not be shown before it is written. */
export class Scribe {
  readonly #clock: Clock;
  readonly #changed: () => void;
  #record: NightRecord | undefined;
  #lamp: Lamp;
  #last = 0;
  #insisted = 0;
  /** What waits for its next try: the way to try now, and to wait no more. */
  readonly #waiting = new Map<() => void, () => void>();
  #stopped = false;

  constructor(clock: Clock, changed: () => void) {
    this.#clock = clock;
    this.#changed = changed;
    this.#lamp = { lamp: 'saved', at: clock.now(), flushMs: 0 };
  }

  get lamp(): Lamp {
    return this.#lamp;
  }

  /** Something is being held until the disk does it. */
  get holding(): boolean {
    return this.#insisted > 0;
  }

  /** Goes on in this record, whose last line is `last`; the lamp starts anew. */
  use(record: NightRecord | undefined, last: number): void {
    this.#record = record;
    this.#last = last;
    this.#lamp = { lamp: 'saved', at: this.#clock.now(), flushMs: 0 };
  }

  /** One try. Rejects with `RecordFailing`; nothing of the line stays. */
  async write(entry: Entry): Promise<Line> {
    if (this.#lamp.lamp === 'unrecorded' || this.#record === undefined) return this.#unwritten(entry);
    const { line, flushMs } = await this.try(this.#record.append(entry, this.#clock.now()));
    this.#last = line.n;
    this.#lamp = { lamp: 'saved', at: this.#clock.now(), flushMs };
    return line;
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
    for (const cancel of this.#waiting.values()) cancel();
  }

  /** What the disk does, with the lamp to show it. Rejects with `RecordFailing`. */
  async try<Done>(doing: Promise<Done>): Promise<Done> {
    try {
      return await doing;
    } catch (error) {
      const code = codeOf(error);
      const since = this.#lamp.lamp === 'failing' ? this.#lamp.since : this.#clock.now();
      if (this.#lamp.lamp !== 'unrecorded') this.#lamp = { lamp: 'failing', since, code };
      this.#changed();
      throw new RecordFailing(code);
    }
  }

  /** From here to the end of the night nothing more is written: a line after a gap could not be replayed. */
  goUnrecorded(): boolean {
    if (this.#lamp.lamp !== 'failing') return false;
    this.#lamp = { lamp: 'unrecorded', since: this.#lamp.since };
    for (const go of [...this.#waiting.keys()]) go();
    return true;
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

function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'EIO';
}
