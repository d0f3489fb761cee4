import type { Evening } from './evening.ts';
import { FASTER } from './fast-time.ts';
import { NO_DELAY, NO_FAULTS } from './faulty-network.ts';
import { takeOver } from './stand-by.ts';
import { until, wait } from './until.ts';

/** Of 1,000 messages, while the network is bad. */
const BAD = { doubled: 150, late: 150, replayed: 80 } as const;
const MOST_AWAY_MS = 1_500;
/** What a packet takes while the network is slow, ms. */
const SLOW = { least: 150, more: 350 } as const;
/** Of the clock of one computer, ms. */
const DAY_MS = 24 * 3_600_000;

/** Everything that is done to an evening; each resolves when it is over. */
export const BLOWS = {
  async 'hall killed'({ hall, hallFolder, random }: Evening) {
    await hall.kill(async () => {
      if (random(2) === 0) await hallFolder.copy();
      await wait(random(MOST_AWAY_MS));
    });
  },
  async 'hall restored from an old copy'({ hall, hallFolder }: Evening) {
    await hall.kill(() => hallFolder.restore());
  },
  'stand-by takes over': takeOver,
  async 'broker killed'({ broker, brokerTurns, hall, random }: Evening) {
    // The hall's own one is in its process.
    if (broker === undefined) return hall.kill();
    await brokerTurns.add(async () => {
      await broker.kill();
      await wait(random(MOST_AWAY_MS));
      await broker.start();
    });
  },
  async 'tables killed'(evening: Evening) {
    const table = evening.random(evening.tableFolders.length);
    await evening.groupOf(table).kill(async () => evening.tableFolders[table]?.copy());
  },
  async 'program stopped'({ hall, groups, random }: Evening) {
    const programs = [hall, ...groups];
    const { child } = programs[random(programs.length)] ?? hall;
    child.stop(true);
    await wait(1_000 + random(5_000));
    child.stop(false);
  },
  async 'broker stopped'({ broker, brokerTurns, hall, random }: Evening) {
    await brokerTurns.add(async () => {
      const [{ child }, pid] = [hall, broker?.pid];
      const stop = (on: boolean) => (pid === undefined ? child.stop(on) : process.kill(pid, on ? 'SIGSTOP' : 'SIGCONT'));
      stop(true);
      await wait(1_000 + random(4_000));
      stop(false);
    });
  },
  async 'clock set'({ hall, groups, random }: Evening) {
    const programs = [hall, ...groups];
    const by = (random(2) === 0 ? -1 : 1) * (1 + random(DAY_MS));
    // Whoever is killed has the right time again.
    await programs[random(programs.length)]?.child.ask({ type: 'clock', by }).catch(() => undefined);
  },
  'table restored from an old copy': (evening: Evening) => restoreTable(evening, evening.random(evening.tableFolders.length)),
  async 'network silent'({ networks, random }: Evening) {
    const network = networks[random(networks.length)];
    network?.silence(true);
    await wait(1_000 + random(5_000));
    network?.silence(false);
  },
  async 'whole network silent'({ networks, random }: Evening) {
    for (const network of networks) network.silence(true);
    await wait(1_000 + random(3_000));
    for (const network of networks) network.silence(false);
  },
  async 'network broken'({ networks, random }: Evening) {
    for (let n = 0; n < 6; n += 1) {
      networks[random(networks.length)]?.reset();
      await wait(random(500));
    }
  },
  async 'network refuses'({ networks, random }: Evening) {
    const network = networks[random(networks.length)];
    network?.refuse(true);
    await wait(random(3_000));
    network?.refuse(false);
  },
  async 'network slow'({ networks, random }: Evening) {
    for (const network of networks) network.delay = SLOW;
    await wait(2_000 + random(4_000));
    for (const network of networks) network.delay = NO_DELAY;
  },
  async 'messages doubled and reordered'({ networks, random }: Evening) {
    for (const network of networks) network.faults = BAD;
    await wait(2_000 + random(4_000));
    for (const network of networks) network.faults = NO_FAULTS;
  },
  async 'disk of the hall full'({ hall, random }: Evening) {
    await hall.runs().catch(() => undefined);
    await hall.child.ask({ type: 'disk', full: true }).catch(() => undefined);
    await wait(500 + random(3_000));
    await hall.child.ask({ type: 'disk', full: false }).catch(() => undefined);
  },
} satisfies Readonly<Record<string, (evening: Evening) => Promise<void>>>;

/** A table that has told its hall more than it has itself afterwards. */
export async function restoreTable(evening: Evening, table: number): Promise<void> {
  const { [table]: folder } = evening.tableFolders;
  await evening.groupOf(table).kill(async () => folder?.copy());
  const linked = async () => (await evening.links().catch(() => []))[table]?.joined;
  await until(`table ${table + 1} is back`, async () => (await linked())?.link === 'live');
  await wait(2_000 + evening.random(3_000));
  await until(`table ${table + 1} has told what the copy lacks`, async () => ((await linked())?.behind ?? 99) < 5);
  await evening.groupOf(table).kill(async () => folder?.restore());
}

/** As long as ten minutes are in the time of these tables, which play on meanwhile. */
export async function cutForTenMinutes({ networks }: Evening): Promise<void> {
  for (const network of networks) network.silence(true);
  await wait(600_000 / FASTER);
  for (const network of networks) network.silence(false);
}

export type Blow = keyof typeof BLOWS;
export const BLOW_NAMES = Object.keys(BLOWS) as readonly Blow[];
