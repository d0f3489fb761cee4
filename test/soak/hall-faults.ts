import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SeatingView } from '../../host/contract/hall.ts';
import { followHall } from '../../host/hall/open-hall.ts';
import type { Following } from '../../host/hall/follow/followed-hall.ts';
import type { NightLines } from '../../host/hall/testing/night-lines.ts';
import { MIRRORS } from '../../host/hall/hall-tables.ts';
import { seatedAs } from '../../host/hall/wire/player-id.ts';
import { EMPTY_NIGHT, foldLine } from '../../host/record/fold.ts';
import type { Line } from '../../host/record/line.ts';
import { rulebookOf } from '../../rulebook/rulebooks.ts';
import { finishedGames } from '../../rulebook/series.ts';
import { current } from '../../rulebook/timeline.ts';
import { Violation } from '../serial/fire/violation.ts';
import { bundlePrograms } from '../support/built.ts';
import type { Campaign } from './campaign.ts';
import { Evening, FASTER, until } from './hall/evening.ts';
import { NO_DELAY, NO_FAULTS } from './hall/faulty-network.ts';
import type { PlayingTable } from './hall/playing-table.ts';

/** Each kind comes so many times in an evening. */
const OF_EACH_KIND = 2;
/** From one blow to the next, ms; some last longer, and meet the next. */
const GAP_MS = { least: 1_000, more: 13_000 } as const;
/** Tables, counted from 0, that are restored at the end of every evening, when the hall has everything. */
const RESTORED = [1, 6] as const;
/** What the hall holds at the end, bytes: code is most of it. */
const MOST_HELD = 128 * 1024 * 1024;
/** Of the clock of a computer, ms. */
const DAY_MS = 24 * 3_600_000;

const one = <Item>({ random }: Evening, all: readonly Item[]) => all[random(all.length)] as Item;

/** Everything that is done to an evening; each resolves when it is over. */
const BLOWS: Readonly<Record<string, (evening: Evening) => Promise<void>>> = {
  'hall killed': (evening) => evening.kill(() => pause(evening.random(1_500))),
  'hall killed, and its folder copied': (evening) => evening.copy(),
  'hall restored from an old copy': (evening) => evening.restore(),
  'stand-by takes over': takeOver,
  async 'broker killed'(evening) {
    const { broker, random } = evening;
    // The hall's own one is in its process.
    if (broker === undefined) return evening.kill();
    await evening.turns.add(async () => {
      await broker.kill();
      await pause(random(1_500));
      await broker.start();
    });
  },
  'table started again': (evening) => one(evening, evening.tables).restart(),
  'table restored from an old copy': (evening) => restoreTable(evening, one(evening, evening.tables)),
  'hall stopped': ({ turns, hall, random }) =>
    turns.add(async () => {
      hall.stop(true);
      await pause(1_000 + random(5_000));
      hall.stop(false);
    }),
  // Once it is killed it has the right time again.
  'clock set': ({ hall, random }) => hall.ask('clock', (random(2) === 0 ? -1 : 1) * (1 + random(DAY_MS))).catch(() => undefined),
  async 'network silent'(evening) {
    const network = one(evening, evening.networks);
    network.silence(true);
    await pause(1_000 + evening.random(5_000));
    network.silence(false);
  },
  'whole network silent': ({ networks, random }) => silence(networks, 1_000 + random(3_000)),
  async 'network broken'(evening) {
    for (let n = 0; n < 6; n += 1) {
      one(evening, evening.networks).reset();
      await pause(evening.random(500));
    }
  },
  async 'network refuses'(evening) {
    const network = one(evening, evening.networks);
    network.refuse(true);
    await pause(evening.random(3_000));
    network.refuse(false);
  },
  async 'network slow'({ networks, random }) {
    for (const network of networks) network.delay = { least: 150, more: 350 };
    await pause(2_000 + random(4_000));
    for (const network of networks) network.delay = NO_DELAY;
  },
  async 'messages doubled and reordered'({ networks, random }) {
    for (const network of networks) network.faults = { doubled: 150, late: 150, replayed: 80 };
    await pause(2_000 + random(4_000));
    for (const network of networks) network.faults = NO_FAULTS;
  },
  async 'disk of the hall full'(evening) {
    // A hall cannot be opened on a full disk.
    await evening.turns.onIdle();
    const { hall, random } = evening;
    await hall.ask('disk', true).catch(() => undefined);
    await pause(500 + random(3_000));
    await hall.ask('disk', false).catch(() => undefined);
  },
};

