import { setTimeout as pause } from 'node:timers/promises';
import { begin, withPhones } from './bench-table.ts';
import { cpuSeconds, percent, type Measured } from './measure.ts';

const PROMISED = 0.05;
const IDLE_MS = 20_000;
/** Programs are compiled in the first seconds. */
const WARM_MS = 5_000;

/** The share of a core that this process, which is the host, needs while nothing happens. */
async function idle(): Promise<number> {
  await pause(WARM_MS);
  const [began, used] = [performance.now(), cpuSeconds()];
  await pause(IDLE_MS);
  return (cpuSeconds() - used) / ((performance.now() - began) / 1000);
}

/** The host's share of a core while a game waits for the presses of so many, without what it needs before any phone has joined. */
export function idling(seats: number): Promise<Measured> {
  return withPhones(seats, async (host, players) => {
    const alone = await idle();
    await begin(host, await players.connect(host));
    await players.allArmed();
    const cost = (await idle()) - alone;
    return {
      figure: percent(cost),
      detail: `of ${IDLE_MS / 1000} s`,
      ratio: cost / PROMISED,
      beside: `no phone: ${percent(alone)}`,
    };
  });
}
