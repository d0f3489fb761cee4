import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeHallTable } from './testing/fake-hall-table.ts';
import { FillableDisk } from './testing/fillable-disk.ts';
import { playNight } from './testing/night-lines.ts';
import { TestHall } from './testing/open-test-hall.ts';
import { freshFolder } from './testing/fresh-folder.ts';

const NIGHT = playNight({ players: ['Anna', 'Béla', 'Cili'].map((name, i) => ({ id: `x${i}`, name })) });

let folder: string;
let disk: FillableDisk;
let at: TestHall;
const tables: FakeHallTable[] = [];
beforeEach(async () => {
  folder = await freshFolder();
  disk = new FillableDisk();
  at = await TestHall.open(folder, { disk });
});
afterEach(async () => {
  for (const table of tables.splice(0)) await table.close();
  await at.hall.close();
});

async function connected(table = 1): Promise<FakeHallTable> {
  const one = await FakeHallTable.connect(at.address, at.code(table));
  tables.push(one);
  return one;
}

async function opened(): Promise<void> {
  await at.hall.close();
  at = await TestHall.open(folder, { disk });
}

test('lines that the disk refuses are not confirmed, the table is named, and nothing of them stays', async () => {
  const table = await connected();
  await table.tell(NIGHT, 0, 3);
  disk.isFull = true;
  expect(await table.tell(NIGHT, 3)).toEqual({ refused: true, from: 3, why: 'disk' });
  const {
    tables: [first],
  } = await at.seen((board) => board.tables[0]?.trouble !== undefined);
  expect(first?.trouble).toEqual({ kind: 'disk', code: 'ENOSPC' });
  disk.isFull = false;
  expect(await table.tell(NIGHT, 3)).toMatchObject({ lines: NIGHT.texts.length });
  expect(await readFile(at.mirror(1, NIGHT), 'utf8')).toBe(NIGHT.text);
  await at.seen((board) => board.tables[0]?.trouble === undefined);
});

test('a table that is here although the disk refuses to note it is shown, and so is the trouble', async () => {
  const table = await connected();
  disk.isFull = true;
  await table.say('here', 'yes');
  await at.seen(() => at.view.failing === 'ENOSPC');
  expect(at.board.tables[0]?.link).toBe('live');
  disk.isFull = false;
  await at.obey({ type: 'renewCode', table: 2 });
  await at.seen(() => at.view.failing === undefined);
  await opened();
  expect(at.board.tables[0]?.link).toBe('lost');
});

test('a code that the disk refuses is not given out: the one before stands', async () => {
  const code = at.code(1);
  disk.isFull = true;
  const command = { type: 'renewCode', table: 1 } as const;
  expect(await at.hall.command(command)).toEqual({
    ok: false,
    refusal: { code: 'hall disk refuses', params: { code: 'ENOSPC' } },
  });
  expect(at.code(1)).toBe(code);
  disk.isFull = false;
  await at.obey(command);
  expect(at.code(1)).not.toBe(code);
  const renewed = at.code(1);
  await opened();
  expect(at.code(1)).toBe(renewed);
});
