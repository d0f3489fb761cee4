/** The passing of time, handed in so that tests can turn it by hand. */
export interface Timers {
  /** Runs once after so many milliseconds, unless the returned function is called before. */
  after(ms: number, run: () => void): () => void;
}

export const systemTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
