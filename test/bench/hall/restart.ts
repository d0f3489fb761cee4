import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HallCommand, OrganiserView } from '../../../host/contract/hall.ts';
import { MIRRORS } from '../../../host/hall/hall-tables.ts';
import { parseAddress } from '../../../host/hall/wire/address.ts';
import { playerIdOf } from '../../../host/hall/wire/player-id.ts';
import { GENESIS, makeLine } from '../../../host/record/chain.ts';
import { RECORD_FORMAT, type Entry, type Header } from '../../../host/record/line.ts';
import type { Player } from '../../../rulebook/seat.ts';
import { botNight } from '../bot-night.ts';
import { ms, type Measure } from '../measure.ts';
import { pause } from '../until.ts';
import { BenchChild } from './child.ts';
import type { ToHall } from './hall-process.ts';
import type { Restarted, ToRestart } from './restart-process.ts';

const TABLES = 500;
const SEATS = 4;
/** Of each table, bytes. */
const MIRROR = 500_000;
/** Rounds that people play at a table between two writings of the index, which may be 30 s old. */
const UNINDEXED = 2;
const PROMISED_MS = 3_000;
const BEGUN_AT = Date.UTC(2026, 0, 10, 20);

const HALL = join(import.meta.dirname, 'hall-process.ts');
const RESTART = join(import.meta.dirname, 'restart-process.ts');

/** The mirror of a table, in which the lines that come last are still lacking. */
interface Mirror {
  readonly path: string;
  readonly rest: string;
  /** When the table has played last, ms since 1970: without the rest, and with it. */
  readonly at: readonly [number, number];
}

/** How a hall starts again after it was closed, and after it was killed. */
export async function restarts(): Promise<{ readonly closed: Restarted; readonly killed: Restarted }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-restart-'));
  try {
    const mirrors = await seated(folder);
    const before = mirrors.map(({ at: [indexed] }) => indexed);
    // Folds all mirrors, and writes the index when it is closed.
    await restarted(folder, before);
    const closed = await restarted(folder, before);
    for (const { path, rest } of mirrors) await appendFile(path, rest);
    const killed = await restarted(
      folder,
      mirrors.map(({ at: [, last] }) => last),
    );
    return { closed, killed };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Leaves a hall whose tables play the first round, each with its mirror. */
async function seated(folder: string): Promise<readonly Mirror[]> {
  const hall = new BenchChild<ToHall>(HALL);
  await hall.ask({ type: 'open', folder, broker: undefined });
  const obey = (command: HallCommand) => hall.ask({ type: 'command', command });
  const settings = { name: 'Bench', rulebook: 'hungarian-war', house: {}, counts: 'points' } as const;
  await obey({ type: 'settings', settings: { ...settings, tables: TABLES, seats: SEATS, rounds: 1 } });
  await obey({ type: 'addPeople', text: Array.from({ length: TABLES * SEATS }, (_, i) => `Player ${i + 1}`).join('\n') });
  for (const type of ['seat', 'startRound'] as const) await obey({ type });
  // Views come four times a second at most.
  await pause(600);
  const { addresses, seatings } = await hall.ask<OrganiserView>({ type: 'view' });
  await hall.ask({ type: 'close' });
  await hall.kill();
  const id = parseAddress(addresses[0]?.address ?? '')?.hall;
  const [seating] = seatings;
  if (id === undefined || seating?.number === undefined) throw new Error('nobody was seated');
  const { round, number, tables } = seating;
  const mirrors: Mirror[] = [];
  for (const { table, people } of tables) {
    const game = { hall: id, round, table, seating: number };
    const players = people.map((person) => ({ id: playerIdOf(person, game), name: person }));
    mirrors.push(await mirrorOf(join(folder, MIRRORS, String(table)), players, table));
  }
  return mirrors;
}

async function mirrorOf(folder: string, players: readonly Player[], seed: number): Promise<Mirror> {
  const texts: string[] = [];
  let [hash, bytes]: [string, number] = [GENESIS, 0];
  const add = (content: Header | Entry): number => {
    const at = BEGUN_AT + texts.length * 1_000;
    const { text, line } = makeLine(content, texts.length, at, hash);
    texts.push(`${text}\n`);
    [hash, bytes] = [line.hash, bytes + text.length];
    return at;
  };
  const startedAt = new Date(BEGUN_AT).toISOString();
  add({ record: 'hungarian-war-referee', format: RECORD_FORMAT, app: '0', startedAt });
  const path = join(folder, `${hash.slice(0, 32)}.jsonl`);
  const night = botNight({ players, seed });
  const play = (isEnough: (reveals: number) => boolean): number => {
    let at = BEGUN_AT;
    for (let reveals = 0; !isEnough(reveals);) {
      const { entry, what } = night.next().value;
      const now = add(entry);
      if (what !== 'commitments') at = now;
      if (what === 'reveal') reveals += 1;
    }
    return at;
  };
  const indexed = play(() => bytes > MIRROR);
  const known = texts.length;
  const last = play((reveals) => reveals === UNINDEXED);
  await mkdir(folder, { recursive: true });
  await writeFile(path, texts.slice(0, known).join(''));
  return { path, rest: texts.slice(known).join(''), at: [indexed, last] };
}

async function restarted(folder: string, at: readonly number[]): Promise<Restarted> {
  const hall = new BenchChild<ToRestart>(RESTART);
  const took = await hall.ask<Restarted>({ type: 'open', folder, at });
  await hall.ask({ type: 'close' });
  await hall.kill();
  return took;
}

export const restarting: Measure = {
  name: 'hall: 500 tables and 250 MB restarted',
  promise: '3 s or less',
  by: 'test/bench/hall/restart.ts',
  async run() {
    const { closed, killed } = await restarts();
    const worst = Math.max(closed.seen, killed.seen);
    return {
      figure: ms(worst),
      detail: `${ms(closed.seen)} closed, ${ms(killed.seen)} killed, then exact after ${ms(killed.exact)}`,
      ratio: worst / PROMISED_MS,
      beside: `CPU: ${closed.cpu.toFixed(1)} s closed, ${killed.cpu.toFixed(1)} s killed`,
    };
  },
};
