import { MOSQUITTO } from '../../../host/hall/testing/brokers.ts';
import { ms, percentile, times, type Measure, type Measured as Figure } from '../measure.ts';
import { pause } from '../until.ts';
import { BEGIN_WITHIN } from './played-table.ts';
import { HallLoad, type BrokerKind } from './load.ts';
import type { Measured, Outcome } from './running-hall.ts';

const BY = 'test/bench/hall/hall-load.ts';
const MOST = 500;
const [FEW, SOME] = [50, 150];
/** Ten times the speed of people, who need 10 to 20 s for a round. */
const ROUND_MS = 1_500;
const SECONDS = 12;
/** Tables begin, programs are compiled, pools filled, and what has gathered meanwhile is worked off. */
const WARM_MS = (BEGIN_WITHIN + 10) * ROUND_MS;
/** More than a table plays in that time: a round takes two thirds of its usual time at least. */
const ROUNDS = Math.ceil((1.6 * (SECONDS * 1_000 + WARM_MS)) / ROUND_MS);

const PROMISED_MS = 1_000;
/** A table among 500 may cost this many times as much as one among 50 and still count as equal. */
const SAME = 1.5;
/** Those that this computer has. */
const BROKERS: readonly [BrokerKind, ...BrokerKind[]] = MOSQUITTO === undefined ? ['own'] : ['mosquitto', 'own'];

/** A while of play, and what became of it. */
interface Played {
  readonly measured: Measured;
  /** What the hall held after it, bytes. */
  readonly held: number;
  readonly outcome: Outcome;
}

let load: Promise<HallLoad> | undefined;
const played = new Map<string, Promise<Played>>();

/** Played once with so many tables, for all that is measured on them. All tables join before the first. */
async function playedBy(tables: number, broker: BrokerKind): Promise<Played> {
  const key = `${tables} ${broker}`;
  const begun = played.get(key) ?? play(tables, broker);
  played.set(key, begun);
  return begun;
}

async function play(tables: number, broker: BrokerKind): Promise<Played> {
  load ??= HallLoad.join(MOST);
  return (await load).run({ tables, broker }, async (running) => {
    await running.play({ roundMs: ROUND_MS, rounds: ROUNDS, seed: 1 });
    await pause(WARM_MS);
    const measured = await running.measure(SECONDS);
    const { hall } = await running.held();
    return { measured, held: hall, outcome: await running.end() };
  });
}

async function toBoard(broker: BrokerKind): Promise<Figure> {
  const { measured, outcome } = await playedBy(MOST, broker);
  const took = outcome.toBoard(measured);
  const p99 = percentile(took, 0.99);
  const joined = (await load)?.joined ?? 0;
  return {
    figure: ms(p99),
    detail: `of ${took.length}, p50 ${ms(percentile(took, 0.5))}`,
    ratio: p99 / PROMISED_MS,
    beside: `${MOST} tables joined in ${joined.toFixed(0)} s`,
  };
}

export const showing: Measure = {
  name: 'hall: reveal to board, 500 tables',
  promise: 'p99 1 s or less',
  by: BY,
  run: () => toBoard('mosquitto'),
};

export const showingByOwnBroker: Measure = {
  name: 'hall, own broker: reveal to board',
  promise: 'p99 1 s or less',
  by: BY,
  run: () => toBoard('own'),
};

export const losingNothing: Measure = {
  name: 'hall: results lost or doubled',
  promise: '0',
  by: BY,
  async run() {
    const outcomes: Outcome[] = [];
    for (const broker of BROKERS) outcomes.push((await playedBy(MOST, broker)).outcome);
    const faults = outcomes.flatMap((outcome) => outcome.faults);
    const lines = outcomes.reduce((sum, outcome) => sum + outcome.lines, 0);
    const [first] = faults;
    // A single one breaks the promise.
    return { figure: String(faults.length), detail: first ?? `in ${lines} lines`, ratio: 2 * faults.length };
  },
};

/** Of a processor, per second and table: the hall and the broker. */
async function cpuOf(tables: number): Promise<number> {
  const { spent, from, to } = (await playedBy(tables, BROKERS[0])).measured;
  return ((spent.hall.cpu + spent.broker.cpu) * 1_000) / (to - from) / tables;
}

export const processorOfATable: Measure = {
  name: 'hall: CPU a table, 500 against 50',
  promise: 'the same, within half',
  by: BY,
  async run() {
    const [few, some, most] = [await cpuOf(FEW), await cpuOf(SOME), await cpuOf(MOST)];
    const each = [few, some, most].map((cpu) => (cpu * 1_000).toFixed(2)).join(', ');
    return { figure: times(most / few), detail: `${each} ms a second`, ratio: most / few / SAME };
  },
};

/** Bytes for each table by which one hall has more than another. */
async function bytesBetween(fewer: number, more: number): Promise<number> {
  const [less, all] = [(await playedBy(fewer, BROKERS[0])).held, (await playedBy(more, BROKERS[0])).held];
  return (all - less) / (more - fewer);
}

export const memoryOfATable: Measure = {
  name: 'hall: memory a table, 500 to 150',
  promise: 'the same, within half',
  by: BY,
  async run() {
    const [some, most] = [await bytesBetween(FEW, SOME), await bytesBetween(SOME, MOST)];
    const { hall, broker } = (await playedBy(MOST, BROKERS[0])).measured.spent;
    const whole = `hall ${inMb(hall.memory)}, broker ${inMb(broker.memory)}`;
    return { figure: times(most / some), detail: `${(most / 1_000).toFixed(0)} kB each; ${whole}`, ratio: most / some / SAME };
  },
};

const inMb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
