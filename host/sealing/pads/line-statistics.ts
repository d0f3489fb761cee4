import type { BadFrame, LineView } from '../../contract/pads.ts';

const MAX_COUNT = 999_999;
/** A pad repeats its hello for 2 s until it is acknowledged; hellos within this time belong to one boot. */
const SAME_BOOT_MS = 2_500;

/**
 * Statistics of a pad's line, over any number of connections. Nothing is counted while an attempt is running in the pad, and
 * notices never are, so that the counts cannot reveal a changed mind (Secrecy 3).
 */
export class LineStatistics {
  readonly #counts: () => boolean;
  #good = 0;
  #bad: Readonly<Record<BadFrame, number>> = { crc: 0, syntax: 0, unknown: 0, overrun: 0 };
  #retries = 0;
  #resets = 0;
  #heardAt: number | undefined;
  #bootedAt: number | undefined;
  #pingMs: number | undefined;

  /** `counts` is called at every event: false while an attempt is running. */
  constructor(counts: () => boolean) {
    this.#counts = counts;
  }

  get view(): LineView {
    return {
      good: this.#good,
      bad: this.#bad,
      retries: this.#retries,
      resets: this.#resets,
      ...(this.#heardAt !== undefined && { heardAt: this.#heardAt }),
      ...(this.#pingMs !== undefined && { pingMs: this.#pingMs }),
    };
  }

  /** An answer arrived at this time (ms since 1970). */
  answered(at: number): void {
    if (!this.#counts()) return;
    this.#good = more(this.#good);
    this.#heardAt = at;
  }

  bad(kind: BadFrame): void {
    if (this.#counts()) this.#bad = { ...this.#bad, [kind]: more(this.#bad[kind]) };
  }

  retried(): void {
    if (this.#counts()) this.#retries = more(this.#retries);
  }

  /** An unasked hello on a line on which the pad has spoken before. */
  booted(at: number): void {
    const again = this.#bootedAt !== undefined && at - this.#bootedAt < SAME_BOOT_MS;
    if (again) return;
    this.#bootedAt = at;
    if (this.#counts()) this.#resets = more(this.#resets);
  }

  /** The port was opened, which boots most boards. */
  opened(at: number): void {
    this.#bootedAt = at;
  }

  pinged(ms: number): void {
    if (this.#counts()) this.#pingMs = Math.max(0, ms);
  }
}

function more(count: number): number {
  return Math.min(count + 1, MAX_COUNT);
}
