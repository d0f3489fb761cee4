import type { Clock } from '../clock/clock.ts';

/** How many remote addresses may come first in a flood: more than a room has, fewer than a flood has. */
const MOST_FIRST = 64;

interface RateLimits {
  /** From one remote address. */
  readonly each: number;
  /** From all together. */
  readonly all: number;
  /** From one remote address even if the limit for all is reached, so that strangers who flood keep no newcomer out. */
  readonly first?: number;
  /** In so long; in a second if it is left out. */
  readonly ms?: number;
}

/** Limits requests in a time, and counts no more addresses than it admits. One address that floods is refused alone. */
export class RateLimiter {
  readonly #limits: RateLimits;
  readonly #clock: Clock;
  readonly #counts = new Map<string, number>();
  readonly #first = new Set<string>();
  #all = 0;
  #since = 0;

  constructor(limits: RateLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  admits(remote: string): boolean {
    const now = this.#clock.now();
    // A clock that was set back starts anew, too.
    if (Math.abs(now - this.#since) >= (this.#limits.ms ?? 1_000)) {
      this.#since = now;
      this.#all = 0;
      this.#counts.clear();
      this.#first.clear();
    }
    const count = (this.#counts.get(remote) ?? 0) + 1;
    if (count > this.#limits.each || (this.#all >= this.#limits.all && !this.#isFirst(remote, count))) return false;
    this.#counts.set(remote, count);
    this.#all += 1;
    return true;
  }

  #isFirst(remote: string, count: number): boolean {
    if (count > (this.#limits.first ?? 0)) return false;
    if (this.#first.size < MOST_FIRST) this.#first.add(remote);
    return this.#first.has(remote);
  }
}
