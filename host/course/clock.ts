import { HostClock } from './host-clock.ts';

/** Time as the host sees it, passed in so that a test may hold it. */
export interface Clock {
  /** ms since 1970 */
  now(): number;
  /** Runs `then` once after `ms`. Returns the way to cancel it. */
  after(ms: number, then: () => void): () => void;
  /**
   * Calls back whenever `now` has jumped, with the ms it has jumped by: forward where the computer slept, either way where
   * its clock was set. It does so within a second, in the turn in which it is noticed. Returns the way to stop.
   */
  jumps(listener: (by: number) => void): () => void;
  /** Notices a jump at once. */
  look(): void;
}

export const systemClock: Clock = new HostClock({
  wall: () => Date.now(),
  steady: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => {
      clearTimeout(timer);
    };
  },
});
