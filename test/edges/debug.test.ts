import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../support/start.ts';

const DEBUG = { DEBUG: '*' };
/** How every line of the package `debug` begins where nobody watches a terminal. */
const DEBUG_LINE = /^\d{4}-\d\d-\d\dT[\d:.]+Z \w/m;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'referee-debug-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('no library prints what it sends when pads are listed', async () => {
  const pads = run(['scripts/launch.js', 'referee', 'pads', '--port', join(folder, 'none')], DEBUG);
  await pads.ended;
  expect(pads.said()).toContain('"ports"');
  expect(pads.said()).not.toMatch(DEBUG_LINE);
});

it.each([
  ['a table', ['--browser', '--no-open', '--nights']],
  ['a hall', ['--hall', '--no-open', '--folder']],
])('no library prints what it sends while %s runs', async (_, args) => {
  const table = run(['scripts/launch.js', 'start', ...args, join(folder, args[0] ?? '')], DEBUG);
  await table.waitFor(/http:\/\/127/);
  await table.stop();
  expect(table.said()).not.toMatch(DEBUG_LINE);
});

it('the windows load no library before the variable is cleared', () => {
  const statics = (file: string): readonly string[] => {
    const code = readFileSync(join(import.meta.dirname, '../../dist/electron', file), 'utf8');
    const named = [...code.matchAll(/^import [^"]*"([^"]+)"/gm)].map(([, name = '']) => name);
    return named.flatMap((name) => (name.startsWith('./') ? statics(name) : name.startsWith('node:') ? [] : [name]));
  };
  expect(statics('main.js')).toEqual(['electron']);
});
