import type { DiskStatus } from '../../contract/view.ts';
import type { Clock } from '../../clock/clock.ts';

/** A disk that has not answered for so long, ms, is said to be waited for. */
const OVERDUE = 2000;
/** ms between two looks at a disk that failed and from which nothing is wanted now. */
const PROBE_EVERY = 1000;
/** The code of a disk that neither does what it was asked nor says why not. */
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
  /** Rejects while the disk takes nothing. */
  probe(): Promise<unknown>;
  /** A line is being held until the disk takes that very line: a disk that takes another is not well. */
  held(): boolean;
}

/** Says whether the night is being written, by everything that is asked of the disk. */
export class DiskMonitor {
  readonly #parts: DiskMonitorParts;
  #diskStatus: DiskStatus;
  #saved: DiskStatus;
  #overdue = 0;
  /** The ways to wait no more for what the disk has been asked. */
  readonly #abandon = new Set<(reason: RecordFailing) => void>();
  readonly #timers = new Set<() => void>();
  #probing = false;
  #stopped = false;

  constructor(parts: DiskMonitorParts) {
    this.#parts = parts;
    this.#diskStatus = this.#saved = { kind: 'saved', at: parts.clock.now(), flushMs: 0 };
  }

  get now(): DiskStatus {
    return this.#diskStatus;
  }

  /** The disk has been asked something and is silent. */
  get overdue(): boolean {
    return this.#overdue > 0;
  }

  /** Also the beginning of another record. */
  saved(flushMs: number): void {
    this.#diskStatus = this.#saved = { kind: 'saved', at: this.#parts.clock.now(), flushMs };
  }

  /** What the disk does, with the disk status to show it. Rejects with `RecordFailing`. */
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

  /** Nothing is waited for any more. False where nothing fails. */
  goUnrecorded(): boolean {
    if (this.#diskStatus.kind !== 'failing') return false;
    this.#diskStatus = { kind: 'unrecorded', since: this.#diskStatus.since };
    for (const abandon of this.#abandon) abandon(new RecordFailing(NO_ANSWER));
    return true;
  }

  /** Looks at the disk no more, whatever it still answers. */
  stop(): void {
    this.#stopped = true;
    for (const cancel of this.#timers) cancel();
  }

  #fail(code: string): void {
    const since = this.#diskStatus.kind === 'failing' ? this.#diskStatus.since : this.#parts.clock.now();
    if (this.#diskStatus.kind !== 'unrecorded') this.#diskStatus = { kind: 'failing', since, code };
    this.#parts.changed();
    if (!this.#probing && !this.#stopped) this.#probeLater();
  }

  /** What was refused and is not tried again leaves the disk status red until the disk is known to be well. */
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
    if (this.#diskStatus.kind !== 'failing' || this.#stopped) return;
    if (!well || !free()) return this.#probeLater();
    this.#recovered();
  }

  #recovered(): void {
    if (this.#diskStatus.kind !== 'failing') return;
    this.#diskStatus = this.#saved;
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
