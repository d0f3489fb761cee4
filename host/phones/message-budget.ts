import { TICK_MS } from '../../firmware-protocol/phone/endpoint.ts';
import type { Clock } from '../clock/clock.ts';

/** Messages that may come at once, after a network held them back for three seconds. */
const MOST_AT_ONCE = 30;
/** Messages too many, within a second, after which it is no network that holds messages back. */
const MOST_IGNORED = 100;
const SECOND_MS = 1_000;

/** What may come from one phone: ten messages a second, and an answer to each message that the host sent off the tick. */
export class MessageBudget {
  readonly #clock: Pick<Clock, 'now'>;
  #left = MOST_AT_ONCE;
  #filledAt: number;
  #ignored = 0;
  #ignoredSince: number;

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
    this.#filledAt = clock.now();
    this.#ignoredSince = clock.now();
  }

  /** The host has asked off the tick. */
  grant(): void {
    this.#left = Math.min(this.#left + 1, MOST_AT_ONCE);
  }

  /** A message has come. */
  spend(): 'taken' | 'ignored' | 'flood' {
    const now = this.#clock.now();
    // A clock that was set back adds nothing.
    const filled = Math.max(0, now - this.#filledAt) / TICK_MS;
    this.#filledAt = now;
    this.#left = Math.min(this.#left + filled, MOST_AT_ONCE);
    if (this.#left >= 1) {
      this.#left -= 1;
      return 'taken';
    }
    if (Math.abs(now - this.#ignoredSince) >= SECOND_MS) {
      this.#ignoredSince = now;
      this.#ignored = 0;
    }
    this.#ignored += 1;
    return this.#ignored > MOST_IGNORED ? 'flood' : 'ignored';
  }
}
