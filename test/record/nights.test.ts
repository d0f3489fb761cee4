import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openNightFolder } from '../../host/record/nights.ts';
import { readRecord } from '../../host/record/reader.ts';
import { verify } from '../../host/record/verify/verify.ts';
import { beginCommand, bot, die, keys } from '../../host/session/testing/memory-table.ts';
import { diceRound, inPhase, PATIENCE, RealNights, sealed } from './real-nights.ts';
import { RECORD_FORMAT } from '../../host/record/line.ts';

let nights: RealNights;
beforeEach(() => {
  nights = new RealNights();
});
afterEach(() => nights.remove());

const three = beginCommand([die, die, die], { house: { cards: 'dealt' } });
const refusal = (code: string) => expect.objectContaining({ ok: false, refusal: expect.objectContaining({ code }) as unknown });

/** A night of one round that is closed, and the night that is open after it. */
async function twoNights() {
  const table = await nights.start();
  await table.do(three);
  await diceRound(table, 6, 1, 2);
  const old = basename(table.console.recordFile);
  await table.do({ type: 'newNight' });
  await table.clock.pass(1_000);
  await table.do(three);
  return { table, old, open: basename(table.console.recordFile) };
}

async function verdict(file: string) {
  return verify(await readRecord(join(nights.folder, file)));
}

describe('a night has a name', () => {
  test('given to the open one and to a closed one, removed, and kept over a restart', async () => {
    const { table, old, open } = await twoNights();
    expect(table.table.night.name).toBe(open.replace('.jsonl', ''));
    for (const file of [old, open]) await table.do({ type: 'nameNight', file, name: ' Tina 30 ' });
    expect(table.table.night.name).toBe('Tina 30');
    expect(table.console.nights.map(({ file, name }) => [file, name])).toEqual([
      [old, 'Tina 30'],
      [open, 'Tina 30'],
    ]);
    const again = await nights.start();
    await vi.waitFor(() => expect(again.console.nights.map(({ name }) => name)).toEqual(['Tina 30', 'Tina 30']), PATIENCE);
    await again.do({ type: 'nameNight', file: open, name: '' });
    expect(again.table.night.name).toBe(open.replace('.jsonl', ''));
    expect(again.console.nights[1]).not.toHaveProperty('name');
    for (const file of [old, open]) expect(await verdict(file)).toMatchObject({ ok: true, faults: [] });
  });

  test('which is not a step: an undo affects what was played, and the round goes on', async () => {
    const { table, open } = await twoNights();
    await diceRound(table, 6, 1, 2);
    const { undo } = table.console;
    await table.do({ type: 'nameNight', file: open, name: 'Anna’s' });
    expect(table.console.undo).toEqual(undo);
    await table.do({ type: 'undo', n: undo?.n });
    expect(table.table.night.name).toBe('Anna’s');
  });

  test('that must not be too long', async () => {
    const { table, open } = await twoNights();
    expect(await table.ask({ type: 'nameNight', file: open, name: 'x'.repeat(41) })).toEqual(refusal('not a command'));
  });

  test.each([
    ['two\nlines', 'two lines'],
    ['turned\u202eround', 'turnedround'],
  ])('without what nobody sees: %j', async (name, shown) => {
    const { table, open } = await twoNights();
    await table.do({ type: 'nameNight', file: open, name });
    expect(table.table.night.name).toBe(shown);
  });

  test('only if it has a record that is intact', async () => {
    const { table, old } = await twoNights();
    const path = join(nights.folder, old);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace('Anna', 'Anne'));
    const damaged = await readFile(path);
    expect(await table.ask({ type: 'nameNight', file: old, name: 'x' })).toEqual(refusal('night damaged'));
    expect(await readFile(path)).toEqual(damaged);
    for (const file of ['../x.jsonl', 'none.jsonl', 'attempts'])
      expect(await table.ask({ type: 'nameNight', file, name: 'x' })).toEqual(refusal('no such night'));
  });
});

