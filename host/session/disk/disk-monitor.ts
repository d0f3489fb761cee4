import type { DiskStatus } from '../../contract/view.ts';
import { Timers, type Clock } from '../../clock/clock.ts';

/** After so many ms without an answer the disk counts as failing. */
const OVERDUE = 2000;
/** ms between two probes of a disk that failed, or between two attempts at work without which the game cannot go on. */
const RETRY_EVERY = 1000;
/** The code for a disk that does not answer. */
const NO_ANSWER = 'ETIMEDOUT';

/** The disk refused, with the system's code (`ENOSPC`, `EIO` …), or was given up on (`ETIMEDOUT`). */
export class RecordFailing extends Error {
  override readonly name = 'RecordFailing';
  readonly code: string;

  constructor(code: string) {
    super(`the record cannot be written: ${code}`);
    this.code = code;
  }
}

interface DiskMonitorParts {
  readonly clock: Clock;
  changed(): void;
  /** Rejects while the disk accepts nothing. */
  probe(): Promise<unknown>;
}

/** Waits for the disk, and knows from that whether the night is being written. */
export class DiskMonitor {
  readonly #parts: DiskMonitorParts;
  #status: DiskStatus;
  #saved: DiskStatus;
  #overdue = 0;
  #insisted = 0;
  /** Reject what the disk is still being asked. */
  readonly #abandon = new Set<(reason: RecordFailing) => void>();
  /** Try again what is insisted on. */
  readonly #waiting = new Set<() => void>();
  readonly #timers: Timers;
  #probing = false;

  constructor(parts: DiskMonitorParts) {
    this.#parts = parts;
    this.#timers = new Timers(parts.clock);
    this.#status = this.#saved = { kind: 'saved', at: parts.clock.now(), flushMs: 0 };
  }

  get status(): DiskStatus {
    return this.#status;
  }

  /** Something is insisted on, or the disk does not answer, so that new work would have to wait. */
  get busy(): boolean {
    return this.#insisted > 0 || this.#overdue > 0;
  }

  /** A line has been flushed, or another record begins. */
  saved(flushMs: number): void {
    this.#status = this.#saved = { kind: 'saved', at: this.#parts.clock.now(), flushMs };
  }

  /** Waits for the disk, and keeps the status by what it does. Rejects with `RecordFailing`. */
  async watch<Done>(doing: Promise<Done>): Promise<Done> {
    let late = false;
    const cancel = this.#timers.after(OVERDUE, () => {
      late = true;
      this.#overdue += 1;
      this.#fail(NO_ANSWER);
    });
    let abandon: (reason: RecordFailing) => void = () => undefined;
    const abandoned = new Promise<never>((_, reject) => (abandon = reject));
    this.#abandon.add(abandon);
    try {
      const done = await Promise.race([doing, abandoned]);
      this.#recovered();
      return done;
    } catch (error) {
      if (error instanceof RecordFailing) throw error;
      this.#fail(codeOf(error));
      throw new RecordFailing(codeOf(error));
    } finally {
      cancel();
      this.#abandon.delete(abandon);
      if (late) this.#overdue -= 1;
    }
  }

  /** Tries every second, and when the dealer goes on unrecorded, until `work` no longer rejects with `RecordFailing`. */
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

  /** Waits for nothing any more. False unless the disk is failing. */
  goUnrecorded(): boolean {
    if (this.#status.kind !== 'failing') return false;
    this.#status = { kind: 'unrecorded', since: this.#status.since };
    for (const abandon of this.#abandon) abandon(new RecordFailing(NO_ANSWER));
    for (const go of [...this.#waiting]) go();
    return true;
  }

  /** Watches the disk no longer, whatever it still answers. What is insisted on is given up, neither done nor answered. */
  stop(): void {
    this.#timers.stop();
  }

  #fail(code: string): void {
    const since = this.#status.kind === 'failing' ? this.#status.since : this.#parts.clock.now();
    if (this.#status.kind !== 'unrecorded') this.#status = { kind: 'failing', since, code };
    this.#parts.changed();
    if (!this.#probing) this.#probeLater();
  }

  /** If nothing is tried again, the status stays red until a probe shows that the disk is well. */
  #probeLater(): void {
    this.#probing = true;
    this.#timers.after(RETRY_EVERY, () => void this.#probe());
  }

  async #probe(): Promise<void> {
    // While something is insisted on, accepting something else does not mean that the disk is well.
    const free = () => this.#abandon.size === 0 && this.#insisted === 0;
    const well =
      free() &&
      (await this.#parts.probe().then(
        () => true,
        () => false,
      ));
    this.#probing = false;
    if (this.#status.kind !== 'failing') return;
    if (!well || !free()) return this.#probeLater();
    this.#recovered();
  }

  #recovered(): void {
    if (this.#status.kind !== 'failing') return;
    this.#status = this.#saved;
    this.#parts.changed();
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        cancel();
        this.#waiting.delete(go);
        resolve();
      };
      const cancel = this.#timers.after(RETRY_EVERY, go);
      this.#waiting.add(go);
      this.#parts.changed();
    });
  }
}

function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'EIO';
}
