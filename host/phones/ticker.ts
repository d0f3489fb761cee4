import { TICK_MS } from '../../firmware-protocol/phone/endpoint.ts';
import { every, type Clock } from '../clock/clock.ts';

/** One timer for all phones: to wake up once for ten of them costs the host little more than to wake up for one. */
export class Ticker {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #listeners = new Set<() => void>();
  #stop: () => void = () => undefined;

  constructor(clock: Pick<Clock, 'after'>) {
    this.#clock = clock;
  }

  /** Calls back at each tick. Returns the way to stop. */
  listen(listener: () => void): () => void {
    if (this.#listeners.size === 0) this.#stop = every(this.#clock, TICK_MS, () => this.#tick());
    this.#listeners.add(listener);
    return () => {
      if (this.#listeners.delete(listener) && this.#listeners.size === 0) this.#stop();
    };
  }

  #tick(): void {
    for (const listener of this.#listeners) listener();
  }
}
