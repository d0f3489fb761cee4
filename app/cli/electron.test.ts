import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseShell, fetchElectron, findElectron, runElectron, type Surroundings } from './electron.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'referee-electron-'));
  folder = join(root, 'node_modules/electron');
  write(join(root, 'package.json'), '{}');
  write(join(folder, 'package.json'), '{ "name": "electron" }');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(file: string, text: string, mode = 0o644): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, mode);
  return file;
}

describe('the Electron binary', () => {
  it('is found where path.txt points, once it exists', () => {
    expect(findElectron(root, {})).toBeUndefined();
    write(join(folder, 'path.txt'), 'electron');
    expect(findElectron(root, {})).toBeUndefined();
    const binary = write(join(folder, 'dist/electron'), '', 0o755);
    expect(findElectron(root, {})).toBe(binary);
  });

  it('is looked for in the overriding folder only, if one is set', () => {
    write(join(folder, 'path.txt'), 'electron');
    write(join(folder, 'dist/electron'), '', 0o755);
    const env = { ELECTRON_OVERRIDE_DIST_PATH: join(root, 'other') };
    expect(findElectron(root, env, 'linux')).toBeUndefined();
    const [linux, windows] = ['electron', 'electron.exe'].map((name) => write(join(root, 'other', name), '', 0o755));
    expect(findElectron(root, env, 'linux')).toBe(linux);
    expect(findElectron(root, env, 'win32')).toBe(windows);
  });

  it('is fetched by its own installer', async () => {
    const install = `const fs = require('fs'), at = (f) => require('path').join(__dirname, f);
    fs.mkdirSync(at('dist')); fs.writeFileSync(at('dist/electron'), '', { mode: 0o755 }); fs.writeFileSync(at('path.txt'), 'electron');`;
    write(join(folder, 'install.js'), install);
    expect(await fetchElectron(root, 60_000, {})).toBe(join(folder, 'dist/electron'));
  });

  it('is given up on if its installer fails or takes too long', async () => {
    write(join(folder, 'install.js'), 'process.exit(1)');
    expect(await fetchElectron(root, 60_000, {})).toBeUndefined();
    write(join(folder, 'install.js'), 'setInterval(() => {}, 1000)');
    expect(await fetchElectron(root, 200, {})).toBeUndefined();
  });
});

describe('how the desktop shell ended', () => {
  it.each([
    ['normally', 'exit 0', { kind: 'exited', exitCode: 0 }],
    ['because it refused', 'exit 10', { kind: 'exited', exitCode: 1 }],
    ['because of its arguments', 'exit 2', { kind: 'exited', exitCode: 2 }],
    ['when it was asked twice', 'exit 130', { kind: 'exited', exitCode: 130 }],
    ['when it was asked', 'kill -TERM $$', { kind: 'exited', exitCode: 0 }],
    ['without a display', 'exit 1', { kind: 'crashed', how: 'exit code 1' }],
    ['without a sandbox', 'kill -TRAP $$', { kind: 'crashed', how: 'SIGTRAP' }],
  ])('%s', async (_how, script, ended) => {
    const executable = write(join(root, 'electron'), `#!/bin/sh\n${script}\n`, 0o755);
    expect(await runElectron(executable, root, [])).toEqual(ended);
  });

  it('because there is nothing to run', async () => {
    const how: unknown = expect.stringContaining('ENOENT');
    expect(await runElectron(join(root, 'nothing'), root, [])).toEqual({ kind: 'crashed', how });
  });
});

const options = { port: [], browser: false, newKey: false, lan: false, takeOver: false, open: true, sandbox: true };
const desktop: Surroundings = {
  platform: 'linux',
  env: { DISPLAY: ':0' },
  uid: 1000,
  electron: () => Promise.resolve('/dist/electron'),
};

it.each([
  ['on a desktop', {}, {}],
  ['on a Wayland desktop', {}, { env: { WAYLAND_DISPLAY: 'wayland-0' } }],
  ['on a Mac, which has no DISPLAY', {}, { platform: 'darwin', env: {} }],
  ['as root without the sandbox', { sandbox: false }, { uid: 0 }],
] as const)('opens its own windows: %s', async (_where, chosen, around) => {
  expect(await chooseShell({ ...options, ...chosen }, { ...desktop, ...around })).toEqual({
    shell: 'electron',
    executable: '/dist/electron',
  });
});

it.each([
  ['--browser', { browser: true }, {}],
  ['no display', {}, { env: { DISPLAY: '' } }],
  ['root', {}, { uid: 0 }],
  ['no Electron binary', {}, { electron: () => Promise.resolve(undefined) }],
] as const)('opens in the browser and says why: %s', async (named, chosen, around) => {
  const shell = await chooseShell({ ...options, ...chosen }, { ...desktop, ...around });
  expect(shell).toMatchObject({ shell: 'browser', why: expect.stringContaining(named) as string });
});

it('looks for the binary only if it could be used', async () => {
  const electron = () => Promise.reject(new Error('asked'));
  await expect(chooseShell(options, { ...desktop, env: {}, electron })).resolves.toMatchObject({ shell: 'browser' });
});
