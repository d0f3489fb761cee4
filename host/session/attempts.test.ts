import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HIGHEST_ATTEMPT } from '../../firmware-protocol/codec/message.ts';
import { playedEntries } from '../../games/hungarian-war/schema/testing/played-entries.ts';
import type { Entry } from '../record/line.ts';
import type { NightFolder } from '../record/night-folder.ts';
import { openNightFolder } from '../record/nights.ts';
import { readRecord } from '../record/reader.ts';
import { recordText } from '../record/testing/record-text.ts';
import { verify } from '../record/verify/verify.ts';
import { FakePads } from './testing/fake-pads.ts';
import { beginCommand, MemoryTable, pad } from './testing/memory-table.ts';

/** More than an evening can use. */
const EVENING = 10_000;
const PADS = ['P1', 'P2', 'P3'];

let folder: string;
let pads: FakePads;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attempts-'));
  pads = new FakePads(...PADS);
});
afterEach(() => rm(folder, { recursive: true }));

async function onDisk(): Promise<MemoryTable<NightFolder>> {
  return MemoryTable.on(await openNightFolder(folder, { app: '0.0.0' }), pads);
}

/** An intact night whose last attempt, which was called off, had this number. */
function nightUpTo(attempt: number): string {
  const calledOff: Entry = { kind: 'commitments', attempt, seals: [] };
  return recordText([...playedEntries([[5, 4, 3]]), calledOff]);
}

/** Plays a round in which every pad chooses, to the shown outcome. */
async function round(table: MemoryTable<NightFolder>): Promise<void> {
  if (table.course.phase === 'shown') await table.step('skip');
  await vi.waitFor(() => expect(PADS.map((id) => pads.attemptOf(id))).not.toContain(0));
  for (const id of PADS) pads.press(id, 5);
  expect(await table.step('count')).toMatchObject({ ok: true });
  await table.clock.pass(3_000);
  // The disk takes its own time before the fingerprint is shown, and before the outcome is.
  for (let turn = 0; table.course.phase !== 'shown' && turn < 200; turn += 1) {
    await table.clock.pass(100);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(table.course.phase).toBe('shown');
}

async function sitAtPads(table: MemoryTable<NightFolder>): Promise<void> {
  for (const [seat, id] of PADS.entries()) await table.do({ type: 'input', seat, input: pad(id) });
}

const counter = async () => Number((await readFile(join(folder, 'attempts'), 'utf8')).split(' ')[0]);
const faults = async (file: string) => verify(await readRecord(join(folder, file))).faults;

test('a night with a number beyond the limit is damaged: it is not continued, its intact part is offered, other nights go on', async () => {
  const text = nightUpTo(4_294_967_294);
  await writeFile(join(folder, 'a.jsonl'), text);
  await writeFile(join(folder, 'open-night'), 'a.jsonl\n');
  const table = await onDisk();
  expect(table.console.table.game).toBeUndefined();
  const damaged = { code: 'night damaged', params: { file: 'a.jsonl', line: 6 } };
  expect(await table.ask({ type: 'openNight', file: 'a.jsonl' })).toMatchObject({ ok: false, refusal: damaged });
  await table.do(beginCommand(PADS.map(pad)));
  await round(table);
  await table.do({ type: 'openNight', file: 'a.jsonl', salvage: true });
  expect(table.game.round).toBe(1);
  expect(await readFile(join(folder, 'a.jsonl'), 'utf8')).toBe(text);
  await table.referee.close();
});

test.each([3_999_999_998, 3_999_999_999, HIGHEST_ATTEMPT])(
  'a sound night up to attempt %d goes on and stays sound, and moves no other night',
  async (attempt) => {
    await writeFile(join(folder, 'a.jsonl'), nightUpTo(attempt));
    await writeFile(join(folder, 'attempts'), '64 64\n');
    await writeFile(join(folder, 'open-night'), 'a.jsonl\n');
    const table = await onDisk();
    await sitAtPads(table);
    for (let rounds = 0; rounds < 3; rounds += 1) await round(table);
    expect(table.game.round).toBe(4);
    expect(await faults('a.jsonl')).toEqual([]);
    await table.do({ type: 'newNight' });
    await table.do(beginCommand(PADS.map(pad)));
    await round(table);
    expect(await faults(basename(table.console.recordFile))).toEqual([]);
    expect(await counter()).toBeLessThan(1_000);
    await table.referee.close();
  },
);

test('a pad that comes from the highest attempt but one is told a number above it, and no other pad is', async () => {
  const table = await onDisk();
  await table.do(beginCommand(PADS.map(pad)));
  await round(table);
  await table.step('skip');
  pads.comesFrom('P2', 3_999_999_999);
  await table.clock.pass(0);
  for (let rounds = 0; rounds < 2; rounds += 1) await round(table);
  expect(pads.attemptOf('P2')).toBeGreaterThan(HIGHEST_ATTEMPT);
  expect(pads.attemptOf('P1')).toBeLessThan(20);
  expect(await counter()).toBeLessThan(1_000);
  expect(await faults(basename(table.console.recordFile))).toEqual([]);
  await table.referee.close();
});

test('a counter that was pushed to its end is not believed: the folder counts on above its nights, after every restart', async () => {
  await writeFile(join(folder, 'a.jsonl'), nightUpTo(HIGHEST_ATTEMPT));
  await writeFile(join(folder, 'attempts'), `${HIGHEST_ATTEMPT} ${HIGHEST_ATTEMPT}\n`);
  await writeFile(join(folder, 'open-night'), 'a.jsonl\n');
  for (const id of PADS) pads.comesFrom(id, HIGHEST_ATTEMPT);
  const table = await onDisk();
  await sitAtPads(table);
  await round(table);
  await table.step('callOff');
  await table.referee.close();
  pads = new FakePads(...PADS);
  const again = await onDisk();
  await round(again);
  expect(await faults('a.jsonl')).toEqual([]);
  expect(await counter()).toBeGreaterThan(EVENING);
  expect(await counter()).toBeLessThan(2 * EVENING);
  expect(await again.ask({ type: 'practise', what: 'preflight' })).not.toMatchObject({ refusal: { code: 'no pad free' } });
  await again.referee.close();
});
