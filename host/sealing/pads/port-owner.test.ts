import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { portOwner } from './port-owner.ts';

let folder: string;
let port: string;
let program: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'owner-'));
  port = join(folder, 'ttyUSB0');
  await writeFile(port, '');
});
afterEach(async () => {
  program?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

describe.runIf(process.platform === 'linux')('the program that holds a port', () => {
  it('is found in /proc, even for a link to the port', async () => {
    program = spawn('sh', ['-c', 'exec 9<"$1"; echo; exec tail -f /dev/null', 'sh', port]);
    await once(program.stdout ?? program, 'data');
    const link = join(folder, 'anna');
    await symlink(port, link);
    expect(await portOwner(port)).toMatch(/^(sh|tail|coreutils)$/);
    expect(await portOwner(link)).toMatch(/^(sh|tail|coreutils)$/);
  });

  it('is undefined if no program has the port open or there is no /proc', async () => {
    expect(await portOwner(port)).toBeUndefined();
    expect(await portOwner(port, join(folder, 'nothing'))).toBeUndefined();
  });
});
