import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hallFolder } from './hall-folder.ts';

const NOW = new Date(2026, 10, 24, 23, 59);
let halls: string;

beforeEach(async () => {
  halls = await mkdtemp(join(tmpdir(), 'halls-'));
});
afterEach(() => rm(halls, { recursive: true }));

const folderOf = (isNew: boolean) => hallFolder({ new: isNew }, NOW, halls);
const made = (...names: readonly string[]) => Promise.all(names.map((name) => mkdir(join(halls, name))));

it('the folder of a hall is the named one, is called after the day of a first one, or is the newest, unless another is wanted', async () => {
  expect(await hallFolder({ folder: 'here', new: true }, NOW, halls)).toBe(resolve('here'));
  expect(await hallFolder({ new: false }, NOW, join(halls, 'missing'))).toBe(join(halls, 'missing/2026-11-24'));
  await made('notes');
  expect(await folderOf(false)).toBe(join(halls, '2026-11-24'));
  await made('2025-12-31', '2026-11-24', '2026-11-24-03');
  expect(await folderOf(true)).toBe(join(halls, '2026-11-24-04'));
  await made('2026-11-24-02', '2026-11-24-10');
  expect(await folderOf(false)).toBe(join(halls, '2026-11-24-10'));
  expect(await folderOf(true)).toBe(join(halls, '2026-11-24-11'));
});
