import type { Clock } from '../../clock/clock.ts';

const BEAT_MS = 500;
const MAX_MISSED = 3;

/** Counts the beats since a pad was last heard. PROTOCOL.md, "Heartbeat". */
export class Heartbeat {
  readonly #clock: Clock;
  readonly #beat: () => void;
  readonly #dead: () => void;
  #missed = 0;
  #stop: () => void;

  /** `beat` runs every 500 ms, `dead` once after three beats in which nothing was heard. */
  constructor(clock: Clock, beat: () => void, dead: () => void) {
    this.#clock = clock;
    this.#beat = beat;
    this.#dead = dead;
    this.#stop = clock.after(BEAT_MS, () => this.#onBeat());
  }

  heard(): void {
    this.#missed = 0;
  }

  stop(): void {
    this.#stop();
  }

  #onBeat(): void {
    if (this.#missed >= MAX_MISSED) return this.#dead();
    this.#missed += 1;
    this.#beat();
    this.#stop = this.#clock.after(BEAT_MS, () => this.#onBeat());
  }
}
