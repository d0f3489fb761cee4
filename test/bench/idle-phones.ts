import { cpuSeconds, percent, PHONES, type Measure } from './measure.ts';
import { PhoneHost } from './phone-host.ts';
import { pause } from './until.ts';

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

/** The host's share of a core before any phone has joined, and while a game waits for the presses of so many. */
async function idleWith(seats: number): Promise<{ readonly alone: number; readonly playing: number }> {
  const host = await PhoneHost.open();
  try {
    const alone = await idle();
    await host.begin(await host.join(seats));
    await host.allArmed();
    return { alone, playing: await idle() };
  } finally {
    await host.close();
  }
}

export const idling: Measure = {
  name: 'phones: host while nobody presses',
  promise: '5 % of a core',
  by: 'test/bench/idle-phones.ts',
  seats: PHONES,
  async run(seats) {
    const { alone, playing } = await idleWith(seats);
    const cost = playing - alone;
    return {
      figure: percent(cost),
      detail: `of ${IDLE_MS / 1000} s`,
      ratio: cost / PROMISED,
      beside: `no phone: ${percent(alone)}`,
    };
  },
};
