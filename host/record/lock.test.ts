import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemDisk } from './disk.ts';
import { findHolder, heldDisk, lockFolder as lock } from './lock.ts';

const BOOT = '/proc/sys/kernel/random/boot_id';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
const lockFolder = async (path: string) => (await lock(systemDisk, path)).release;
afterEach(() => rm(folder, { recursive: true }));

/** A process number that was given out and is free again. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

const claimName = (pid: number) => `host-${pid}-0123456789ab.lock`;
const boot = existsSync(BOOT) ? readFileSync(BOOT, 'utf8').trim() : undefined;
/** A process that lives as long as this one. */
const living = process.ppid;

test('only one host at a time gets in, and the refusal names the claim in the way', async () => {
  const release = await lockFolder(folder);
  const [held] = await readdir(folder);
  await expect(lockFolder(folder)).rejects.toMatchObject({ refusal: { code: 'night in use', params: { file: held } } });
  expect(await readdir(folder)).toEqual([held]);
  await release();
  expect(await readdir(folder)).toEqual([]);
  await (
    await lockFolder(folder)
  )();
});

test('if several hosts come at once, at most one gets in and the others leave no claim behind', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  const holders = tries.filter(({ status }) => status === 'fulfilled');
  expect(holders.length).toBeLessThanOrEqual(1);
  expect(await readdir(folder)).toHaveLength(holders.length);
});

test.each<[string, () => object | string | Promise<object>, number?]>([
  ['of a process that has ended', async () => ({ pid: await deadPid(), host: hostname() })],
  ['of this number, but of another process', () => ({ pid: process.pid, host: hostname(), boot })],
  ['of a process before the last boot', () => ({ pid: living, host: hostname(), boot: 'another' })],
  ['that is half written, of no process', () => '{"pid"', 999_999_999],
])('a claim %s is removed', async (_, claim, named = living) => {
  const content = await claim();
  await writeFile(join(folder, claimName(named)), typeof content === 'string' ? content : JSON.stringify(content));
  const release = await lockFolder(folder);
  expect(await readdir(folder)).not.toContain(claimName(named));
  await release();
});

test.each([
  ['of a process that runs', JSON.stringify({ pid: living, host: hostname(), boot }), boot !== undefined],
  ['from another computer, because nobody here can tell', JSON.stringify({ pid: 999_999_999, host: 'elsewhere', boot }), false],
  ['of an older version, likewise', JSON.stringify({ pid: 999_999_999, start: '', machine: hostname() }), false],
  ['that is half written, for the process in its name', '{"pid"', false],
])('a claim %s stands', async (_, content, runs) => {
  await writeFile(join(folder, claimName(living)), content);
  await expect(lockFolder(folder)).rejects.toMatchObject({ refusal: { code: 'night in use' } });
  expect(await findHolder(folder)).toMatchObject({ file: claimName(living), runs });
  const taken = lock(systemDisk, folder, true);
  if (runs) await expect(taken).rejects.toMatchObject({ refusal: { code: 'night in use' } });
  else expect((await taken).tookOver).toBe(true);
});

test('what fails because another host took over in the middle of it fails with that reason', async () => {
  const { held } = await lock(systemDisk, folder);
  const rename = async () => {
    for (const name of await readdir(folder)) await rm(join(folder, name));
    return Promise.reject(Object.assign(new Error('swept away'), { code: 'ENOENT' }));
  };
  const disk = heldDisk({ ...systemDisk, rename }, { held });
  await expect(disk.rename(join(folder, 'a.new'), join(folder, 'a'))).rejects.toMatchObject({ code: 'ETAKENOVER' });
});
