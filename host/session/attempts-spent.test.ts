import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HIGHEST_ATTEMPT } from '../../firmware-protocol/codec/message.ts';
import type { Entry } from '../record/line.ts';
import type { NightFolder } from '../record/night-folder.ts';
import { openNightFolder } from '../record/nights.ts';
import { recordText } from '../record/testing/record-text.ts';
import { playedEntries } from '../../games/hungarian-war/schema/testing/played-entries.ts';
import { beginCommand, die, keys, MemoryTable, pad } from './testing/memory-table.ts';
import { FakePads } from './testing/fake-pads.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spent-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The numbers given so far; undefined if there was none. */
let given: (number | undefined)[];
beforeEach(() => {
  given = [];
});

async function onDisk() {
  const nights = await openNightFolder(folder, { app: '0.0.0' });
  const next = async (above?: number) => {
    const number = await nights.attempts.next(above);
    given.push(number);
    return number;
  };
  return MemoryTable.on({ ...nights, attempts: { next } }, new FakePads('P1', 'P2'));
}

/** An intact night whose last attempt had this number. */
function nightUpTo(attempt: number): string {
  const called: Entry = { kind: 'commitments', attempt, seals: [] };
  return recordText([...playedEntries([[5, 4, 3]]), called]);
}

/** The table has its next number, or knows that there is none. */
async function numbered(table: MemoryTable<NightFolder>): Promise<number | undefined> {
  await vi.waitFor(() => expect(given).not.toEqual([]));
  await table.clock.pass(0);
  return given.shift();
}

test('a night with a number beyond the limit is damaged: it is not continued, its intact part is offered, other nights go on', async () => {
  const text = nightUpTo(4_294_967_294);
  await writeFile(join(folder, 'a.jsonl'), text);
  await writeFile(join(folder, 'open-night'), 'a.jsonl\n');
  const table = await onDisk();
  expect(table.console.table.game).toBeUndefined();
  const damaged = { code: 'night damaged', params: { file: 'a.jsonl', line: 6 } };
  expect(await table.ask({ type: 'openNight', file: 'a.jsonl' })).toMatchObject({ ok: false, refusal: damaged });
  await table.do(beginCommand([pad('P1'), keys(0)]));
  expect(await numbered(table)).toBeLessThan(2_000_000);
  await table.do({ type: 'openNight', file: 'a.jsonl', salvage: true });
  expect(table.game.round).toBe(1);
  expect(await readFile(join(folder, 'a.jsonl'), 'utf8')).toBe(text);
  await table.referee.close();
});

test('if the numbers run out nothing waits: the console says so, real dice go on, and so does another night', async () => {
  await writeFile(join(folder, 'a.jsonl'), nightUpTo(HIGHEST_ATTEMPT));
  await writeFile(join(folder, 'attempts'), '64 64\n');
  const table = await onDisk();
  await table.do({ type: 'input', seat: 1, input: keys(0) });
  expect(await numbered(table)).toBeUndefined();
  const spent = { ok: false, refusal: { code: 'attempts spent' } };
  expect(await table.step('count')).toMatchObject(spent);
  expect(table.console.table.diskStatus.kind).toBe('saved');
  await table.do({ type: 'input', seat: 1, input: die });
  await table.step('count');
  expect(table.course.phase).toBe('counting');
  await table.step('halt');
  await table.do({ type: 'newNight' });
  await table.do(beginCommand([pad('P1'), keys(0)]));
  expect(await numbered(table)).toBe(65);
  await table.referee.close();
});

test('pads cannot be tested if no number is left for it', async () => {
  await writeFile(join(folder, 'attempts'), `${HIGHEST_ATTEMPT} ${HIGHEST_ATTEMPT}\n`);
  const table = await onDisk();
  await table.do(beginCommand([keys(0), die]));
  expect(await numbered(table)).toBeUndefined();
  const spent = { ok: false, refusal: { code: 'attempts spent' } };
  expect(await table.step('count')).toMatchObject(spent);
  expect(await table.ask({ type: 'practise', what: 'preflight' })).toMatchObject(spent);
  await table.referee.close();
});