async function silence(networks: Evening['networks'], ms: number): Promise<void> {
  for (const network of networks) network.silence(true);
  await pause(ms);
  for (const network of networks) network.silence(false);
}

/** A table that has told its hall more than it has itself afterwards. */
async function restoreTable({ random }: Evening, table: PlayingTable): Promise<void> {
  table.copy();
  const live = async () => table.link.view.joined?.link === 'live';
  await until(`table ${table.number} is back`, live);
  await pause(2_000 + random(3_000));
  // What a hall refuses of a table that was restored before stays behind.
  const told = async () => (table.link.view.joined?.behind ?? 99) < 5 || table.link.view.joined?.refused !== undefined;
  await until(`table ${table.number} has told what the copy lacks`, told);
  await table.restore();
}

/** A stand-by follows the hall until it has all of its record; then the hall is killed, and one is opened in the folder of the stand-by. */
async function takeOver(evening: Evening): Promise<void> {
  // Its folder may be about to be restored.
  await evening.turns.onIdle();
  const folder = await mkdtemp(join(evening.home, 'stand-by-'));
  let now: Following | undefined;
  const broker = new URL(evening.networks.at(-1)?.url ?? '');
  const key = join(evening.hallFolder, 'hall.json');
  const following = await followHall({ folder, broker, key, changed: (is) => (now = is) });
  try {
    const isWhole = async () => now?.link === 'live' && now.isWhole && now.failing === undefined;
    await until('a stand-by has the record of its hall', isWhole, () => now);
    // A round may begin or end while it follows.
    await pause(evening.random(4_000));
  } finally {
    await following.close();
  }
  const take = async () => {
    await rm(evening.hallFolder, { recursive: true });
    await rename(folder, evening.hallFolder);
  };
  await evening.kill(take, true);
}

/** A hall and its tables in every trouble that can be made here. Fails at the first line that is lost, doubled or not named. */
export const HALL_FAULTS: Campaign = {
  name: 'hall-faults',
  unit: 'evenings',
  size: 6,
  async run({ seed, size, say }) {
    const figures: Record<string, number> = {};
    await bundlePrograms();
    for (let n = 0; n < size; n += 1) {
      // By turns, from the one that the seed says.
      const kind = (seed + n) % 2 === 1 ? 'mosquitto' : 'embedded';
      const evening = await Evening.open(seed * 1_000 + n, kind);
      try {
        const played = { ...(await suffer(evening)), ...(await judge(evening)) };
        for (const [what, count] of Object.entries(played)) figures[what] = (figures[what] ?? 0) + count;
        say(`evening ${n + 1}: ${JSON.stringify(played)}`);
      } catch (error) {
        throw new Error(`in an evening over ${kind} whose folders are left in ${evening.home}`, { cause: error });
      } finally {
        await evening.leave();
      }
      await rm(evening.home, { recursive: true });
    }
    return figures;
  },
};

/** Deals out the blows while everybody plays, and a cut of ten minutes of these tables. */
async function suffer(evening: Evening): Promise<Record<string, number>> {
  const { random, tables, networks } = evening;
  const organised = evening.organise();
  const left = Array.from({ length: OF_EACH_KIND }, () => Object.values(BLOWS)).flat();
  const blows: Promise<void>[] = [];
  while (left.length > 0) {
    for (const blow of left.splice(random(left.length), 1)) {
      const dealt = blow(evening);
      // It is looked at when all are dealt out.
      dealt.catch(() => undefined);
      blows.push(dealt);
    }
    await pause(GAP_MS.least + random(GAP_MS.more));
  }
  await Promise.all(blows);
  await silence(networks, 600_000 / FASTER);
  for (const n of RESTORED) for (const table of tables.slice(n, n + 1)) await restoreTable(evening, table);
  await evening.rest();
  await organised;
  return { blows: blows.length, 'kills of the hall': evening.kills };
}

/** Whatever has happened: everything is told, nothing is lost or doubled, and what differs is named. */
async function judge(evening: Evening): Promise<Record<string, number>> {
  const { tables, hall } = evening;
  const settled = async () =>
    tables.every(
      ({ link: { view } }) => view.joined?.link === 'live' && (view.joined.behind === 0 || view.joined.refused !== undefined),
    );
  await until('every table has told all of its nights', settled, () => tables.map(({ link }) => link.view));
  let followed = 0;
  for (const table of tables) followed += await mirrored(evening, table);
  let fault = '';
  // Lines are folded after they were taken.
  await until(
    'the results are what the records say',
    async () => (fault = await wrongResult(evening)) === '',
    () => fault,
  );
  const { bytes } = await hall.ask('look');
  if (bytes > MOST_HELD) throw new Violation(`the hall holds ${bytes} bytes`);
  const restored = tables.reduce((sum, table) => sum + table.restored, 0);
  return { 'mirrors named and followed': followed, 'old copies of tables': restored };
}

