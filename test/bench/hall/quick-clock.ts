import type { Clock } from '../../../host/clock/clock.ts';

/** What people wait for passes so many times faster. */
const FASTER = 500;

interface Timer {
  readonly at: number;
  readonly then: () => void;
}

/**
 * A clock for measuring what a computer does between two moments: waits are short, and time stands still until the next of
 * them ends, so that a slow moment of the machine is no late one for the table.
 */
export class QuickClock implements Clock {
  #now = Date.UTC(2026, 0, 10, 20);
  #timers: Timer[] = [];
  #timeout: NodeJS.Timeout | undefined;

  now(): number {
    return this.#now;
  }

  after(ms: number, then: () => void): () => void {
    const timer = { at: this.#now + ms, then };
    this.#timers = [...this.#timers, timer].sort((one, other) => one.at - other.at);
    this.#arm();
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
      this.#arm();
    };
  }

  jumps(): () => void {
    return () => undefined;
  }

  look(): void {}

  #arm(): void {
    clearTimeout(this.#timeout);
    const [next] = this.#timers;
    if (next !== undefined) this.#timeout = setTimeout(() => this.#run(next), (next.at - this.#now) / FASTER);
  }

  #run(timer: Timer): void {
    this.#now = timer.at;
    this.#timers = this.#timers.filter((other) => other !== timer);
    timer.then();
    this.#arm();
  }
}
