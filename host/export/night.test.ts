import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../words/language.ts';
import words from '../../words/generated/export.js';
import questions from '../../words/generated/questions.js';
import room from '../../words/generated/room.js';
import { sayIn } from '../../words/say.ts';
import { EXPORT_FORMATS } from '../contract/night.ts';
import type { Entry } from '../record/line.ts';
import { fingerprintInGroups, makeFingerprint } from '../contract/fingerprint.ts';
import { readBytes, readEntries, recordText } from '../record/testing/record-text.ts';
import { playedEntries } from '../../games/hungarian-war/schema/testing/played-entries.ts';
import { exportNight } from './night.ts';
import { nightReport } from './night-report.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../docs/NIGHTS.md'), 'utf8');
const named: Entry = { kind: 'named', name: 'Tina 30' };
const entries = playedEntries([
  [5, 4, 3],
  [6, 1, 2],
]);

async function reported(some: readonly Entry[]) {
  return nightReport(await readEntries(some));
}

test('every column and key is documented', async () => {
  const night = await reported([...entries, named]);
  const [columns] = exportNight('csv', night, 'en').split('\n');
  for (const column of columns?.split(',') ?? []) expect(DOCUMENT).toContain(`\`${column}\``);
  const keys = new Set<string>();
  JSON.parse(exportNight('json', night, 'en'), (key, value: unknown) => {
    if (!/^[0-9]*$/.test(key) && key !== 'id') keys.add(key);
    return value;
  });
  expect(keys.size).toBeGreaterThan(15);
  // Under `player`, as everywhere.
  keys.delete('name');
  for (const key of keys) expect(DOCUMENT).toContain(`\`${key}\``);
});

test('undone rounds are left out, and the last name is used', async () => {
  const night = await reported([...entries, named, { kind: 'undo', step: 6 }, { kind: 'named', name: 'Tina 31' }]);
  expect(JSON.parse(exportNight('json', night, 'en'))).toMatchObject({ name: 'Tina 31', rounds: [{ round: 1 }], series: [] });
});

test.each(LANGUAGES)('text describes a night in %s, even one without rounds', async (language) => {
  const say = sayIn(language, words, questions, room);
  const text = exportNight('text', await reported([...entries, named]), language);
  expect(text.split('\n')[0]).toBe('Tina 30');
  for (const said of [say('questions-absence-out'), say('room-points'), say('export-round', { round: 2 })])
    expect(text).toContain(said);
  expect(exportNight('text', await reported([]), language)).toContain(say('export-no-round'));
});

test.each(LANGUAGES)('the fingerprint of each round and the head of the record are exported (%s)', async (language) => {
  const say = sayIn(language, words, questions, room);
  const night = await reported(entries);
  const sealed = [...recordText(entries).matchAll(/"kind":"commitments".*"hash":"([0-9a-f]{64})"/g)].map(([, hash = '']) => hash);
  const fingerprints = sealed.map(makeFingerprint);
  expect(night.rounds.map(({ fingerprint }) => fingerprint)).toEqual(fingerprints);
  const text = exportNight('text', night, language);
  for (const each of fingerprints) expect(text).toContain(say('export-fingerprint', { fingerprint: fingerprintInGroups(each) }));
  const { head, rounds } = JSON.parse(exportNight('json', night, language)) as { head: string; rounds: object[] };
  expect(recordText(entries).trimEnd().endsWith(`"hash":"${head}"}`)).toBe(true);
  expect(text.split('\n').at(-1)).toBe(
    say('export-head', { fingerprint: fingerprintInGroups(makeFingerprint(head)), hash: head }),
  );
  expect(rounds).toMatchObject(fingerprints.map((fingerprint) => ({ fingerprint })));
  const rows = exportNight('csv', night, language).split('\n').slice(1);
  expect(new Set(rows.map((row) => row.split(',').at(-1)))).toEqual(
    new Set(fingerprints.map((one) => fingerprintInGroups(one, '-'))),
  );
});

test('text names the line from which a record is damaged', async () => {
  const text = recordText(entries).replace('"attempt":2', '"attempt":3');
  const night = nightReport(await readBytes(text));
  expect(night.fault).toMatchObject({ line: 6 });
  expect(JSON.parse(exportNight('json', night, 'de'))).toMatchObject({ head: null });
  expect(exportNight('text', night, 'de')).toContain(sayIn('de', words)('export-up-to', { line: 6 }));
});

test.each(EXPORT_FORMATS)('%s contains no terminal control characters', async (format) => {
  const night = await reported(entries);
  const name = 'x\u001b]52;c;cm0=\u0007\u009b1m\u007f\u202e\u2028y';
  const rounds = night.rounds.map((round) => ({
    ...round,
    seats: round.seats.map((seat) => ({ ...seat, player: { ...seat.player, name } })),
  }));
  const exported = exportNight(format, { ...night, name, rounds }, 'en');
  expect(exported).not.toMatch(/[^\P{Cc}\n]|[\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
  expect(exported).toContain('52;c;cm0=');
});
