import { setTimeout as pause } from 'node:timers/promises';
import { MOST_TABLES } from '../../../host/contract/hall.ts';
import { MOSQUITTO } from '../../../host/hall/testing/brokers.ts';
import { bundlePrograms } from '../../support/built.ts';
import { once, times, within, type Measured as Figure } from '../measure.ts';
import { RunningHall, type BrokerKind, type Measured, type Outcome } from './running-hall.ts';

const MOST = 500;
const [FEW, SOME] = [50, 150];
/** People need 10 to 20 s for a round; most halls here play ten times as fast. */
const PEOPLES_ROUND_MS = 15_000;
const ROUND_MS = PEOPLES_ROUND_MS / 10;
const SECONDS = 12;
/** Rounds in which all tables begin, programs are compiled, pools filled, and what has gathered meanwhile is worked off. */
const WARM = 14;
/** More than a table plays in all: a round takes two thirds of its usual time at least. */
const ROUNDS = Math.ceil(1.6 * ((SECONDS * 1_000) / ROUND_MS + WARM));

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

const by = {
  mosquitto: once((tables: number) => play(tables, 'mosquitto')),
  own: once((tables: number) => play(tables, 'own')),
};

async function play(tables: number, broker: BrokerKind, roundMs = ROUND_MS): Promise<Played> {
  if (broker === 'mosquitto' && MOSQUITTO === undefined) throw new Error('Mosquitto is not installed');
  await bundlePrograms();
  const running = await RunningHall.open(tables, broker);
  try {
    await running.play({ roundMs, rounds: ROUNDS, seed: 1 });
    await pause(WARM * roundMs);
    const measured = await running.measure(SECONDS);
    return { measured, held: await running.held(), outcome: await running.end() };
  } finally {
    await running.close();
  }
}

export function showing(broker: BrokerKind): () => Promise<Figure> {
  return async () => toBoard(await by[broker](MOST));
}

/** As many tables as a hall may have, at the speed of people. */
export async function showingAll(): Promise<Figure> {
  return toBoard(await play(MOST_TABLES, BROKERS[0], PEOPLES_ROUND_MS));
}

function toBoard({ measured, outcome }: Played): Figure {
  return within(PROMISED_MS, outcome.toBoard(measured));
}

export async function losingNothing(): Promise<Figure> {
  const outcomes: Outcome[] = [];
  for (const broker of BROKERS) outcomes.push((await by[broker](MOST)).outcome);
  const faults = outcomes.flatMap((outcome) => outcome.faults);
  const lines = outcomes.reduce((sum, outcome) => sum + outcome.lines, 0);
  const [first] = faults;
  // A single one breaks the promise.
  return { figure: String(faults.length), detail: first ?? `in ${lines} lines`, ratio: 2 * faults.length };
}

/** Of a processor, per second and table: the hall and the broker. */
async function cpuOf(tables: number): Promise<number> {
  const { cpu, from, to } = (await by[BROKERS[0]](tables)).measured;
  return ((cpu.hall + cpu.broker) * 1_000) / (to - from) / tables;
}

export async function processorOfATable(): Promise<Figure> {
  const [few, some, most] = [await cpuOf(FEW), await cpuOf(SOME), await cpuOf(MOST)];
  const each = [few, some, most].map((cpu) => (cpu * 1_000).toFixed(2)).join(', ');
  return { figure: times(most / few), detail: `${each} ms a second`, ratio: most / few / SAME };
}

/** Bytes for each table by which one hall has more than another. */
async function bytesBetween(fewer: number, more: number): Promise<number> {
  const [less, all] = [(await by[BROKERS[0]](fewer)).held, (await by[BROKERS[0]](more)).held];
  return (all - less) / (more - fewer);
}

export async function memoryOfATable(): Promise<Figure> {
  const [some, most] = [await bytesBetween(FEW, SOME), await bytesBetween(SOME, MOST)];
  const { hall, broker } = (await by[BROKERS[0]](MOST)).measured.memory;
  const whole = `hall ${inMb(hall)}, broker ${inMb(broker)}`;
  return { figure: times(most / some), detail: `${(most / 1_000).toFixed(0)} kB each; ${whole}`, ratio: most / some / SAME };
}

const inMb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
