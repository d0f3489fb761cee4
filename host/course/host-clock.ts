/** What a computer tells time by. */
export interface Timepieces {
  /** The system's time, ms since 1970; it may be set while we run. */
  wall(): number;
  /** ms from any beginning; it never goes back, and on some systems it stands while the computer sleeps. */
  steady(): number;
  after(ms: number, then: () => void): () => void;
}

const LOOK_EVERY = 1_000;
/** Less than this is no jump, ms: a count is not disturbed for it, and no clock on a screen tells the difference. */
const JUMP = 2_000;

/**
 * Host time: as steady as the computer's own, and set after the system's at moments that all who hold one are told of.
 * A count under way would otherwise end an hour early on every screen, or run for an hour.
 */
export class HostClock {
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
