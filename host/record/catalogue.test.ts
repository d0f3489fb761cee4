import { appendFile, mkdir, mkdtemp, rename, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playedEntries } from '../../games/hungarian-war/schema/testing/played-entries.ts';
import { MOST_NIGHT_BYTES } from '../contract/night.ts';
import { catalogueOf, summarise } from './catalogue.ts';
import type { Entry, StepLine } from './line.ts';
import { recordText } from './testing/record-text.ts';

const STARTED_AT = Date.UTC(2026, 10, 21, 20, 4, 33);
const LONG_AGO = new Date(2001, 0, 1);
const entries = playedEntries([[6, 1, 2]]);
const named = (name: string): Entry => ({ kind: 'named', name });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A damaged file, last written to long ago. */
async function put(file: string, content: string): Promise<void> {
  await writeFile(join(folder, file), content);
  await utimes(join(folder, file), LONG_AGO, LONG_AGO);
}

test('every file named like a night is listed, with what is wrong with it', async () => {
  const text = recordText([...entries, named('Tina')]);
  const lines = text.split('\n');
  await put('a good.jsonl', text);
  await put('b torn.jsonl', text.slice(0, -5));
  await put('c damaged.jsonl', text.replace('Anna', 'Anne'));
  await put('d headless.jsonl', text.replace('"app":"0.1.0"', '"app":"0.1.1"'));
  await put('e newer.jsonl', [lines[0]?.replace(/"format":\d+/, '"format":7'), 'what only it knows', ''].join('\n'));
  await put('f foreign.jsonl', '{"some":"thing"}\n');
  await put('g empty.jsonl', '');
  await put('h one long line.jsonl', 'x'.repeat(5_000_000));
  await put('no night.txt', text);
  await mkdir(join(folder, 'i folder.jsonl'));
  await symlink(join(folder, 'nowhere'), join(folder, 'j dangling.jsonl'));
  await symlink(join(folder, 'k loop.jsonl'), join(folder, 'k loop.jsonl'));
  await symlink(join(folder, 'a good.jsonl'), join(folder, 'l link.jsonl'));
  execFileSync('mkfifo', [join(folder, 'm pipe.jsonl')]);
  await put('n too large.jsonl', text);
  await truncate(join(folder, 'n too large.jsonl'), 3e9);
  await put('o long line.jsonl', lines.slice(0, 3).join('\n'));
  await truncate(join(folder, 'o long line.jsonl'), MOST_NIGHT_BYTES);
  const begun = entries[1] as StepLine;
  await put('p newer game.jsonl', recordText([...entries, { ...begun, rulebook: 'a-sixth-game' as typeof begun.rulebook }]));

  const list = await catalogueOf(folder)();
  const good = { startedAt: STARTED_AT, games: 1 };
  expect(Object.fromEntries(list.map(({ file, ...what }) => [file, what]))).toMatchObject({
    'a good.jsonl': { ...good, name: 'Tina' },
    'b torn.jsonl': good,
    'c damaged.jsonl': { startedAt: STARTED_AT, games: 0, trouble: { kind: 'damaged', line: 3 } },
    'd headless.jsonl': { trouble: { kind: 'damaged', line: 1 }, startedAt: LONG_AGO.getTime() },
    'e newer.jsonl': { trouble: { kind: 'newer', format: 7 } },
    'f foreign.jsonl': { trouble: { kind: 'foreign' } },
    'g empty.jsonl': { trouble: { kind: 'foreign' } },
    'h one long line.jsonl': { trouble: { kind: 'foreign' } },
    'i folder.jsonl': { trouble: { kind: 'foreign' } },
    'j dangling.jsonl': { trouble: { kind: 'unreadable', code: 'ELOOP' } },
    'k loop.jsonl': { trouble: { kind: 'unreadable', code: 'ELOOP' } },
    // Its target is not read, even if an intact night is there.
    'l link.jsonl': { games: 0, trouble: { kind: 'unreadable', code: 'ELOOP' } },
    'm pipe.jsonl': { trouble: { kind: 'foreign' } },
    'n too large.jsonl': { trouble: { kind: 'too large' } },
    'o long line.jsonl': { ...good, games: 0, trouble: { kind: 'damaged', line: 3 } },
    'p newer game.jsonl': { ...good, trouble: { kind: 'newer' } },
  });
  expect(list).toHaveLength(16);
  expect(list.map(({ startedAt }) => startedAt)).toEqual(list.map(({ startedAt }) => startedAt).toSorted((a, b) => a - b));
});

test('a night is listed with its last name and the games that were not undone', async () => {
  const again: Entry = {
    kind: 'step',
    rulebook: 'hungarian-war',
    command: {},
    events: (entries[1] as StepLine).events,
  };
  const [begun, undone] = [entries.length + 1, { kind: 'undo', step: entries.length + 1 } as const];
  const games = async (more: readonly Entry[]) => {
    await writeFile(join(folder, 'a.jsonl'), recordText([...entries, ...more]));
    const [{ games: count, name } = { games: -1, name: undefined }] = await catalogueOf(folder)();
    return [count, name];
  };
  expect(await games([again])).toEqual([2, undefined]);
  expect(await games([again, undone, named('one'), named('two')])).toEqual([1, 'two']);
  expect(await games([again, undone, { kind: 'redo', step: begun }, named('one'), named('')])).toEqual([2, undefined]);
});

test('a file is read once, and again only after it has changed', async () => {
  const text = recordText(entries);
  const read: string[] = [];
  const catalogue = catalogueOf(folder, (path, file) => {
    read.push(file);
    return summarise(path, file);
  });
  const readBy = async () => {
    await catalogue();
    return read.splice(0).sort();
  };
  for (const file of ['a.jsonl', 'b.jsonl', 'c.jsonl']) await writeFile(join(folder, file), text);
  await writeFile(join(folder, 'foreign.jsonl'), 'hello');
  expect(await readBy()).toEqual(['a.jsonl', 'b.jsonl', 'c.jsonl', 'foreign.jsonl']);
  expect(await readBy()).toEqual([]);
  await appendFile(join(folder, 'b.jsonl'), recordText([...entries, named('b')]).slice(text.length));
  expect(await readBy()).toEqual(['b.jsonl']);
  // The same length, and as old as a copy may claim to be.
  await put('c.jsonl', text.replace('Anna', 'Anne'));
  expect(await readBy()).toEqual(['c.jsonl']);
  await rename(join(folder, 'a.jsonl'), join(folder, 'd.jsonl'));
  expect(await readBy()).toEqual(['d.jsonl']);
  expect((await catalogue()).map(({ name }) => name)).toContain('b');
});

test('open nights are not read from disk, and a missing folder is an empty list', async () => {
  await writeFile(join(folder, 'a.jsonl'), 'half written');
  const summary = { file: 'a.jsonl', startedAt: 1, games: 3 };
  expect(await catalogueOf(folder)((file) => (file === 'a.jsonl' ? summary : undefined))).toEqual([summary]);
  expect(await catalogueOf(join(folder, 'none'))()).toEqual([]);
});
