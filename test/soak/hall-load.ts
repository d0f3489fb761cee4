import { loadavg } from 'node:os';
import { MOST_TABLES } from '../../host/contract/hall.ts';
import { MOSQUITTO } from '../../host/hall/testing/brokers.ts';
import { HallLoad } from '../bench/hall/load.ts';
import type { Measured, RunningHall } from '../bench/hall/running-hall.ts';
import { percentile } from '../bench/measure.ts';
import { Violation } from '../serial/fire/violation.ts';
import type { Campaign, Figures } from './campaign.ts';

/** People need 10 to 20 s for a round. */
const PEOPLES_ROUND_MS = 15_000;
const ROUNDS = 10;
/** How often is said how it goes, s. */
const SLICE = 30;
/** Memory is first measured after so long, when every table has played a game, s. */
const EARLY = 120;
/** What hall and table may hold more for one table at the end than then, bytes: the results of its games. */
const MOST_GROWTH = 64 * 1024;

type Held = Awaited<ReturnType<RunningHall['held']>>;

/** 500 tables at ten times the speed of people. */
export const HALL_LOAD = loading({ name: 'hall-load', tables: 500, roundMs: PEOPLES_ROUND_MS / 10, size: 600 });
/** As many as a hall may have, at the speed of people. */
export const HALL_FULL = loading({ name: 'hall-full', tables: MOST_TABLES, roundMs: PEOPLES_ROUND_MS, size: 300 });

interface Loading extends Pick<Campaign, 'name' | 'size'> {
  readonly tables: number;
  readonly roundMs: number;
}

/** So many tables at a hall for so long: every line is mirrored, every result counts once, and memory does not grow. */
function loading({ name, tables, roundMs, size }: Loading): Campaign {
  return {
    name,
    unit: 'seconds',
    size,
    async run({ seed, size, say }) {
      const broker = MOSQUITTO === undefined ? 'own' : 'mosquitto';
      if (broker === 'own') say('Mosquitto is not installed: through the broker of the hall itself');
      const load = await HallLoad.join(tables);
      say(`${tables} tables have joined in ${load.joined.toFixed(0)} s`);
      try {
        return await load.run({ tables, broker }, async (running) => {
          await running.play({ roundMs, rounds: ROUNDS, seed });
          const { slices, early } = await played(running, size, say);
          const late = await running.held();
          if (early !== undefined) judgeGrowth(tables, early, late);
          const { lines, faults, toBoard } = await running.end();
          if (faults.length > 0) throw new Violation(`${faults.length} faults, the first: ${faults[0] ?? ''}`);
          const took = slices.flatMap((slice) => toBoard(slice));
          return { broker, tables, ...figuresOf(slices, late), lines, ...timesOf(took), ...(early && growthOf(early, late)) };
        });
      } finally {
        await load.close();
      }
    },
  };
}

/** `early` is what is held after a while; undefined if it does not last so long. */
async function played(
  running: RunningHall,
  seconds: number,
  say: (line: string) => void,
): Promise<{ readonly slices: readonly Measured[]; readonly early: Held | undefined }> {
  const slices: Measured[] = [];
  let early: Held | undefined;
  for (let passed = 0; passed < seconds; passed += SLICE) {
    if (passed >= EARLY) early ??= await running.held();
    const slice = await running.measure(Math.min(SLICE, seconds - passed));
    slices.push(slice);
    const { hall, tables } = slice.spent;
    say(`${passed + SLICE} s: the hall has ${inMb(hall.memory)} MB, all tables ${inMb(tables.memory)} MB`);
  }
  return { slices, early };
}

function judgeGrowth(tables: number, early: Held, late: Held): void {
  for (const what of ['hall', 'tables'] as const) {
    const grown = (late[what] - early[what]) / tables;
    if (grown > MOST_GROWTH) throw new Violation(`for each table, ${what} hold ${grown.toFixed(0)} bytes more at the end`);
  }
}

function figuresOf(slices: readonly Measured[], late: Held): Figures {
  const last = slices.at(-1)?.spent;
  const seconds = slices.reduce((sum, { from, to }) => sum + (to - from) / 1_000, 0);
  const cpuOf = (what: 'hall' | 'broker' | 'tables') =>
    Number((slices.reduce((sum, { spent }) => sum + spent[what].cpu, 0) / seconds).toFixed(2));
  return {
    'CPU of the hall, s per s': cpuOf('hall'),
    'CPU of the broker, s per s': cpuOf('broker'),
    'CPU of all tables, s per s': cpuOf('tables'),
    'load of this computer': loadavg()
      .map((average) => average.toFixed(1))
      .join(' '),
    'memory of the hall, MB': inMb(last?.hall.memory ?? 0),
    'held by the hall, MB': inMb(late.hall),
    'held by all tables, MB': inMb(late.tables),
  };
}

function timesOf(took: readonly number[]): Figures {
  return { reveals: took.length, 'p50 to the board, ms': percentile(took, 0.5), 'p99 to the board, ms': percentile(took, 0.99) };
}

function growthOf(early: Held, late: Held): Figures {
  return { 'growth of the hall, MB': inMb(late.hall - early.hall), 'growth of all tables, MB': inMb(late.tables - early.tables) };
}

const inMb = (bytes: number): number => Number((bytes / 1e6).toFixed(1));
