import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isStale } from './build.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'referee-build-'));
  touch('scripts/build.ts', 100);
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Creates a file whose time of change, and that of its folders, is this moment, in seconds since 1970. */
function touch(path: string, at: number): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  for (let one = file; one !== root; one = dirname(one)) utimesSync(one, at, at);
}

it('pages that were never built are stale', () => {
  expect(isStale(root, 'renderer')).toBe(true);
});

it('pages built after their last source are not stale', () => {
  touch('renderer/room/Table.svelte', 100);
  touch('dist/renderer/table.html', 200);
  expect(isStale(root, 'renderer')).toBe(false);
});

it.each(['renderer/dealer/Console.svelte', 'words/en/room.ts', 'host/contract/view.ts', 'vite.config.ts'])(
  'a newer %s makes the pages stale',
  (source) => {
    touch('dist/renderer/table.html', 200);
    touch(source, 300);
    expect(isStale(root, 'renderer')).toBe(true);
  },
);

it('in a package without sources, nothing is stale', () => {
  rmSync(join(root, 'scripts'), { recursive: true });
  touch('package.json', 300);
  expect(isStale(root, 'renderer')).toBe(false);
});

it('a newer test makes nothing stale', () => {
  touch('app/cli/referee.ts', 100);
  touch('dist/cli/referee.js', 200);
  for (const test of ['app/cli/referee.test.ts', 'app/testing/fake-io.ts']) touch(test, 300);
  for (const folder of ['app/cli', 'app']) utimesSync(join(root, folder), 100, 100);
  expect(isStale(root, 'cli')).toBe(false);
});

it('a file that was removed makes its part stale', () => {
  touch('app/cli/old.ts', 100);
  touch('dist/cli/referee.js', 200);
  rmSync(join(root, 'app/cli/old.ts'));
  expect(isStale(root, 'cli')).toBe(true);
});

it('a newer page does not make the desktop shell stale', () => {
  touch('electron/main.ts', 100);
  touch('dist/electron/preload.cjs', 200);
  touch('renderer/room/Table.svelte', 300);
  expect(isStale(root, 'electron')).toBe(false);
});
