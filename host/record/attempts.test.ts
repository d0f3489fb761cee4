import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAttempts } from './attempts.ts';
import { systemDisk, type Disk } from './disk.ts';
import { HIGHEST_ATTEMPT } from '../../firmware-protocol/codec/message.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attempts-'));
});
afterEach(() => rm(folder, { recursive: true }));

const open = (disk: Disk = systemDisk) => openAttempts(disk, folder);
const reserved = async () => Number((await readFile(join(folder, 'attempts'), 'utf8')).split(' ')[0]);

test('numbers rise by one from 1, and each is reserved on disk before it is answered', async () => {
  const counter = await open();
  for (let expected = 1; expected <= 200; expected += 1) {
    expect(await counter.next()).toBe(expected);
    expect(await reserved()).toBeGreaterThanOrEqual(expected);
  }
});

test('numbering goes on above what was given while the disk refused, and never goes back', async () => {
  const counter = await open();
  expect(await counter.next(5000)).toBe(5001);
  expect(await reserved()).toBeGreaterThanOrEqual(5001);
  expect(await counter.next(40)).toBe(5002);
});

test('many requests at once never get the same number', async () => {
  const counter = await open();
  const numbers = await Promise.all(Array.from({ length: 150 }, () => counter.next()));
  expect(numbers).toEqual(Array.from({ length: 150 }, (_, i) => i + 1));
});

test('after a kill the host goes on above every number that was reserved', async () => {
  const killed = await open();
  const used = [(await killed.next()) ?? NaN, (await killed.next()) ?? NaN];
  const next = await (await open()).next();
  expect(next).toBeGreaterThan(Math.max(...used));
  expect(next).toBeLessThan(200);
});

test('a write that fails yields no number, and the next try goes on', async () => {
  let broken = false;
  const disk: Disk = {
    ...systemDisk,
    syncFolder: (path) => (broken ? Promise.reject(new Error('EIO')) : systemDisk.syncFolder(path)),
  };
  const counter = await open(disk);
  broken = true;
  await expect(counter.next()).rejects.toThrow('EIO');
  broken = false;
  expect(await counter.next()).toBe(1);
});

const records = { 'a.jsonl': '{"kind":"commitments","attempt":70,"seals"', 'b.jsonl.torn': 'rubbish "attempt":71,' };
const damaged = ['', '64', '64 65\n', '64 64', 'x x\n', '99999999999 99999999999\n', '5000000000 5000000000\n'];
const pushed = [HIGHEST_ATTEMPT, 3_999_999_999, 2_000_000_001, 4_294_967_294].map((number) => `${number} ${number}\n`);

test.each<readonly [string, Record<string, string>, number]>([
  ...damaged.map((attempts) => [JSON.stringify(attempts), { attempts, ...records }, 10_072] as const),
  ...pushed.map((attempts) => [JSON.stringify(attempts), { attempts }, 10_001] as const),
  ['lost in a folder with nights', { 'a.jsonl': '' }, 10_001],
  ['lost, and a night is forged', { 'a.jsonl': '"attempt":70,', 'b.jsonl': '"attempt":3999999999,"attempt":71,' }, 10_072],
  ['lost, and a night names a number beyond the limit', { 'a.jsonl': '"attempt":4294967294,' }, 10_001],
])('a counter that is %s is not believed: numbers go on far above those in any record', async (_, files, next) => {
  await mkdir(join(folder, 'no night.jsonl'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  expect(await (await open()).next()).toBe(next);
});

test('a counter that is lost again and again in one night never goes back', async () => {
  const night = join(folder, 'a.jsonl');
  let highest = 70;
  await writeFile(night, `"attempt":${highest},`);
  for (let losses = 0; losses < 50; losses += 1) {
    await rm(join(folder, 'attempts'), { force: true });
    const next = await (await open()).next();
    expect(next).toBeGreaterThan(highest);
    highest = next;
    await appendFile(night, `"attempt":${highest},`);
  }
});