describe('a night is deleted', () => {
  test('into a folder beside it, from which it can be restored unchanged', async () => {
    const { table, old } = await twoNights();
    const bytes = await readFile(join(nights.folder, old));
    await table.do({ type: 'deleteNight', file: old });
    expect(table.console.nights.map(({ file }) => file)).not.toContain(old);
    expect(table.console.deletedNights).toMatchObject([{ file: old, games: 1 }]);
    const path = join(nights.folder, 'deleted', old);
    expect(table.console.nightReport).toEqual({ kind: 'deleted', file: old, path });
    expect(await readFile(path)).toEqual(bytes);
    expect(await table.ask({ type: 'openNight', file: old })).toEqual(refusal('no such night'));
    await table.do({ type: 'restoreNight', file: old });
    expect(table.console.deletedNights).toEqual([]);
    expect(table.console.nightReport).toEqual({ kind: 'restored', file: old });
    expect(await readFile(join(nights.folder, old))).toEqual(bytes);
    await table.do({ type: 'openNight', file: old });
    expect(table.game.round).toBe(1);
  });

  test('but not the open one, nothing outside the folder, and none held by another host', async () => {
    const { table, open } = await twoNights();
    expect(await table.ask({ type: 'deleteNight', file: open })).toEqual(refusal('night open'));
    await writeFile(join(nights.folder, 'notes.txt'), 'mine');
    for (const file of ['notes.txt', '../nights.jsonl', 'deleted/../notes.txt', 'attempts', '.hidden.jsonl', 'a\0.jsonl'])
      for (const type of ['deleteNight', 'restoreNight', 'verifyNight', 'openNight'])
        expect(await table.ask({ type, file })).toEqual(refusal('no such night'));
    await expect(openNightFolder(nights.folder, { app: '0.0.0' })).rejects.toMatchObject({ refusal: { code: 'night in use' } });
    await diceRound(table, 6, 1, 2);
    expect(await verdict(open)).toMatchObject({ ok: true, rounds: 1 });
  });

  test('and its attempt numbers are not given again, even if the counter is gone', async () => {
    const table = await nights.start();
    await table.do(beginCommand([keys(0), bot]));
    await sealed(table, 'KeyW', 1);
    await table.clock.pass(2_000);
    await table.count();
    await inPhase(table, 'shown');
    const file = basename(table.console.recordFile);
    await table.do({ type: 'newNight' });
    await table.do({ type: 'deleteNight', file });
    await nights.stop();
    await rm(join(nights.folder, 'attempts'));
    const folder = await openNightFolder(nights.folder, { app: '0.0.0' });
    expect(await folder.attempts.next()).toBeGreaterThan(1_000);
    await folder.close();
  });
});

test('unusable nights are listed, refused with a message, and stop nothing', async () => {
  const { table, old, open } = await twoNights();
  const text = await readFile(join(nights.folder, old), 'utf8');
  const [header, begun] = text.split('\n');
  await writeFile(join(nights.folder, 'damaged.jsonl'), text.replace('Béla', 'Bela'));
  await writeFile(
    join(nights.folder, 'newer.jsonl'),
    `${header?.replace(/"format":\d+/, `"format":${RECORD_FORMAT + 1}`)}\n${begun}\n`,
  );
  await writeFile(join(nights.folder, 'foreign.jsonl'), 'hello\n');
  await mkdir(join(nights.folder, 'folder.jsonl'));
  await table.do({ type: 'lookAtNights' });
  const troubles = table.console.nights.map(({ file, trouble }) => [file, trouble?.kind]);
  expect(new Map(troubles as [string, string][])).toEqual(
    new Map<string, string | undefined>([
      [old, undefined],
      [open, undefined],
      ['damaged.jsonl', 'damaged'],
      ['newer.jsonl', 'newer'],
      ['foreign.jsonl', 'foreign'],
      ['folder.jsonl', 'foreign'],
    ]),
  );
  const codes = { damaged: 'night damaged', newer: 'night too new', foreign: 'night damaged', folder: 'no such night' };
  for (const [name, code] of Object.entries(codes))
    expect(await table.ask({ type: 'openNight', file: `${name}.jsonl` })).toEqual(refusal(code));
  await diceRound(table, 6, 1, 2);
  await table.do({ type: 'openNight', file: 'damaged.jsonl', salvage: true });
  expect(table.table.night.name).not.toBe(open.replace('.jsonl', ''));
  for (const name of Object.keys(codes)) await table.do({ type: 'deleteNight', file: `${name}.jsonl` });
  const again = await nights.start();
  await vi.waitFor(() => expect(again.console.deletedNights).toHaveLength(4), PATIENCE);
});

test('a folder of nights that disappears is reported, and the game goes on', async () => {
  const { table, old } = await twoNights();
  await writeFile(join(nights.folder, 'exports'), 'a file where a folder should be');
  expect(await table.ask({ type: 'exportNight', file: old, format: 'csv', language: 'en' })).toEqual(refusal('folder refuses'));
  await writeFile(join(nights.folder, 'deleted'), 'and another');
  expect(await table.ask({ type: 'deleteNight', file: old })).toEqual(refusal('folder refuses'));
  expect(await readdir(nights.folder)).toContain(old);
  expect(await verdict(old)).toMatchObject({ ok: true });
});

