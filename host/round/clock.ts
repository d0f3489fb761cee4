/** Time as the host sees it, passed in so that a test may hold it. */
export interface Clock {
  /** ms since 1970 */
  now(): number;
  /** Runs `then` once after `ms`. Returns the way to cancel it. */
  after(ms: number, then: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};
