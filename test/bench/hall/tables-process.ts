/** Hundreds of tables in one process, which takes no time of the hall's. */
import '../../support/games.ts';
import { join } from 'node:path';
import { answerQuestions, heldBytes } from './child.ts';
import { pause } from '../until.ts';
import { PlayedTable } from './played-table.ts';

/** What the bench asks. Each table has the folder of its number below `folder`. */
export type ToTables =
  | { readonly type: 'open'; readonly folder: string; readonly numbers: readonly number[] }
  /** Joins with these codes, in the order of the numbers. */
  | { readonly type: 'join'; readonly address: string; readonly codes: readonly string[] }
  /** Until the hall answers all of them. */
  | { readonly type: 'live' }
  /** Takes the people that the hall offers, decides the first rounds, and plays: so many ms each, more or less. Not all begin at once. */
  | { readonly type: 'play'; readonly roundMs: number; readonly rounds: number; readonly seed: number }
  /** Stops playing. Answers with the times of all reveals of each table, ms since 1970. */
  | { readonly type: 'stop' }
  /** Until the hall has confirmed every line. */
  | { readonly type: 'told' }
  /** Answers with the bytes that the process holds after garbage collection. */
  | { readonly type: 'held' }
  | { readonly type: 'close' };

/** As many join at once: each needs a whole processor for a moment, at the table and at the hall. */
const JOIN_AT_ONCE = 4;
let tables: readonly PlayedTable[] = [];
let numbers: readonly number[] = [];
let playing: readonly Promise<void>[] = [];
let isOn = false;
let look: () => void = () => undefined;

/** Looks again whenever what some table knows of its hall has changed. */
async function all(holds: (table: PlayedTable) => boolean): Promise<void> {
  while (!tables.every(holds)) await new Promise<void>((resolve) => (look = resolve));
}

async function joinOne(table: PlayedTable, address: string, code: string): Promise<void> {
  const refused = table.link.join(address, code);
  if (refused !== undefined) throw new Error(refused);
  while (table.link.view.joining) await pause(5);
  if (table.link.view.refused !== undefined) throw new Error(table.link.view.refused);
}

async function joinAll(address: string, codes: readonly string[]): Promise<void> {
  const waiting = [...tables.entries()];
  const one = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await joinOne(next[1], address, codes[next[0]] ?? '');
  };
  await Promise.all(Array.from({ length: JOIN_AT_ONCE }, one));
}

function decide(table: PlayedTable, plan: Parameters<PlayedTable['decide']>[1]): void {
  const { offer } = table.link.view.joined ?? {};
  if (offer === undefined) throw new Error('nobody was seated at a table');
  table.decide(offer.players, plan);
}

async function obey(asked: ToTables): Promise<unknown> {
  switch (asked.type) {
    case 'open': {
      numbers = asked.numbers;
      tables = numbers.map((number) => new PlayedTable(join(asked.folder, String(number)), () => look()));
      return;
    }
    case 'join':
      return joinAll(asked.address, asked.codes);
    case 'live':
      return all(({ link }) => link.view.joined?.link === 'live');
    case 'play': {
      const { roundMs, rounds, seed } = asked;
      await all(({ link }) => link.view.joined?.offer !== undefined);
      const seeds = numbers.map((number) => seed * 1_000 + number);
      for (const [i, table] of tables.entries()) decide(table, { seed: seeds[i] ?? 0, rounds });
      isOn = true;
      playing = tables.map((table, i) => table.play(roundMs, seeds[i] ?? 0, () => isOn));
      return;
    }
    case 'stop':
      isOn = false;
      await Promise.all(playing);
      return tables.map(({ reveals }) => reveals);
    case 'told':
      return all(({ link }) => link.view.joined?.behind === 0);
    case 'held':
      return heldBytes();
    case 'close':
      await Promise.all(tables.map((table) => table.close()));
      tables = [];
      return;
    default:
      return asked satisfies never;
  }
}

answerQuestions(obey);
