import { MOSQUITTO } from '../../host/hall/testing/brokers.ts';
import { HallLoad } from '../bench/hall/load.ts';
import type { Measured, RunningHall } from '../bench/hall/running-hall.ts';
import { percentile } from '../bench/measure.ts';
import { Violation } from '../serial/fire/violation.ts';
import type { Campaign, Figures } from './campaign.ts';

const TABLES = 500;
/** Ten times the speed of people. */
const ROUND_MS = 1_500;
const ROUNDS = 10;
/** How often is said how it goes, s. */
const SLICE = 30;
/** Memory is first measured after so long, when every table has played a game, s. */
const EARLY = 120;
/** What hall and table may hold more for one table at the end than then, bytes: the results of its games. */
const MOST_GROWTH = 64 * 1024;

type Held = Awaited<ReturnType<RunningHall['held']>>;

/** 500 tables at a hall for so long: every line is mirrored, every result counts once, and memory does not grow. */
export const HALL_LOAD: Campaign = {
  name: 'hall-load',
  unit: 'seconds',
  size: 600,
  async run({ seed, size, say }) {
    const broker = MOSQUITTO === undefined ? 'own' : 'mosquitto';
    if (broker === 'own') say('Mosquitto is not installed: through the broker of the hall itself');
    const load = await HallLoad.join(TABLES);
    say(`${TABLES} tables have joined in ${load.joined.toFixed(0)} s`);
    try {
      return await load.run({ tables: TABLES, broker }, async (running) => {
        await running.play({ roundMs: ROUND_MS, rounds: ROUNDS, seed });
        const { slices, early } = await played(running, size, say);
        const late = await running.held();
        if (early !== undefined) judgeGrowth(early, late);
        const { lines, faults, toBoard } = await running.end();
        if (faults.length > 0) throw new Violation(`${faults.length} faults, the first: ${faults[0] ?? ''}`);
        const took = slices.flatMap((slice) => toBoard(slice));
        return { broker, ...figuresOf(slices, late), lines, ...timesOf(took), ...(early && growthOf(early, late)) };
      });
    } finally {
      await load.close();
    }
  },
};

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

function judgeGrowth(early: Held, late: Held): void {
  for (const what of ['hall', 'tables'] as const) {
    const grown = (late[what] - early[what]) / TABLES;
    if (grown > MOST_GROWTH) throw new Violation(`for each table, ${what} hold ${grown.toFixed(0)} bytes more at the end`);
  }
}

function figuresOf(slices: readonly Measured[], late: Held): Figures {
  const last = slices.at(-1)?.spent;
  const cpu = slices.reduce((sum, { spent }) => sum + spent.hall.cpu, 0);
  const seconds = slices.reduce((sum, { from, to }) => sum + (to - from) / 1_000, 0);
  return {
    tables: TABLES,
    'CPU of the hall, s per s': Number((cpu / seconds).toFixed(2)),
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
