import '../../app/games.ts';
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  linkSync,
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MOST_NIGHT_BYTES } from '../../host/contract/night.ts';
import { exportNight } from '../../host/export/night.ts';
import { nightReport } from '../../host/export/night-report.ts';
import { readRecord } from '../../host/record/reader.ts';
import { recordText } from '../../host/record/testing/record-text.ts';
import { playedEntries } from '../../games/hungarian-war/schema/testing/played-entries.ts';
import { findNight } from './find-night.ts';
import { saveExport } from './save-export.ts';

const ENTRIES = playedEntries([
  [5, 4, 3],
  [6, 1, 2],
]);
const SOUND = recordText([...ENTRIES, { kind: 'named', name: 'Tina 30' }]);

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'referee-night-file-'));
  path = join(folder, '2026-11-21_21.04.33.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is found in a file that holds this, which stays as it is to the byte. */
async function found(text: string | Buffer) {
  writeFileSync(path, text);
  const before = statSync(path, { bigint: true });
  const result = await findNight(path);
  const after = statSync(path, { bigint: true });
  expect(readFileSync(path)).toEqual(Buffer.from(text));
  expect([after.ino, after.mtimeNs, after.ctimeNs]).toEqual([before.ino, before.mtimeNs, before.ctimeNs]);
  expect(readdirSync(folder)).toEqual(['2026-11-21_21.04.33.jsonl']);
  return result;
}

describe('the file of a night', () => {
  it('is found with its date, name, games, people, rounds and the verdict', async () => {
    expect(await found(SOUND)).toMatchObject({
      kind: 'night',
      startedAt: Date.UTC(2026, 10, 21, 20, 4, 33),
      name: 'Tina 30',
      games: [
        { name: { en: 'Hungarian War', de: 'Ungarischer Krieg' }, players: ['Anna', 'Béla', 'Cili'], rounds: 2, winners: [] },
      ],
      verdict: { ok: true, games: 1, rounds: 2, provenByHost: 6, faults: [] },
      late: [],
    });
  });

  it('has no game if none was begun', async () => {
    expect(await found(recordText([]))).toMatchObject({ kind: 'night', games: [], verdict: { ok: true, rounds: 0 } });
  });

  it('names the line of a face that was changed, with a chain that was made anew', async () => {
    const forged = ENTRIES.map((entry) =>
      entry.kind === 'step' && entry.proof !== undefined
        ? {
            ...entry,
            events: (entry.events as object[]).map((event) => ('faces' in event ? { ...event, faces: [6, 6, 6] } : event)),
          }
        : entry,
    );
    const result = await found(recordText(forged));
    expect(result).toMatchObject({ kind: 'night', verdict: { ok: false } });
    expect(result.kind === 'night' && result.verdict.faults.map(({ what }) => what)).toContain('proof');
  });

  it('is read up to a line that is damaged', async () => {
    const lines = SOUND.split('\n');
    const damaged = lines.with(4, lines[4]?.replace('hash', 'hush') ?? '').join('\n');
    expect(await found(damaged)).toMatchObject({ kind: 'night', verdict: { ok: false, faults: [{ line: 5, what: 'file' }] } });
  });

  it('is read again if the referee is in the middle of its last line', async () => {
    const cut = SOUND.length - 40;
    writeFileSync(path, SOUND.slice(0, cut));
    const reading = findNight(path);
    setTimeout(() => appendFileSync(path, SOUND.slice(cut)), 20);
    expect(await reading).toMatchObject({ kind: 'night', name: 'Tina 30', verdict: { ok: true } });
  });

  it.each([
    ['nothing', '', 'foreign'],
    ['another file', '{"a":1}\n', 'foreign'],
    ['noise', Buffer.from([0, 255, 254, 10, 128]), 'foreign'],
    ['a record without its first line', SOUND.slice(SOUND.indexOf('\n') + 1), 'damaged'],
    ['a record with a damaged first line', SOUND.replace(/"format":\d+/, '"format":"two"'), 'damaged'],
  ])('holds no night if it holds %s', async (_, text, kind) => {
    expect(await found(text)).toMatchObject({ kind: 'no night', trouble: { kind } });
  });

  it('may be written by a newer version', async () => {
    expect(await found(recordText([], 99))).toEqual({ kind: 'no night', trouble: { kind: 'newer', format: 99 } });
  });

  it('is not read if it is larger than any night', async () => {
    writeFileSync(path, SOUND);
    truncateSync(path, MOST_NIGHT_BYTES + 1);
    const found = { kind: 'no night', trouble: { kind: 'too large' } };
    expect(await findNight(path)).toEqual(found);
    expect(await saveExport({ path, target: join(folder, 'a.csv'), format: 'csv', language: 'en' })).toEqual({ found });
  });

  it('is looked at by its beginning alone if it is a large file of another kind', async () => {
    writeFileSync(path, 'MZ');
    truncateSync(path, 20 * MOST_NIGHT_BYTES);
    expect(await findNight(path)).toMatchObject({ kind: 'no night', trouble: { kind: 'foreign' } });
  });

  it('may be gone, a folder, or behind a link', async () => {
    expect(await findNight(path)).toEqual({ kind: 'gone' });
    mkdirSync(join(folder, 'night.jsonl'));
    expect(await findNight(join(folder, 'night.jsonl'))).toMatchObject({ trouble: { kind: 'foreign' } });
    writeFileSync(path, SOUND);
    symlinkSync(path, join(folder, 'link'));
    expect(await findNight(join(folder, 'link'))).toMatchObject({ kind: 'night', name: 'Tina 30' });
    symlinkSync(join(folder, 'nowhere'), join(folder, 'broken'));
    expect(await findNight(join(folder, 'broken'))).toEqual({ kind: 'gone' });
  });

  it.skipIf(process.platform === 'win32')('is not waited for if it is a pipe or a device', async () => {
    execFileSync('mkfifo', [path]);
    for (const special of [path, '/dev/zero'])
      expect(await findNight(special)).toMatchObject({ kind: 'no night', trouble: { kind: 'foreign' } });
  });
});

describe('an export of it', () => {
  const night = (text = SOUND) => {
    writeFileSync(path, text);
    return path;
  };

  it.each(['csv', 'json', 'text'] as const)('holds as %s what the command exports', async (format) => {
    const target = join(folder, 'export');
    writeFileSync(target, 'an older export');
    expect(await saveExport({ path: night(), target, format, language: 'hu' })).toEqual({
      kind: 'saved',
      path: target,
      rounds: 2,
    });
    const said = exportNight(format, nightReport(await readRecord(path)), 'hu');
    expect(readFileSync(target, 'utf8').replace(/^\uFEFF/, '')).toBe(`${said}\n`);
    expect(readFileSync(path, 'utf8')).toBe(SOUND);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('holds what comes before a damaged line, and says so', async () => {
    const lines = SOUND.split('\n');
    const damaged = lines.with(5, '{').join('\n');
    const target = join(folder, 'a.csv');
    expect(await saveExport({ path: night(damaged), target, format: 'csv', language: 'en' })).toMatchObject({
      kind: 'saved',
      from: 6,
    });
  });

  it.each<[string, (target: string) => void]>([
    ['the night itself', () => undefined],
    ['a link to it', (target) => symlinkSync(path, target)],
    ['another name of it', (target) => linkSync(path, target)],
    ['another night', (target) => writeFileSync(target, recordText([]))],
    ['a damaged night', (target) => writeFileSync(target, SOUND.replace(/"format":\d+/, '"format":"two"'))],
    ['a night of a newer version', (target) => writeFileSync(target, recordText([], 99))],
  ])('never replaces %s', async (what, make) => {
    night();
    const target = what === 'the night itself' ? path : join(folder, 'other.jsonl');
    make(target);
    const before = readFileSync(target);
    expect(await saveExport({ path, target, format: 'text', language: 'en' })).toEqual({ kind: 'is a night', path: target });
    expect(readFileSync(target)).toEqual(before);
    expect(readFileSync(path, 'utf8')).toBe(SOUND);
  });

  it.each<[string, string | undefined, object]>([
    ['has gone', undefined, { kind: 'gone' }],
    ['is no night any more', 'shopping', { kind: 'no night', trouble: { kind: 'foreign' } }],
  ])('says that the night %s, and writes nothing', async (_what, text, found) => {
    if (text !== undefined) night(text);
    const job = { path, target: join(folder, 'a.csv'), format: 'csv', language: 'en' } as const;
    expect(await saveExport(job)).toEqual({ found });
    expect(existsSync(job.target)).toBe(false);
  });

  it('says why it cannot be written, and leaves no half of it', async () => {
    mkdirSync(join(folder, 'folder'));
    for (const [target, code] of [
      [join(folder, 'no', 'where.csv'), 'ENOENT'],
      [join(folder, 'folder'), 'EISDIR'],
    ] as const)
      expect(await saveExport({ path: night(), target, format: 'csv', language: 'en' })).toEqual({ kind: 'failed', code });
    expect(readdirSync(folder)).toHaveLength(2);
  });
});
