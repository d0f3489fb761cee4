import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemDisk } from './disk.ts';
import { heldDisk, lockFolder as lock } from './lock.ts';

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
const claim = (pid: number, start: string, machine = hostname()) =>
  writeFile(join(folder, claimName(pid)), JSON.stringify({ pid, start, machine }));

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

test('the claim of a process that has ended is removed', async () => {
  const pid = await deadPid();
  await claim(pid, 'whenever');
  await lockFolder(folder);
  expect(await readdir(folder)).not.toContain(claimName(pid));
});

test('a half-written claim counts for the process in its name', async () => {
  const dead = await deadPid();
  await writeFile(join(folder, claimName(dead)), '{"pid"');
  await (
    await lockFolder(folder)
  )();
  await writeFile(join(folder, claimName(process.pid)), '{"pid"');
  await expect(lockFolder(folder)).rejects.toMatchObject({ refusal: { code: 'night in use' } });
});

test.runIf(process.platform === 'linux')('another process with the same number does not hold the folder', async () => {
  await claim(process.pid, 'another boot:12345');
  await lockFolder(folder);
  expect(await readdir(folder)).not.toContain(claimName(process.pid));
});

test('a claim from another machine stands, because nobody here can tell whether its process runs', async () => {
  await claim(await deadPid(), 'whenever', 'another-machine');
  await expect(lockFolder(folder)).rejects.toMatchObject({ refusal: { code: 'night in use' } });
});

test.runIf(existsSync('/etc/machine-id'))('a computer that was renamed still recognises its own claims', async () => {
  await lockFolder(folder);
  const [held = ''] = await readdir(folder);
  const { machine } = JSON.parse(await readFile(join(folder, held), 'utf8')) as { readonly machine: string };
  expect(machine).not.toBe(hostname());
  await rm(join(folder, held));
  await claim(await deadPid(), 'whenever', machine);
  await (
    await lockFolder(folder)
  )();
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
