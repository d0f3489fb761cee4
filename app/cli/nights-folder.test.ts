import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awaitFolder, NoTable, nightsFolder } from './nights-folder.ts';

const platform = Object.getOwnPropertyDescriptor(process, 'platform');

afterEach(() => {
  vi.unstubAllEnvs();
  if (platform !== undefined) Object.defineProperty(process, 'platform', platform);
});

describe('the folder of the nights', () => {
  /** The folder if the options name none. */
  function folderOn(system: NodeJS.Platform, env: Readonly<Record<string, string | undefined>>): string {
    Object.defineProperty(process, 'platform', { ...platform, value: system });
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    return nightsFolder({});
  }

  it('is the named one on every system', () => {
    expect(nightsFolder({ nights: 'here' })).toBe(resolve('here'));
  });

  it.each([
    ['linux', { XDG_DATA_HOME: '/data' }, '/data/hungarian-war-referee/nights'],
    ['linux', { XDG_DATA_HOME: '' }, join(homedir(), '.local/share/hungarian-war-referee/nights')],
    ['linux', { XDG_DATA_HOME: undefined }, join(homedir(), '.local/share/hungarian-war-referee/nights')],
    ['linux', { XDG_DATA_HOME: 'data' }, join(homedir(), '.local/share/hungarian-war-referee/nights')],
    ['darwin', {}, join(homedir(), 'Library/Application Support/hungarian-war-referee/nights')],
    ['win32', { LOCALAPPDATA: '/local' }, '/local/hungarian-war-referee/nights'],
    ['win32', { LOCALAPPDATA: undefined }, join(homedir(), 'AppData/Local/hungarian-war-referee/nights')],
  ] as const)('is on %s with %j the folder that every earlier version used', (system, env, folder) => {
    expect(folderOn(system, env)).toBe(folder);
  });
});

describe('a disk', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'folder-answers-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it.each(['/', '/no/such/folder', '/dev/null/x', 'a\0b'])('can be asked about %j without an error', async (path) => {
    await awaitFolder(path, () => expect.fail('it must not wait'));
  });

  it.runIf(process.platform !== 'win32')('that has gone does not answer, and is not waited for endlessly', async () => {
    const program = join(folder, 'test');
    writeFileSync(program, '#!/bin/sh\nexec /bin/sleep 600\n');
    chmodSync(program, 0o755);
    vi.stubEnv('PATH', folder);
    const said: string[] = [];
    await expect(awaitFolder('/', (sentence) => said.push(sentence), 50)).rejects.toThrow(NoTable);
    expect(said).toEqual(['Waiting for the disk of / …']);
  });
});
