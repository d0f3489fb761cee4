import { HostClock } from '../../../host/clock/clock.ts';

/** Time of halls and tables runs so many times faster, so that their pauses fit into an evening of seconds. */
export const FASTER = 5;
/** From then on, ms since 1970: the time of one process goes on in the next. */
const SINCE = Date.UTC(2026, 0, 1);

/** Sets the clock of a program's computer by so many ms. */
export interface ClockQuestion {
  readonly type: 'clock';
  readonly by: number;
}

/** By which the clock of this computer is wrong, ms. */
let wrong = 0;

export const fastTime = new HostClock({
  wall: () => SINCE + (Date.now() - SINCE) * FASTER + wrong,
  steady: () => performance.now() * FASTER,
  after(ms, then) {
    const timer = setTimeout(then, ms / FASTER);
    return () => clearTimeout(timer);
  },
});

/** As a `ClockQuestion` asks. A program that is started again has the right time. */
export function setClock(by: number): void {
  wrong += by;
  fastTime.look();
}
