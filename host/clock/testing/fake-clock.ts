import type { Clock } from '../clock.ts';

/** A clock that moves only when told. */
export class FakeClock implements Clock {
  /** The steady time that timers use. */
  #now: number;
  /** How far host time is ahead of it, and by how much the system's clock was set since the last check. */
  #ahead = 0;
  #unseen = 0;
  readonly #listeners = new Set<(by: number) => void>();
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

  /** When the next timer fires, ms since 1970; undefined if none waits. */
  get next(): number | undefined {
    const next = this.#timers.reduce<number | undefined>((least, { at }) => Math.min(least ?? at, at), undefined);
    return next === undefined ? undefined : next + this.#ahead;
  }

  now(): number {
    return this.#now + this.#ahead;
  }

  after(ms: number, then: () => void): () => void {
    const timer = { at: this.#now + ms, then };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  jumps(listener: (by: number) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  look(): void {
    const by = this.#unseen;
    this.#unseen = 0;
    this.#ahead += by;
    if (by !== 0) for (const listener of this.#listeners) listener(by);
  }

  /** The computer sleeps: time passes and no timer fires, so that those due meanwhile are late. */
  sleep(ms: number): void {
    this.#now += ms;
  }

  /** The system's clock is set, or the computer slept together with its timers: the next check sees it. */
  set(by: number): void {
    this.#unseen += by;
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