describe('a night is exported', () => {
  async function exported(table: Awaited<ReturnType<typeof twoNights>>['table'], format: string, language = 'en') {
    await table.do({ type: 'exportNight', file: basename(table.console.recordFile), format, language });
    const { nightReport: report } = table.console;
    if (report?.kind !== 'exported') throw new Error('no export');
    return { ...report, text: await readFile(report.path, 'utf8') };
  }

  test('into a folder beside it, in every format and language, and never over another file', async () => {
    const { table, open } = await twoNights();
    await table.do({ type: 'nameNight', file: open, name: 'Tina 30' });
    await diceRound(table, 6, 1, 2);
    const csv = await exported(table, 'csv');
    expect(csv.path).toBe(join(nights.folder, 'exports', open.replace('.jsonl', '.csv')));
    expect(csv.text.split('\n')).toHaveLength(1 + 3 + 1);
    expect(csv.text).toMatch(/^\uFEFFgame,rulebook,round,at,/);
    const { name, rounds } = JSON.parse((await exported(table, 'json')).text) as { name: string; rounds: unknown[] };
    expect([name, rounds.length]).toEqual(['Tina 30', 1]);
    expect((await exported(table, 'text', 'en')).text).toMatch(/^Tina 30\n.*2026|1970/);
    const texts = { hu: 'Magyar háború', de: 'Ungarischer Krieg' };
    for (const [language, game] of Object.entries(texts)) expect((await exported(table, 'text', language)).text).toContain(game);
    expect((await exported(table, 'csv')).path).toBe(csv.path.replace('.csv', '-2.csv'));
    expect((await readdir(join(nights.folder, 'exports'))).toSorted()).toHaveLength(6);
  });

  test('without a face that has not been shown, and without one of an attempt that was called off', async () => {
    const table = await nights.start();
    await table.do(beginCommand([keys(0), die, die], { house: { cards: 'dealt' } }));
    const faces = async () => {
      const { rounds } = JSON.parse((await exported(table, 'json')).text) as { rounds: { seats: { face: number | null }[] }[] };
      return rounds.map(({ seats }) => seats.map(({ face }) => face));
    };
    await sealed(table, 'KeyW', 1);
    expect(await faces()).toEqual([]);
    await table.count();
    await inPhase(table, 'opening');
    // From the count to the reveal the host refuses exports; what the command line exports meanwhile contains no face.
    expect(await table.ask({ type: 'exportNight', file: 'x.jsonl', format: 'json', language: 'en' })).toEqual(
      refusal('round under way'),
    );
    const during = await readFile(table.console.recordFile, 'utf8');
    expect(during).not.toMatch(/FacesOpened|nonces/);
    await table.step('callOff');
    await inPhase(table, 'choosing');
    expect(await faces()).toEqual([]);
    await sealed(table, 'KeyE', 1);
    await diceRound(table, 1, 2);
    expect(await faces()).toEqual([[4, 1, 2]]);
    expect((await exported(table, 'text')).text).not.toContain('6 take centre');
  });

  test('as far as it is intact, and the export says so', async () => {
    const { table, old } = await twoNights();
    const path = join(nights.folder, old);
    const text = await readFile(path, 'utf8');
    const lines = text.trimEnd().split('\n').length;
    await appendFile(path, '{"no":"line of ours"}\nand more\n');
    await table.do({ type: 'exportNight', file: old, format: 'csv', language: 'en' });
    expect(table.console.nightReport).toMatchObject({ kind: 'exported', rounds: 1, from: lines + 1 });
    await table.do({ type: 'verifyNight', file: old });
    expect(table.console.nightReport).toMatchObject({ ok: false, rounds: 1, faults: [{ line: lines + 1, what: 'file' }] });
  });
});

test('any night can be verified, even the open one while it is written', async () => {
  const { table, old, open } = await twoNights();
  await diceRound(table, 6, 1, 2);
  await table.do({ type: 'verifyNight', file: old });
  const counts = { games: 1, rounds: 1, provenByPads: 0, provenByHost: 0, typed: 3, byHand: 0, moreFaults: 0 };
  const fingerprint = expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/) as string;
  const sound = { kind: 'verified', ok: true, fingerprint, ...counts, faults: [] };
  expect(table.console.nightReport).toEqual({ ...sound, file: old });
  const writing = Array.from({ length: 20 }, (_, i) => table.referee.command({ type: 'dealer', seat: i % 3 }));
  const verifying = table.referee.command({ type: 'verifyNight', file: open });
  await Promise.all([...writing, verifying]);
  await vi.waitFor(() => expect(table.console.nightReport).toEqual({ ...sound, file: open }), PATIENCE);
});
