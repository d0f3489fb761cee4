import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestHall } from '../../../host/hall/testing/open-test-hall.ts';
import { EXIT } from '../process.ts';
import { followUntilEnter } from './follow-hall.ts';
import { parseHallOptions, type HallOptions } from './options.ts';

let root: string;
let at: TestHall;
let said: string;
let keyboard: PassThrough;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'follow-'));
  await mkdir(join(root, 'hall'));
  at = await TestHall.open(join(root, 'hall'));
  said = '';
  keyboard = new PassThrough();
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await at.hall.close();
  await rm(root, { recursive: true });
});

function follow(...more: readonly string[]) {
  const broker = at.address.replace(/\/[a-z0-9]+$/, '');
  const parsed = parseHallOptions(['--hall', '--follow', broker, ...more], '1.0.0');
  if (!parsed.ok) throw new Error(parsed.text);
  const { follow: url, ...options } = parsed.options as HallOptions & { readonly follow: URL };
  return followUntilEnter(options, url, keyboard);
}

const places = () => ['--folder', join(root, 'stand-by'), '--key', join(root, 'hall', 'hall.json')];
const says = (text: string) => vi.waitFor(() => expect(said).toContain(text), { timeout: 60_000 });

test('a stand-by takes over at the second Enter while the hall runs', async () => {
  const over = follow(...places());
  await says('All lines are here: 1.');
  keyboard.write('\n');
  await says('still answers');
  keyboard.write('\n');
  expect(await over).toBe(EXIT.well);
});

test('and at the first once it is gone', async () => {
  const over = follow(...places());
  await says('All lines are here: 1.');
  await at.hall.close();
  await says('No connection');
  keyboard.write('\n');
  expect(await over).toBe(EXIT.well);
});

test('where nobody can press a key it says so, and does not take over', async () => {
  keyboard.end();
  expect(await follow(...places())).toBe(EXIT.refused);
  expect(said).toContain('Nobody can press Enter');
});

test('says which option is missing', async () => {
  expect(await follow('--folder', join(root, 'stand-by'))).toBe(EXIT.unusable);
  expect(said).toContain('--key');
});
