import type { Clock } from '../clock/clock.ts';

/** ms until time is called again if the disk refused it or a count was running. */
const AGAIN_AFTER = 1000;

/** Returns a function to call with the game's present end, ms since 1970. Calls `timeUp` then, and again until it gives true. */
export function gameClock(clock: Clock, timeUp: () => Promise<boolean>): (endsAt: number | undefined) => void {
  let followed: number | undefined;
  let cancel: () => void = () => undefined;
  async function end(endsAt: number) {
    const done = await timeUp();
    if (!done && followed === endsAt) cancel = clock.after(AGAIN_AFTER, () => void end(endsAt));
  }
  return (endsAt) => {
    if (endsAt === followed) return;
    followed = endsAt;
    cancel();
    if (endsAt !== undefined) cancel = clock.after(Math.max(0, endsAt - clock.now()), () => void end(endsAt));
  };
}
