import type { Clock } from '../clock/clock.ts';

/** ms from the moment half are ready until the others are nudged, and from then until they are named. */
const NUDGE_AFTER = 10_000;
const NAME_AFTER = 5_000;

/** Watches over who keeps the others waiting while choosing. */
export class LateWatch {
  readonly #clock: Clock;
  readonly #nudge: () => void;
  readonly #name: () => void;
  #stage: 'off' | 'waiting' | 'nudged' | 'named' = 'off';
  #cancel: () => void = () => undefined;

  constructor(clock: Clock, nudge: () => void, name: () => void) {
    this.#clock = clock;
    this.#nudge = nudge;
    this.#name = name;
  }

  /** The late are named from now on. */
  get named(): boolean {
    return this.#stage === 'named';
  }

  /** Call whenever `ready` of `of` has changed; the watch starts when half are ready and ends when all are. */
  ready(ready: number, of: number): void {
    if (ready === of || ready * 2 < of) this.stop();
    else if (this.#stage === 'off') this.#start();
  }

  stop(): void {
    this.#cancel();
    this.#stage = 'off';
  }

  #start(): void {
    this.#stage = 'waiting';
    this.#cancel = this.#clock.after(NUDGE_AFTER, () => {
      this.#stage = 'nudged';
      this.#nudge();
      this.#cancel = this.#clock.after(NAME_AFTER, () => {
        this.#stage = 'named';
        this.#name();
      });
    });
  }
}
