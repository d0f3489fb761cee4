import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fetchElectron, findElectron } from './electron-binary.ts';

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

function write(file: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, mode);
}

it('is where path.txt says, once it is really there', () => {
  expect(findElectron(root, {})).toBeUndefined();
  write(join(folder, 'path.txt'), 'electron');
  expect(findElectron(root, {})).toBeUndefined();
  write(join(folder, 'dist/electron'), '', 0o755);
  expect(findElectron(root, {})).toBe(join(folder, 'dist/electron'));
});

it('is nowhere else when told where to look', () => {
  write(join(folder, 'path.txt'), 'electron');
  write(join(folder, 'dist/electron'), '', 0o755);
  const env = { ELECTRON_OVERRIDE_DIST_PATH: join(root, 'other') };
  expect(findElectron(root, env, 'linux')).toBeUndefined();
  write(join(root, 'other/electron'), '', 0o755);
  expect(findElectron(root, env, 'linux')).toBe(join(root, 'other/electron'));
  write(join(root, 'other/electron.exe'), '', 0o755);
  expect(findElectron(root, env, 'win32')).toBe(join(root, 'other/electron.exe'));
});

it('comes by its own installer', async () => {
  const install = `const fs = require('fs'), at = (f) => require('path').join(__dirname, f);
    fs.mkdirSync(at('dist')); fs.writeFileSync(at('dist/electron'), '', { mode: 0o755 }); fs.writeFileSync(at('path.txt'), 'electron');`;
  write(join(folder, 'install.js'), install);
  expect(await fetchElectron(root, 60_000, {})).toBe(join(folder, 'dist/electron'));
});

it('is given up on when its installer fails or takes too long', async () => {
  write(join(folder, 'install.js'), 'process.exit(1)');
  expect(await fetchElectron(root, 60_000, {})).toBeUndefined();
  write(join(folder, 'install.js'), 'setInterval(() => {}, 1000)');
  expect(await fetchElectron(root, 200, {})).toBeUndefined();
});