/** Every mirror is what its table has, or is named, and then followed. Returns how many were. */
async function mirrored(evening: Evening, { number, records }: PlayingTable): Promise<number> {
  for (let followed = 0; ; followed += 1) {
    let wrong: readonly NightLines[] = [];
    let night = '';
    const isNamed = async () => {
      wrong = await differing(evening, number, records);
      const trouble = (await evening.view()).board.tables[number - 1]?.trouble;
      night = trouble?.kind === 'differs' ? trouble.night : '';
      return wrong.length === 0 ? trouble === undefined : wrong.some(({ id }) => id === night);
    };
    await until(`the trouble of table ${number} names a night that differs`, isNamed, () => ({
      night,
      wrong: wrong.map(({ id }) => id),
    }));
    if (night === '') return followed;
    await evening.hall.ask('must', { type: 'followTable', table: number, night });
    const isFollowed = async () => (await differing(evening, number, records)).every(({ id }) => id !== night);
    await until(`table ${number} is followed`, isFollowed);
  }
}

/** The nights whose mirror is another one or lacks. A night of nothing but its header may have been told to nobody. */
async function differing(evening: Evening, table: number, records: readonly NightLines[]): Promise<readonly NightLines[]> {
  const folder = join(evening.hallFolder, MIRRORS, String(table));
  const there = new Set(await readdir(folder));
  const wrong: NightLines[] = [];
  for (const record of records) {
    const name = `${record.id}.jsonl`;
    const mirror = there.has(name) ? await readFile(join(folder, name), 'utf8') : undefined;
    if (mirror !== record.text && (mirror !== undefined || record.texts.length > 1)) wrong.push(record);
  }
  return wrong;
}

/**
 * Every result of a table that was never restored is one that its record told at some moment, and the last one if its round still
 * goes on; the standings are the sums. The first that is not; empty if all are.
 */
async function wrongResult(evening: Evening): Promise<string> {
  const { seatings, results, board } = await evening.view();
  const totals = new Map<string, number>();
  for (const seating of seatings.filter(({ state }) => state !== 'draft')) {
    for (const { table, people } of seating.tables) {
      const result = results.find((one) => one.round === seating.round && one.table === table);
      for (const { person, points } of result?.rows ?? [])
        if (seating.state === 'ended' || result?.state === 'over') totals.set(person, (totals.get(person) ?? 0) + points);
      const { restored, records } = evening.tables[table - 1] ?? {};
      if (restored !== 0 || records === undefined || result === undefined || result.rows.length === 0) continue;
      const told = toldBy(records, seating, people);
      const has = inOrder(result.rows);
      if (seating.state === 'ended' ? !told.includes(has) : told.at(-1) !== has)
        return `round ${seating.round} at table ${table}: ${has}, and the record says ${told.at(-1) ?? 'nothing'}`;
    }
  }
  const wrong = board.standings.find(({ person, total }) => total !== (totals.get(person) ?? 0));
  return wrong === undefined
    ? ''
    : `${wrong.person} has ${wrong.total} in the standings, and ${totals.get(wrong.person) ?? 0} by the results`;
}

/** What the record of a table has said of the first game of a seating, after each line. */
function toldBy(records: readonly NightLines[], { number }: SeatingView, people: readonly string[]): readonly string[] {
  return records.flatMap((record) => {
    let night = EMPTY_NIGHT;
    return record.texts.slice(1).flatMap((text) => {
      night = foldLine(night, JSON.parse(text) as Line);
      const state = current(night.timeline);
      if (state?.game === undefined) return [];
      const standings = finishedGames(state)[0]?.standings ?? rulebookOf(state.game.rulebook).standings(state.game.state);
      const rows = standings.map(({ player, points }) => ({ ...seatedAs(player.id), points }));
      const isIt =
        rows.length === people.length && rows.every(({ seating, person = '' }) => seating === number && people.includes(person));
      return isIt ? [inOrder(rows)] : [];
    });
  });
}

const inOrder = (rows: readonly { readonly person?: string; readonly points: number }[]): string =>
  rows
    .map(({ person = '', points }) => `${person} ${points}`)
    .sort()
    .join();
