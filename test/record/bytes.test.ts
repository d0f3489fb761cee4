import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runReferee } from '../../app/cli/command-line.ts';
import { fakeIo } from '../../app/cli/testing/fake-io.ts';
import { playedEntries } from '../../games/hungarian-war/schema/testing/played-entries.ts';
import type { NightFolder } from '../../host/record/night-folder.ts';
import { openNightFolder } from '../../host/record/nights.ts';
import { recordText } from '../../host/record/testing/record-text.ts';
import { MemoryTable } from '../../host/session/testing/memory-table.ts';

const NAME = 'night.jsonl';
const ROUNDS = [
  [5, 4, 3],
  [6, 1, 2],
] as const;
/** A night of two rounds, the second undone: line 5 opens the first, line 7 the second, which the last line undoes. */
const text = recordText([...playedEntries(ROUNDS), { kind: 'undo', step: 6 }]);
const lines = text.split(/(?<=\n)/);
const roundsBefore = (line: number) => (line <= 5 ? 0 : line <= 7 ? 1 : 2);

let folder: string;
const path = () => join(folder, NAME);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bytes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function onTable(bytes: string, use: (table: MemoryTable<NightFolder>) => Promise<void>): Promise<void> {
  writeFileSync(path(), bytes);
  const table = await MemoryTable.on(await openNightFolder(folder, { app: '0.1.0' }));
  await use(table);
  await table.referee.close();
}

async function told(...args: readonly string[]) {
  const io = fakeIo('');
  const exit = await runReferee([...args, path()], io);
  return { exit, out: JSON.parse(io.written.join('')) as { readonly rounds: readonly unknown[] } };
}

test.each([
  ['cut off within its last line', text.slice(0, -20), lines.length - 1],
  ['cut off before its last newline', text.slice(0, -1), lines.length - 1],
  ['followed by zeros', text + '\0'.repeat(4096), lines.length],
])('a night %s opens with its whole lines, and the rest is saved in another file', async (_, bytes, whole) => {
  await onTable(bytes, async (table) => {
    await table.do({ type: 'lookAtNights' });
    expect(table.console.nights[0]).not.toHaveProperty('trouble');
    expect(table.game.round).toBe(whole < lines.length ? 2 : 1);
  });
  const kept = readFileSync(path(), 'utf8');
  expect(kept).toBe(lines.slice(0, whole).join(''));
  expect(kept + readFileSync(`${path()}.torn`, 'utf8')).toBe(bytes);
});

test.each(lines.map((line, i) => [i + 1, line]))(
  'damage in line %d is named by verify, list and table; exports and salvage contain only rounds before it',
  async (number, line) => {
    const bytes = lines.with(number - 1, line.replace('2026', '2036')).join('');
    writeFileSync(path(), bytes);
    expect(await told('verify')).toMatchObject({ exit: 1, out: { ok: false, faults: [{ line: number, what: 'file' }] } });
    const { exit, out } = await told('export', '--format', 'json');
    expect([exit, out.rounds.length]).toEqual([1, roundsBefore(number)]);
    await onTable(bytes, async (table) => {
      expect(table.table).not.toHaveProperty('game');
      await table.do({ type: 'lookAtNights' });
      expect(table.console.nights).toMatchObject([{ file: NAME, trouble: { line: number } }]);
      const refused = { ok: false, refusal: { code: 'night damaged', params: { file: NAME, line: number } } };
      expect(await table.ask({ type: 'openNight', file: NAME })).toMatchObject(refused);
      if (number === 1) return;
      await table.do({ type: 'openNight', file: NAME, salvage: true });
      expect(table.table.game?.round ?? 0).toBe(roundsBefore(number));
    });
    expect(readFileSync(path(), 'utf8')).toBe(bytes);
    expect(existsSync(`${path()}.torn`)).toBe(false);
    expect(readdirSync(folder).filter((name) => name.endsWith('.jsonl'))).toHaveLength(number === 1 ? 1 : 2);
  },
);

test('a sound night is found sound', async () => {
  writeFileSync(path(), text);
  expect(await told('verify')).toMatchObject({ exit: 0, out: { ok: true } });
});
