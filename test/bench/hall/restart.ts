import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIRRORS } from '../../../host/hall/hall-tables.ts';
import { NightLines } from '../../../host/hall/testing/night-lines.ts';
import { parseAddress } from '../../../host/hall/wire/address.ts';
import { playerIdOf } from '../../../host/hall/wire/player-id.ts';
import type { Player } from '../../../rulebook/seat.ts';
import { bundlePrograms } from '../../support/built.ts';
import { botNight } from '../bot-night.ts';
import { ms, type Measured } from '../measure.ts';
import { openHall, seatPeople } from './running-hall.ts';

const TABLES = 500;
const SEATS = 4;
/** Of each table, bytes. */
const MIRROR = 500_000;
/** Rounds that people play at a table between two writings of the index, which may be 30 s old. */
const UNINDEXED = 2;
const PROMISED_MS = 3_000;

/** The mirror of a table, in which the lines that come last are still lacking. */
interface Mirror {
  readonly path: string;
  readonly rest: string;
  /** When the table has played last, ms since 1970: without the rest, and with it. */
  readonly at: readonly [number, number];
}

/** How a hall starts again after it was closed, and after it was killed. */
async function restarts() {
  await bundlePrograms();
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
  const hall = openHall(folder);
  await seatPeople(hall, TABLES, TABLES * SEATS);
  const { addresses, seatings } = await hall.ask('view');
  await hall.ask('close');
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
  const lines = new NightLines();
  let bytes = 0;
  const night = botNight({ players, seed });
  /** Until it is enough, by the rounds that were played since; returns when a line was recorded that the board shows. */
  const play = (isEnough: (reveals: number) => boolean): number => {
    let at = Number.NaN;
    for (let reveals = 0; !isEnough(reveals);) {
      const { entry, what } = night.next().value;
      lines.add(entry);
      const text = lines.texts.at(-1) ?? '';
      bytes += text.length;
      if (what !== 'commitments') at = Date.parse((JSON.parse(text) as { readonly at: string }).at);
      if (what === 'reveal') reveals += 1;
    }
    return at;
  };
  const indexed = play(() => bytes > MIRROR);
  const known = lines.texts.length;
  const last = play((reveals) => reveals === UNINDEXED);
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${lines.id}.jsonl`);
  await writeFile(path, lines.texts.slice(0, known).join(''));
  return { path, rest: lines.texts.slice(known).join(''), at: [indexed, last] };
}

async function restarted(folder: string, at: readonly number[]) {
  const hall = openHall(folder);
  const took = await hall.ask('restarted', at);
  await hall.ask('close');
  await hall.kill();
  return took;
}

export async function restarting(): Promise<Measured> {
  const { closed, killed } = await restarts();
  const worst = Math.max(closed.seen, killed.seen);
  return {
    figure: ms(worst),
    detail: `${ms(closed.seen)} closed, ${ms(killed.seen)} killed, then exact after ${ms(killed.exact)}`,
    ratio: worst / PROMISED_MS,
    beside: `CPU: ${closed.cpu.toFixed(1)} s closed, ${killed.cpu.toFixed(1)} s killed`,
  };
}
