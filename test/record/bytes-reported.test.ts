import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runReferee } from '../../app/cli/command-line.ts';
import { fakeIo } from '../../app/cli/testing/fake-io.ts';
import { openNightFolder } from '../../host/record/nights.ts';
import { MemoryTable } from '../../host/session/testing/memory-table.ts';
import { lineAt, SMALL_NIGHT, withBit } from './small-night.ts';

const NAME = 'night.jsonl';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bytes-told-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function told(...args: readonly string[]) {
  const io = fakeIo('');
  const exit = await runReferee([...args, join(folder, NAME)], io);
  return { exit, out: io.written.join('') };
}

interface Exported {
  readonly rounds: readonly { readonly round: number; readonly standings: unknown }[];
}

test('verify names the line of any damage, and export contains only rounds before it', async () => {
  writeFileSync(join(folder, NAME), SMALL_NIGHT);
  expect((await told('verify')).exit).toBe(0);
  for (let at = 0; at < SMALL_NIGHT.length; at += 11) {
    writeFileSync(join(folder, NAME), withBit(at, at % 8));
    const { exit, out } = await told('verify');
    expect(exit, `byte ${at}`).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ ok: false, faults: [{ line: lineAt(at), what: 'file' }] });
    const exported = await told('export', '--format', 'json');
    expect(exported.exit).toBe(1);
    // Line 5 opens the first round, line 7 the second, which the last line undoes.
    const rounds = (JSON.parse(exported.out) as Exported).rounds.map(({ round }) => round);
    expect(rounds).toEqual(lineAt(at) <= 5 ? [] : lineAt(at) <= 7 ? [1] : [1, 2]);
  }
});

test('a table opened on a damaged night leaves it unchanged, lists it with its line, and goes on from its intact part', async () => {
  for (const at of [...SMALL_NIGHT.keys()].filter((byte) => lineAt(byte) > 1 && byte % 401 === 0)) {
    const bytes = withBit(at, 0);
    writeFileSync(join(folder, NAME), bytes);
    const table = await MemoryTable.on(await openNightFolder(folder, { app: '0.1.0' }));
    expect(table.table).not.toHaveProperty('game');
    await table.do({ type: 'lookAtNights' });
    expect(table.console.nights).toMatchObject([{ file: NAME, trouble: { line: lineAt(at) } }]);
    const refused = { ok: false, refusal: { code: 'night damaged', params: { line: lineAt(at) } } };
    expect(await table.ask({ type: 'openNight', file: NAME })).toMatchObject(refused);
    await table.do({ type: 'openNight', file: NAME, salvage: true });
    expect(table.table.game?.round ?? 0).toBe(lineAt(at) <= 5 ? 0 : lineAt(at) <= 7 ? 1 : 2);
    await table.referee.close();
    expect(readFileSync(join(folder, NAME)).equals(bytes)).toBe(true);
    rmSync(folder, { recursive: true });
    folder = mkdtempSync(join(tmpdir(), 'bytes-told-'));
  }
});
