import { HostClock } from '../../../host/clock/clock.ts';

/** Time of halls and tables runs so many times faster, so that their pauses fit into an evening of seconds. */
export const FASTER = 5;
/** From then on, ms since 1970: the time of one process goes on in the next. */
const SINCE = Date.UTC(2026, 0, 1);

export const fastTime = new HostClock({
  wall: () => SINCE + (Date.now() - SINCE) * FASTER,
  steady: () => performance.now() * FASTER,
  after(ms, then) {
    const timer = setTimeout(then, ms / FASTER);
    return () => clearTimeout(timer);
  },
});
