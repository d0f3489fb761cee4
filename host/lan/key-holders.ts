import type { Clock } from '../clock/clock.ts';
import { RateLimiter } from './rate-limiter.ts';

/** More than a table has phones and screens. */
const MOST = 64;
/** Connections and requests from one address; a page is loaded with about 20. */
const LIMITS = { each: 80, all: Infinity } as const;

/**
 * The addresses from which somebody last showed a key. They are counted apart from all others, so that a flood from any number
 * of addresses delays nobody who comes back. An address is compared whole, since a stranger may be in the same network.
 */
export class KeyHolders {
  /** By who showed a key, the latest last: a phone that comes from many addresses is known at one. */
  readonly #addresses = new Map<string, string>();
  readonly #limiter: RateLimiter;

  constructor(clock: Clock) {
    this.#limiter = new RateLimiter(LIMITS, clock);
  }

  remember(holder: string, address: string): void {
    this.#addresses.delete(holder);
    this.#addresses.set(holder, address);
    const [oldest] = this.#addresses.keys();
    if (this.#addresses.size > MOST && oldest !== undefined) this.#addresses.delete(oldest);
  }

  has(address: string): boolean {
    return [...this.#addresses.values()].includes(address);
  }

  admits(address: string): boolean {
    return this.#limiter.admits(address);
  }
}
