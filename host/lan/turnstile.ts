import type { Clock } from '../clock/clock.ts';

const WINDOW_MS = 1_000;

export interface Pace {
  /** Of one remote address, a second. */
  readonly each: number;
  /** Of all together, a second. */
  readonly all: number;
  /** Of one remote address, a second, though all together have had theirs: strangers who hammer keep no newcomer out. */
  readonly first?: number;
}

/** Remote addresses that are spared when all together have had theirs: more than a room has, and fewer than a flood. */
const MOST_SPARED = 64;

/** Lets only so many through in a second: one who hammers is turned away alone, many who do are turned away together. */
export class Turnstile {
  readonly #pace: Pace;
  readonly #clock: Clock;
  readonly #came = new Map<string, number>();
  readonly #spared = new Set<string>();
  #all = 0;
  #since = 0;

  constructor(pace: Pace, clock: Clock) {
    this.#pace = pace;
    this.#clock = clock;
  }

  lets(remote: string): boolean {
    const now = this.#clock.now();
    // A clock that was set back begins anew too.
    if (Math.abs(now - this.#since) >= WINDOW_MS) {
      this.#since = now;
      this.#all = 0;
      this.#came.clear();
      this.#spared.clear();
    }
    const came = (this.#came.get(remote) ?? 0) + 1;
    if (came > this.#pace.each || (this.#all >= this.#pace.all && !this.#spares(remote, came))) return false;
    this.#came.set(remote, came);
    this.#all += 1;
    return true;
  }

  #spares(remote: string, came: number): boolean {
    if (came > (this.#pace.first ?? 0)) return false;
    if (this.#spared.size < MOST_SPARED) this.#spared.add(remote);
    return this.#spared.has(remote);
  }
}
