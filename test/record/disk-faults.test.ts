import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openNightFolder } from '../../host/record/nights.ts';
import type { NightFolder } from '../../host/record/night-folder.ts';
import { NEWER, readRecord } from '../../host/record/reader.ts';
import { recordText } from '../../host/record/testing/record-text.ts';
import { verify } from '../../host/record/verify/verify.ts';
import { beginCommand, die, MemoryTable } from '../../host/session/testing/memory-table.ts';
import { RULEBOOKS } from '../../rulebook/rulebooks.ts';
import { playedEntries } from '../../games/hungarian-war/schema/testing/played-entries.ts';

/** A small disk of its own, or why none is available here. */
const mountable = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0 && process.getuid?.() === 0;

let folder: string;
let table: MemoryTable<NightFolder>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'disk-faults-'));
});
afterEach(async () => {
  await table.referee.close();
  // As many times as one was mounted over it.
  while (mountable && spawnSync('umount', [folder]).status === 0);
  rmSync(folder, { recursive: true, force: true });
});

async function open(): Promise<void> {
  table = await MemoryTable.on(await openNightFolder(folder, { app: '0.1.0' }));
}

/** The real disk takes the time it takes; the clock stands still meanwhile. */
async function begun(): Promise<string> {
  await open();
  await table.do(beginCommand([die, die]));
  return table.console.recordFile;
}

const dealer = (seat: number) => table.ask({ type: 'dealer', seat });
const refusedWith = (code: string) => ({ ok: false, refusal: { code: 'record failing', params: { code } } });

/** The disk status is checked once a second; the check uses the real disk. */
async function lampTurns(diskStatus: string): Promise<void> {
  while (table.table.diskStatus.kind !== diskStatus) {
    await table.clock.pass(1000);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

test.each([
  ['another file in its place is left untouched', 'somebody else’s'],
  ['without its file the table writes nothing', undefined],
])('%s; once the old one is back the night goes on', async (_, other) => {
  const file = await begun();
  renameSync(file, `${file}.aside`);
  if (other !== undefined) writeFileSync(file, other);
  expect(await dealer(1)).toMatchObject(refusedWith('ESTALE'));
  expect(existsSync(file) ? readFileSync(file, 'utf8') : undefined).toBe(other);
  expect(table.game.dealer).toBe(0);
  renameSync(`${file}.aside`, file);
  expect(await dealer(1)).toEqual({ ok: true });
  expect(verify(await readRecord(file))).toMatchObject({ ok: true, lines: 3 });
});

test('a folder that vanishes holds the game and is reported; once it is back everything is as it was', async () => {
  const file = await begun();
  renameSync(folder, `${folder}.gone`);
  expect(await dealer(1)).toMatchObject(refusedWith('ENOENT'));
  expect(table.table.diskStatus).toMatchObject({ kind: 'failing', code: 'ENOENT' });
  renameSync(`${folder}.gone`, folder);
  await lampTurns('saved');
  expect(await dealer(1)).toEqual({ ok: true });
  expect(verify(await readRecord(file))).toMatchObject({ ok: true, lines: 3 });
});

test('a folder in place of a night, an empty night and one from a newer rulebook are left untouched, and the table opens', async () => {
  mkdirSync(join(folder, 'a.jsonl'));
  writeFileSync(join(folder, 'b.jsonl'), '');
  const ours = RULEBOOKS.of(RULEBOOKS.first).version;
  const played = JSON.stringify(playedEntries([])).replaceAll(`"version":${ours}`, `"version":${ours + 1}`);
  const unknown = { kind: 'step', rulebook: RULEBOOKS.first, command: {}, events: [{ type: 'OnlyNewerRulesKnowIt' }] } as const;
  const newer = [...(JSON.parse(played) as ReturnType<typeof playedEntries>), unknown];
  writeFileSync(join(folder, 'c.jsonl'), recordText(newer));
  await open();
  expect(table.table).not.toHaveProperty('game');
  expect(await table.ask({ type: 'openNight', file: 'a.jsonl' })).toMatchObject({ refusal: { code: 'no such night' } });
  expect(await table.ask({ type: 'openNight', file: 'b.jsonl' })).toMatchObject({ refusal: { code: 'night damaged' } });
  for (const type of ['openNight', 'verifyNight'])
    expect(await table.ask({ type, file: 'c.jsonl' })).toMatchObject({ refusal: { code: 'night too new' } });
  expect(verify(await readRecord(join(folder, 'c.jsonl')))).toMatchObject({ ok: false, faults: [{ line: 3, message: NEWER }] });
  await table.do(beginCommand([die, die]));
});

test.skipIf(!mountable)('a disk that is really full (needs a root that may mount)', async () => {
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', folder]);
  const file = await begun();
  const filler = join(folder, 'filler');
  spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k']);
  const fits = statSync(file).size;
  let answer = await dealer(1);
  for (let turn = 0; answer.ok; turn += 1) answer = await dealer(turn % 2);
  expect(answer).toMatchObject(refusedWith('ENOSPC'));
  expect(statSync(file).size).toBeGreaterThan(fits);
  expect(verify(await readRecord(file)).ok).toBe(true);
  rmSync(filler);
  await lampTurns('saved');
  expect(await dealer(1)).toEqual({ ok: true });
  expect(verify(await readRecord(file)).ok).toBe(true);
});

test.skipIf(!mountable)('a disk that turns read-only (needs a root that may mount)', async () => {
  spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', folder]);
  const file = await begun();
  // A file that is open for writing keeps the disk writable, so its folder is closed instead.
  spawnSync('mount', ['--bind', folder, folder]);
  spawnSync('mount', ['-o', 'remount,ro,bind', folder]);
  await expect(openNightFolder(folder, { app: '0.1.0' })).rejects.toMatchObject({ code: 'EROFS' });
  expect(await table.ask({ type: 'newNight' })).toEqual({ ok: true });
  expect(await table.ask(beginCommand([die, die]))).toMatchObject(refusedWith('EROFS'));
  spawnSync('umount', [folder]);
  await table.do(beginCommand([die, die]));
  expect(basename(table.console.recordFile)).not.toBe(basename(file));
});
