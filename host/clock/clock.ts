/** Time as the host sees it, passed in so that a test can control it. */
export interface Clock {
  now(): number;
  /** Runs `then` once after `ms`. Returns the way to cancel it. */
  after(ms: number, then: () => void): () => void;
  /**
   * Calls back whenever `now` has jumped, with the ms it has jumped by: forward after the computer slept, either way after
   * its clock was set. It does so within a second, in the turn in which the jump is noticed. Returns the way to stop.
   */
  jumps(listener: (by: number) => void): () => void;
  /** Looks for a jump now instead of within a second. */
  look(): void;
}

/** Runs `then` every so many ms. Returns the way to stop. */
export function every(clock: Pick<Clock, 'after'>, ms: number, then: () => void): () => void {
  let cancel = clock.after(ms, run);
  function run() {
    cancel = clock.after(ms, run);
    then();
  }
  return () => cancel();
}

/** Timers that end together. */
export class Timers implements Pick<Clock, 'after'> {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #running = new Set<() => void>();
  #stopped = false;

  constructor(clock: Pick<Clock, 'after'>) {
    this.#clock = clock;
  }

  /** As `Clock.after`; does nothing once they have ended. */
  after(ms: number, then: () => void): () => void {
    if (this.#stopped) return () => undefined;
    const stop = this.#clock.after(ms, () => {
      this.#running.delete(cancel);
      then();
    });
    const cancel = () => {
      this.#running.delete(cancel);
      stop();
    };
    this.#running.add(cancel);
    return cancel;
  }

  stop(): void {
    this.#stopped = true;
    for (const cancel of this.#running) cancel();
  }
}

interface Timepieces {
  /** The system's time, ms since 1970; it may be set while we run. */
  wall(): number;
  /** ms from any beginning; it never goes back, and on some systems it stands while the computer sleeps. */
  steady(): number;
  after(ms: number, then: () => void): () => void;
}

const LOOK_EVERY = 1_000;
/** Less than this is no jump, ms: it disturbs no count, and no clock on a screen shows the difference. */
const JUMP = 2_000;

/** Runs by the computer's steady time and follows the system's in jumps, so that setting the clock disturbs no count. */
export class HostClock implements Clock {
  readonly #timepieces: Timepieces;
  readonly #listeners = new Set<(by: number) => void>();
  /** Host time minus the steady one. */
  #ahead: number;
  #cancel: () => void = () => undefined;

  constructor(timepieces: Timepieces) {
    this.#timepieces = timepieces;
    this.#ahead = timepieces.wall() - timepieces.steady();
  }

  now(): number {
    return Math.round(this.#timepieces.steady() + this.#ahead);
  }

  after(ms: number, then: () => void): () => void {
    return this.#timepieces.after(ms, then);
  }

  jumps(listener: (by: number) => void): () => void {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#watch();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#cancel();
    };
  }

  look(): void {
    const by = Math.round(this.#timepieces.wall() - this.#timepieces.steady() - this.#ahead);
    if (Math.abs(by) < JUMP) return;
    this.#ahead += by;
    for (const listener of this.#listeners) listener(by);
  }

  #watch(): void {
    this.#cancel = this.#timepieces.after(LOOK_EVERY, () => {
      this.#watch();
      this.look();
    });
  }
}

export const systemClock: Clock = new HostClock({
  wall: () => Date.now(),
  steady: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
});
