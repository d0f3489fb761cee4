import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { leaveWord, readWord, type Whereabouts } from './whereabouts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'referee-nights-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const FIRST: Whereabouts = { pid: 4711, shell: 'browser', url: 'http://127.0.0.1:4710/' };

it('says where the first referee runs, until it has ended', async () => {
  const takeBack = await leaveWord(folder, FIRST);
  expect(await readWord(folder)).toEqual(FIRST);
  await takeBack();
  expect(readdirSync(folder)).toEqual([]);
});

it('the word of whoever took over stays when the first one ends', async () => {
  const takeBack = await leaveWord(folder, FIRST);
  await leaveWord(folder, { pid: 1, shell: 'electron' });
  await takeBack();
  expect(await readWord(folder)).toEqual({ pid: 1, shell: 'electron' });
});

it.each([
  '',
  '{',
  '{"pid":"1"}',
  '{"pid":1,"shell":"browser","key":"k"}',
  '{"pid":1,"shell":"browser","url":"http://example.org/"}',
  '{"pid":1,"shell":"browser","url":"http://127.0.0.1:1/\\u001b[2J"}',
])('makes nothing of %j', async (text) => {
  writeFileSync(join(folder, 'whereabouts.json'), text);
  expect(await readWord(folder)).toBeUndefined();
});

it('nor of a link', async () => {
  writeFileSync(join(folder, 'other'), JSON.stringify(FIRST));
  symlinkSync(join(folder, 'other'), join(folder, 'whereabouts.json'));
  expect(await readWord(folder)).toBeUndefined();
});
