import type { BadFrame, LineView } from '../../contract/pads.ts';

const MOST_COUNTED = 999_999;
/** For 2 s a pad says again that it has booted, until it hears the acknowledgement: so long it is the same boot. */
const SAME_BOOT_MS = 2_500;

/**
 * Counts what a pad's line carries, over any number of connections. While an attempt runs in the pad nothing is counted,
 * and notices never are: who changes the mind must not be counted out of it (Secrecy 3).
 */
export class LineTally {
  readonly #counts: () => boolean;
  #good = 0;
  #bad: Readonly<Record<BadFrame, number>> = { crc: 0, syntax: 0, unknown: 0, overrun: 0 };
  #retries = 0;
  #resets = 0;
  #heardAt: number | undefined;
  #bootedAt: number | undefined;
  #pingMs: number | undefined;

  /** `counts` is asked at every event: false while an attempt runs. */
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

  /** A whole answer, at this moment (ms since 1970). */
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

  /** A hello that nobody asked for, on a line on which the pad has spoken before. */
  booted(at: number): void {
    const again = this.#bootedAt !== undefined && at - this.#bootedAt < SAME_BOOT_MS;
    if (again) return;
    this.#bootedAt = at;
    if (this.#counts()) this.#resets = more(this.#resets);
  }

  /** The boot that comes with opening the port. */
  opened(at: number): void {
    this.#bootedAt = at;
  }

  pinged(ms: number): void {
    if (this.#counts()) this.#pingMs = Math.max(0, ms);
  }
}

function more(count: number): number {
  return Math.min(count + 1, MOST_COUNTED);
}
