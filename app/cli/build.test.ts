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

/** What was touched when, and whether the part is stale then. */
it.each([
  ['renderer', true, 'was never built', {}],
  ['renderer', false, 'was built after its last source', { 'renderer/room/Table.svelte': 100, 'dist/renderer/table.html': 200 }],
  ...['renderer/dealer/Console.svelte', 'words/en/room.ts', 'host/contract/view.ts', 'vite.config.ts'].map(
    (newer) => ['renderer', true, `is older than ${newer}`, { 'dist/renderer/table.html': 200, [newer]: 300 }] as const,
  ),
  ['electron', false, 'is older than a page', { 'dist/electron/preload.cjs': 200, 'renderer/room/Table.svelte': 300 }],
] as const)('%s is stale (%s) if it %s', (part, stale, _what, touched) => {
  for (const [path, at] of Object.entries(touched)) touch(path, at);
  expect(isStale(root, part)).toBe(stale);
});

it('in a package without sources, nothing is stale', () => {
  rmSync(join(root, 'scripts'), { recursive: true });
  touch('package.json', 300);
  expect(isStale(root, 'renderer')).toBe(false);
});

it('a newer test makes nothing stale, and a file that was removed makes its part stale', () => {
  for (const source of ['app/cli/referee.ts', 'app/cli/old.ts']) touch(source, 100);
  touch('dist/cli/referee.js', 200);
  for (const test of ['app/cli/referee.test.ts', 'app/testing/fake-io.ts']) touch(test, 300);
  for (const folder of ['app/cli', 'app']) utimesSync(join(root, folder), 100, 100);
  expect(isStale(root, 'cli')).toBe(false);
  rmSync(join(root, 'app/cli/old.ts'));
  expect(isStale(root, 'cli')).toBe(true);
});
