import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from '../../app/cli/build.ts';
import type { ConsoleView } from '../../host/contract/view.ts';
import { openReferee } from '../../host/session/open.ts';
import { cpuSeconds, type Measure } from './measure.ts';
import { NAMES } from './names.ts';
import { BenchPhones } from './phones.ts';
import { pause, until } from './until.ts';

const ROOT = join(import.meta.dirname, '../..');
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

/** A game with so many phones waits for its players: the host's share of a core before any phone has joined, and then. */
async function idleWith(seats: number): Promise<{ readonly alone: number; readonly playing: number }> {
  await buildStale(ROOT, ['renderer']);
  const nightsDir = await mkdtemp(join(tmpdir(), 'bench-phones-'));
  const phones = new BenchPhones(nightsDir, join(ROOT, 'dist/renderer'));
  const parts = { nightsDir, pads: phones.source, phones: phones.open, shell: 'browser', appVersion: 'bench' } as const;
  const referee = await openReferee(parts);
  let view: ConsoleView | undefined;
  referee.watch('console', (newest) => (view = newest));
  try {
    await referee.command({ type: 'phones', on: true });
    const alone = await idle();
    const ids = await phones.join(view?.phones?.addresses[0]?.url ?? '', NAMES.slice(0, seats));
    await until(() => view?.pads.filter(({ link }) => link === 'live').length === seats);
    const players = ids.map((id, n) => ({ id, name: NAMES[n] }));
    const inputs = ids.map((pad) => ({ kind: 'pad', pad }));
    const choices = { count: 2, missing: 'wait', start: 'dealer', pace: 'normal' };
    const house = { cards: 'dealt', decks: 8 };
    await referee.command({ type: 'begin', rulebook: 'hungarian-war', players, inputs, dealer: 0, house, choices });
    await phones.allArmed();
    return { alone, playing: await idle() };
  } finally {
    await phones.close();
    await referee.close();
    await rm(nightsDir, { recursive: true });
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export const idling: Measure = {
  name: 'phones: host while nobody presses',
  promise: '5 % of a core',
  by: 'test/bench/idle-phones.ts',
  seats: [10],
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
