import type { DiskStatus } from '../../contract/view.ts';
import type { Clock } from '../../clock/clock.ts';

/** After so many ms without an answer the disk counts as failing. */
const OVERDUE = 2000;
/** ms between two probes of a disk that failed and is not being asked anything. */
const PROBE_EVERY = 1000;
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

export interface DiskMonitorParts {
  readonly clock: Clock;
  changed(): void;
  /** Rejects while the disk accepts nothing. */
  probe(): Promise<unknown>;
  /** A line is held until the disk accepts it, so accepting something else does not mean that the disk is well. */
  held(): boolean;
}

/** Knows whether the night is being written, from everything that the disk is asked to do. */
export class DiskMonitor {
  readonly #parts: DiskMonitorParts;
  #status: DiskStatus;
  #saved: DiskStatus;
  #overdue = 0;
  /** Reject what the disk is still being asked. */
  readonly #abandon = new Set<(reason: RecordFailing) => void>();
  readonly #timers = new Set<() => void>();
  #probing = false;
  #stopped = false;

  constructor(parts: DiskMonitorParts) {
    this.#parts = parts;
    this.#status = this.#saved = { kind: 'saved', at: parts.clock.now(), flushMs: 0 };
  }

  get status(): DiskStatus {
    return this.#status;
  }

  /** The disk has been asked something and does not answer. */
  get overdue(): boolean {
    return this.#overdue > 0;
  }

  /** A line has been flushed, or another record begins. */
  saved(flushMs: number): void {
    this.#status = this.#saved = { kind: 'saved', at: this.#parts.clock.now(), flushMs };
  }

  /** Waits for the disk, and keeps the status by what it does. Rejects with `RecordFailing`. */
  async watch<Done>(doing: Promise<Done>): Promise<Done> {
    let late = false;
    const cancel = this.#after(OVERDUE, () => {
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

  /** Waits for nothing any more. False unless the disk is failing. */
  goUnrecorded(): boolean {
    if (this.#status.kind !== 'failing') return false;
    this.#status = { kind: 'unrecorded', since: this.#status.since };
    for (const abandon of this.#abandon) abandon(new RecordFailing(NO_ANSWER));
    return true;
  }

  /** Watches the disk no longer, whatever it still answers. */
  stop(): void {
    this.#stopped = true;
    for (const cancel of this.#timers) cancel();
  }

  #fail(code: string): void {
    const since = this.#status.kind === 'failing' ? this.#status.since : this.#parts.clock.now();
    if (this.#status.kind !== 'unrecorded') this.#status = { kind: 'failing', since, code };
    this.#parts.changed();
    if (!this.#probing && !this.#stopped) this.#probeLater();
  }

  /** If nothing is tried again, the status stays red until a probe shows that the disk is well. */
  #probeLater(): void {
    this.#probing = true;
    this.#after(PROBE_EVERY, () => void this.#probe());
  }

  async #probe(): Promise<void> {
    const free = () => this.#abandon.size === 0 && !this.#parts.held();
    const well =
      free() &&
      (await this.#parts.probe().then(
        () => true,
        () => false,
      ));
    this.#probing = false;
    if (this.#status.kind !== 'failing' || this.#stopped) return;
    if (!well || !free()) return this.#probeLater();
    this.#recovered();
  }

  #recovered(): void {
    if (this.#status.kind !== 'failing') return;
    this.#status = this.#saved;
    this.#parts.changed();
  }

  #after(ms: number, then: () => void): () => void {
    const cancel = this.#parts.clock.after(ms, () => {
      this.#timers.delete(cancel);
      then();
    });
    this.#timers.add(cancel);
    return () => {
      this.#timers.delete(cancel);
      cancel();
    };
  }
}

function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'EIO';
}
