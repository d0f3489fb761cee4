import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { leaveWord, tellWhere } from './whereabouts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'referee-nights-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('says where the first referee runs, until it has ended', async () => {
  const takeBack = await leaveWord(folder, { pid: 4711, shell: 'browser', url: 'http://127.0.0.1:4710/' });
  expect(await tellWhere(folder)).toBe(
    `The referee already runs in the browser at http://127.0.0.1:4710/ (process 4711, nights in ${folder}).`,
  );
  await takeBack();
  expect(await tellWhere(folder)).toBe(
    `Another referee has the nights in ${folder} open. Close it first; if none runs, delete the .lock file there.`,
  );
});

it('names windows of its own', async () => {
  await leaveWord(folder, { pid: 1, shell: 'electron' });
  expect(await tellWhere(folder)).toContain('in windows of its own (process 1,');
});

it.each(['', '{', '{"pid":"1"}', '{"pid":1,"shell":"browser","key":"k"}'])('makes nothing of %j', async (text) => {
  writeFileSync(join(folder, 'whereabouts.json'), text);
  expect(await tellWhere(folder)).toContain('Another referee');
});
