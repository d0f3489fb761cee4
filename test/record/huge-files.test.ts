import { mkdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginCommand, die } from '../../host/session/testing/memory-table.ts';
import { diceRound, PATIENCE, RealNights } from './real-nights.ts';

const THREE_GB = 3_000_000_000;
const three = beginCommand([die, die, die], { house: { cards: 'dealt' } });

let nights: RealNights;
beforeEach(() => {
  nights = new RealNights();
});
afterEach(() => nights.remove());

/** A file that begins with this and goes on with zeros, which take no room on the disk. */
async function huge(file: string, begins: string | Buffer = ''): Promise<string> {
  await writeFile(join(nights.folder, file), begins, { mode: 0o600 });
  await truncate(join(nights.folder, file), THREE_GB);
  return file;
}

/** A night of one round, which is closed and not the last one. */
async function played(): Promise<string> {
  const table = await nights.start();
  await table.do(three);
  await diceRound(table, 6, 1, 2);
  const file = basename(table.console.recordFile);
  await table.do({ type: 'newNight' });
  return file;
}

test('a huge night is named in the list and refused at every door, and everything else works', async () => {
  const old = await played();
  await nights.stop();
  const text = await readFile(join(nights.folder, old));
  await huge('huge.jsonl', text);
  await mkdir(join(nights.folder, 'deleted'));
  await huge('deleted/huge.jsonl', text);
  await writeFile(join(nights.folder, 'open-night'), 'huge.jsonl\n');

  const table = await nights.start();
  await vi.waitFor(() => expect(table.console.nights).toHaveLength(2), PATIENCE);
  expect(table.console.nights).toContainEqual(expect.objectContaining({ file: 'huge.jsonl', trouble: { kind: 'too large' } }));
  expect(table.console.deletedNights).toMatchObject([{ trouble: { kind: 'too large' } }]);
  const refused = { ok: false, refusal: { code: 'night too large', params: { file: 'huge.jsonl' } } };
  const file = 'huge.jsonl';
  for (const command of [
    { type: 'openNight', file },
    { type: 'openNight', file, salvage: true },
    { type: 'verifyNight', file },
    { type: 'exportNight', file, format: 'csv', language: 'en' },
    { type: 'nameNight', file, name: 'x' },
  ])
    expect(await table.ask(command), command.type).toEqual(refused);
  expect((await stat(join(nights.folder, file))).size).toBe(THREE_GB);
  await table.do({ type: 'openNight', file: old });
  await diceRound(table, 6, 1, 2);
  await table.do({ type: 'deleteNight', file });
});

test('the counter, the bookmark and a claim may be huge: the table opens its newest night, and counts on', async () => {
  await played();
  await nights.stop();
  for (const file of ['attempts', 'open-night', 'host-999999999-0123456789ab.lock']) await huge(file);
  const table = await nights.start();
  await diceRound(table, 6, 1, 2);
  expect(table.game.round).toBe(2);
  expect((await stat(join(nights.folder, 'attempts'))).size).toBeLessThan(100);
});
