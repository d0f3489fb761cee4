import type { Clock } from './clock.ts';

/** A clock that moves only when told. */
export class FakeClock implements Clock {
  #now: number;
  #timers: { readonly at: number; readonly then: () => void }[] = [];

  readonly #settle: () => Promise<void>;

  /** `settled` resolves once everything that can happen at one moment has happened. */
  constructor(now = 1_000_000, settled: () => Promise<void> = settle) {
    this.#now = now;
    this.#settle = settled;
  }

  /** Timers that have not fired. */
  get waiting(): number {
    return this.#timers.length;
  }

  /** When the next timer fires, ms since 1970; undefined where none waits. */
  get next(): number | undefined {
    return this.#timers.reduce<number | undefined>((least, { at }) => Math.min(least ?? at, at), undefined);
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, then: () => void): () => void {
    const timer = { at: this.#now + ms, then };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** The computer sleeps: time goes on, and nothing happens in it. What was due meanwhile is late. */
  sleep(ms: number): void {
    this.#now += ms;
  }

  /** Lets `ms` pass: every timer fires at its own moment, in order, and promises settle in between. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms;
    await this.#settle();
    for (;;) {
      const due = this.#timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#now = Math.max(this.#now, due.at);
      this.#timers = this.#timers.filter((timer) => timer !== due);
      due.then();
      await this.#settle();
    }
    this.#now = until;
  }
}

/** Lets every promise that can settle do so. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
