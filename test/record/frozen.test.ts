import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { exportNight } from '../../host/export/night.ts';
import { nightReport } from '../../host/export/night-report.ts';
import { RECORD_FORMAT } from '../../host/record/line.ts';
import { openNightFolder } from '../../host/record/nights.ts';
import { readRecord } from '../../host/record/reader.ts';
import { verify } from '../../host/record/verify/verify.ts';
import { MemoryTable } from '../../host/session/testing/memory-table.ts';

/**
 * One night of each format, as a host of that format wrote it, and its exports: of keys, a real die and a bot, with a face that
 * is missing, an undo, a redo and a name. A new format adds its own and changes none of these.
 */
const FORMATS = Array.from({ length: RECORD_FORMAT }, (_, before) => before + 1);
const frozen = (name: string) => join(import.meta.dirname, 'frozen', name);
const text = (name: string) => readFileSync(frozen(name), 'utf8');

test.each(FORMATS)('a night of format %i verifies and exports as it did', async (format) => {
  const record = await readRecord(frozen(`format-${format}.jsonl`));
  expect(record.header?.format).toBe(format);
  expect(verify(record)).toMatchObject({ ok: true, faults: [], lines: 11, games: 1, rounds: 3, proven: 5, typed: 3 });
  const report = nightReport(record);
  expect(JSON.parse(exportNight('json', report, 'en'))).toEqual(JSON.parse(text(`format-${format}.json`)));
  expect(`${exportNight('csv', report, 'en')}\n`).toBe(text(`format-${format}.csv`));
});

test.each(FORMATS)('a night of format %i opens, goes on in its own format, and verifies again', async (format) => {
  const folder = mkdtempSync(join(tmpdir(), 'frozen-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'night.jsonl');
  copyFileSync(frozen(`format-${format}.jsonl`), file);
  const table = await MemoryTable.on(await openNightFolder(folder, { app: '0.0.0' }));
  expect(table.table.night.name).toBe(`format-${format}`);
  expect(table.game.round).toBe(3);
  await table.do({ type: 'undo', n: table.console.undo?.n });
  await table.do({ type: 'nameNight', file: 'night.jsonl', name: 'opened again' });
  await table.referee.close();
  const again = await readRecord(file);
  expect(again.header?.format).toBe(format);
  expect(verify(again)).toMatchObject({ ok: true, faults: [] });
  expect(nightReport(again)).toMatchObject({ name: 'opened again', rounds: { length: 2 } });
});
