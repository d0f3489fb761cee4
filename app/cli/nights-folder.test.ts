import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { nightsFolder } from './nights-folder.ts';

const platform = Object.getOwnPropertyDescriptor(process, 'platform');

afterEach(() => {
  vi.unstubAllEnvs();
  if (platform !== undefined) Object.defineProperty(process, 'platform', platform);
});

/** The folder where the options name none. */
function folderOn(system: NodeJS.Platform, env: Readonly<Record<string, string | undefined>>): string {
  Object.defineProperty(process, 'platform', { ...platform, value: system });
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return nightsFolder({});
}

it('is the folder that is named, whatever the system', () => {
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
] as const)('is on %s with %j where every earlier version kept the nights', (system, env, folder) => {
  expect(folderOn(system, env)).toBe(folder);
});
