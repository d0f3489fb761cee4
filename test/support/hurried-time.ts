import type { Course } from '../../host/contract/view.ts';
import type { Clock } from '../../host/clock/clock.ts';

/** The system's time, which a suite may move forward instead of waiting. Several clocks run on it. */
export class HurriedTime {
  readonly #clocks: HurriedClock[] = [];
  #ahead = 0;
  #fingerprint: string | undefined;

  now(): number {
    return Date.now() + this.#ahead;
  }

  clock(): HurriedClock {
    const clock = new HurriedClock(() => this.now());
    this.#clocks.push(clock);
    return clock;
  }

  /** Moves time forward to just after this moment (ms since 1970); timers due by then run. */
  hurryTo(moment: number): void {
    this.#ahead += Math.max(0, moment + JUST_AFTER - this.now());
    for (const clock of this.#clocks) clock.look();
  }

  /**
   * Makes the host ask for the faces at once although this clock is held: nobody needs time to read the fingerprint. Call it with
   * every course that arrives.
   */
  hurryFaces(clock: HurriedClock, course: Course | undefined): void {
    const fingerprint = course?.phase === 'opening' ? course.fingerprint : undefined;
    const isNew = fingerprint !== undefined && fingerprint !== this.#fingerprint;
    this.#fingerprint = fingerprint;
    if (!isNew || !clock.held) return;
    // The timer is set after the view has been sent.
    setImmediate(() => {
      clock.release();
      this.hurryTo(this.now() + FINGERPRINT_FIRST);
      clock.hold();
    });
  }

  /** Moves time forward to the next timer of any clock that is not held; false if there is none. */
  hurryOn(): boolean {
    const next = Math.min(...this.#clocks.map(({ next }) => next));
    if (next === Infinity) return false;
    this.#ahead += Math.max(0, next - this.now());
    for (const clock of this.#clocks) clock.look();
    return true;
  }

  /** Its timers never run again. */
  stop(clock: HurriedClock): void {
    clock.hold();
    this.#clocks.splice(this.#clocks.indexOf(clock), 1);
  }
}

/** ms for which the fingerprint is shown before the faces are asked for. */
const FINGERPRINT_FIRST = 400;
/** A timer's time may be based on a clock reading that is a little older, ms. */
const JUST_AFTER = 100;

interface Timer {
  at: number;
  readonly then: () => void;
}

/** While it is held none of its timers run, however late it gets. */
export class HurriedClock implements Clock {
  readonly now: () => number;
  readonly #timers = new Set<Timer>();
  #held = false;

  constructor(now: () => number) {
    this.now = now;
  }

  /** When its next timer is due, ms since 1970; never while it is held. */
  get next(): number {
    return this.#held ? Infinity : Math.min(...[...this.#timers].map(({ at }) => at));
  }

  after(ms: number, then: () => void): () => void {
    const timer = { at: this.now() + ms, then };
    this.#timers.add(timer);
    const timeout = setTimeout(() => {
      timer.at = Math.min(timer.at, this.now());
      this.look();
    }, ms);
    return () => {
      this.#timers.delete(timer);
      clearTimeout(timeout);
    };
  }

  /** Hurried time never jumps: timers due meanwhile run. */
  jumps(): () => void {
    return () => undefined;
  }

  get held(): boolean {
    return this.#held;
  }

  hold(): void {
    this.#held = true;
  }

  release(): void {
    this.#held = false;
    this.look();
  }

  /** Runs the timers that are due, in order. */
  look(): void {
    for (;;) {
      const due = this.#held ? [] : [...this.#timers].filter(({ at }) => at <= this.now()).sort((a, b) => a.at - b.at);
      const [first] = due;
      if (first === undefined) return;
      this.#timers.delete(first);
      first.then();
    }
  }
}
