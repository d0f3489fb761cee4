import { HostClock } from '../../clock/clock.ts';

/** Time runs so many times faster: what waits for seconds is tested in a fraction of one. */
const FASTER = 10;

export const fastClock = new HostClock({
  wall: () => performance.now() * FASTER,
  steady: () => performance.now() * FASTER,
  after(ms, then) {
    const timer = setTimeout(then, ms / FASTER);
    return () => clearTimeout(timer);
  },
});
