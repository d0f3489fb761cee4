import { Violation } from '../serial/fire/violation.ts';
import type { Campaign } from './campaign.ts';
import { BLOW_NAMES, BLOWS, cutForTenMinutes, restoreTable } from './hall/blows.ts';
import { mirrored, reached, settled, tallied } from './hall/checks.ts';
import { Evening } from './hall/evening.ts';
import type { HallLook } from './hall/hall-program.ts';
import { Intruder } from './hall/intruder.ts';
import { lie } from './hall/liars.ts';
import { buildPrograms, type Programs } from './hall/programs.ts';
import { wait } from './hall/until.ts';

/** Of one evening. */
const MOST_BLOWS = 33;
/** Each kind comes so many times at least. */
const OF_EACH_KIND = 2;
/** One evening in so many has a cut of ten minutes. */
const LONG_CUTS = 6;
/** Tables, counted from 0, that are restored at the end of every evening, when the hall has everything. */
const RESTORED = [1, 6] as const;
/** From one blow to the next, ms: all of them take 250 s. Some last longer, and meet the next. */
const GAP_MS = { least: 1_000, more: 13_000 } as const;
/** What hall and tables hold at the end, each program, bytes: code is most of it. */
const MOST_HELD = 128 * 1024 * 1024;

/** A hall and its tables in every trouble that can be made here. Fails at the first line that is lost, doubled or not named. */
export const HALL_FAULTS: Campaign = {
  name: 'hall-faults',
  unit: 'evenings',
  size: 6,
  async run({ seed, size, say }) {
    const figures: Record<string, number> = {};
    const programs = await buildPrograms();
    try {
      for (let evening = 0; evening < size; evening += 1) {
        const played = await play(programs, seed, evening);
        for (const [what, count] of Object.entries(played)) figures[what] = (figures[what] ?? 0) + count;
        say(`evening ${evening + 1}: ${JSON.stringify(played)}`);
      }
    } finally {
      programs.remove();
    }
    return figures;
  },
};

async function play(programs: Programs, seed: number, n: number): Promise<Record<string, number>> {
  // By turns, from the one that the seed says.
  const kind = (seed + n) % 2 === 1 ? 'mosquitto' : 'embedded';
  const evening = await Evening.open(programs, seed * 1_000 + n, kind);
  try {
    const suffered = await suffer(evening, n % LONG_CUTS === LONG_CUTS - 1);
    const figures = { ...suffered, ...(await judge(evening)) };
    await evening.close();
    return figures;
  } catch (error) {
    await evening.leave();
    throw new Error(`in an evening over ${kind} whose folders are left in ${evening.home}`, { cause: error });
  }
}

/** Deals out the blows while everybody plays. Returns how many there were. */
async function suffer(evening: Evening, isLong: boolean): Promise<Record<string, number>> {
  const { random } = evening;
  const intruder = await Intruder.open(evening);
  const organised = evening.organise();
  const drawn = Array.from({ length: OF_EACH_KIND }, () => BLOW_NAMES).flat();
  const more = Array.from({ length: MOST_BLOWS - drawn.length }, () => BLOW_NAMES[random(BLOW_NAMES.length)]);
  const blows: Promise<void>[] = [];
  for (const name of shuffled([...drawn, ...more], random)) {
    if (name !== undefined) blows.push(BLOWS[name](evening));
    await wait(GAP_MS.least + random(GAP_MS.more));
  }
  await Promise.all(blows);
  if (isLong) await cutForTenMinutes(evening);
  await reached(evening);
  for (const table of RESTORED) await restoreTable(evening, table);
  await intruder.close();
  await evening.rest();
  await organised;
  return { blows: blows.length, 'forged messages': intruder.sent };
}

/** Whatever has happened: everything is told, nothing is lost or doubled, and what differs is named. */
async function judge(evening: Evening): Promise<Record<string, number>> {
  await settled(evening);
  const followed = await mirrored(evening);
  const results = await tallied(evening);
  const figures = { 'mirrors named and followed': followed, 'results that stand': results, ...(await sums(evening)) };
  await lie(evening);
  return figures;
}

async function sums({ hall, groups, hallFolder, tableFolders }: Evening) {
  const tables = await Promise.all(groups.map(({ child }) => child.ask<number>({ type: 'held' })));
  const { bytes } = await hall.child.ask<HallLook>({ type: 'look' });
  const held = Math.max(bytes, ...tables);
  if (held > MOST_HELD) throw new Violation(`a program holds ${held} bytes`);
  return {
    'kills of the hall': hall.kills,
    'kills of tables': groups.reduce((sum, { kills }) => sum + kills, 0),
    'old copies of the hall': hallFolder.restored,
    'old copies of tables': tableFolders.reduce((sum, { restored }) => sum + restored, 0),
  };
}

function shuffled<One>(all: readonly One[], random: (below: number) => number): readonly One[] {
  const left = [...all];
  return all.flatMap(() => left.splice(random(left.length), 1));
}
