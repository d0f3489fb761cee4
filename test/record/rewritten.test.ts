import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runReferee } from '../../app/cli/command-line.ts';
import { fakeIo } from '../../app/cli/testing/fake-io.ts';
import { fingerprintInGroups } from '../../host/contract/fingerprint.ts';
import type { NightFolder } from '../../host/record/night-folder.ts';
import { openNightFolder } from '../../host/record/nights.ts';
import { beginCommand, keys, MemoryTable, pad } from '../../host/session/testing/memory-table.ts';
import { rewritten } from './rewritten.ts';

const PATIENCE = { timeout: 60_000 };
const CHOSEN = [6, 5, 1, 3] as const;
const FORGED = [1, 2, 4, 5] as const;

let folder: string;
let night: string;
let forged: string;
/** What somebody has photographed: "Up!" in the first round, and the keepsake. */
let noted: { readonly fingerprint: string; readonly head: string };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rewritten-'));
  const table: MemoryTable<NightFolder> = await MemoryTable.on(await openNightFolder(folder, { app: '0.1.0' }));
  await table.do(beginCommand([pad('P1'), pad('P2'), keys(0), pad('P3')], { house: { cards: 'dealt' } }));
  await vi.waitFor(() => expect(table.pads.attemptOf('P1')).toBeGreaterThan(0), PATIENCE);
  for (const [seat, id] of [
    [0, 'P1'],
    [1, 'P2'],
    [3, 'P3'],
  ] as const)
    table.pads.press(id, CHOSEN[seat]);
  table.referee.press('KeyS');
  await vi.waitFor(() => expect(table.course).toMatchObject({ ready: 4 }), PATIENCE);
  await table.step('count');
  await table.clock.pass(3_000);
  await vi.waitFor(() => expect(heldIn(table)).toBeDefined(), PATIENCE);
  const fingerprint = heldIn(table) ?? '';
  await table.clock.pass(400);
  await vi.waitFor(() => expect(table.course.phase).toBe('shown'), PATIENCE);
  noted = { fingerprint, head: table.console.head ?? '' };
  night = table.console.recordFile;
  await table.referee.close();
  const text = readFileSync(night, 'utf8');
  forged = join(folder, 'forged.jsonl');
  writeFileSync(forged, rewritten(text, FORGED));
});
afterAll(() => rmSync(folder, { recursive: true }));

function heldIn({ course }: MemoryTable<NightFolder>): string | undefined {
  return course.phase === 'opening' ? course.fingerprint : undefined;
}

async function verified(...args: readonly string[]) {
  const io = fakeIo();
  const code = await runReferee(['verify', ...args], io);
  return { code, answer: JSON.parse(io.written.join('') || '{}') as Record<string, unknown>, said: io.said.join('\n') };
}

const facesIn = (path: string) => /"faces":(\[[^\]]*\])/.exec(readFileSync(path, 'utf8'))?.[1];

test('a record with four faces rewritten, including seals and chain, is as consistent as the true one', async () => {
  expect([facesIn(night), facesIn(forged)]).toEqual([JSON.stringify(CHOSEN), JSON.stringify(FORGED)]);
  for (const file of [night, forged]) {
    const { code, answer, said } = await verified(file);
    expect([code, answer]).toMatchObject([0, { ok: true, provenByPads: 3, provenByHost: 1, faults: [], differs: [] }]);
    expect(said).toContain('consistent: 1 game, 1 round; 3 seals by pads and 1 by the referee itself');
    expect(said).toContain(`head: ${fingerprintInGroups(String(answer['fingerprint']))} (${String(answer['head'])})`);
  }
});

test('the fingerprint that stood on the table display exposes it, and matches the true one', async () => {
  const spelt = [
    noted.fingerprint,
    fingerprintInGroups(noted.fingerprint, '-').toLowerCase(),
    fingerprintInGroups(noted.fingerprint),
  ];
  for (const fingerprint of spelt) {
    expect(await verified(night, '--round', '1', '--fingerprint', fingerprint)).toMatchObject({
      code: 0,
      answer: { differs: [] },
    });
    const { code, answer, said } = await verified(forged, '--round', '1', '--game', '1', '--fingerprint', fingerprint);
    expect([code, answer]).toMatchObject([1, { ok: false, faults: [] }]);
    expect(said).toContain(`not ${fingerprintInGroups(noted.fingerprint)}`);
    expect(said).toContain('round 1 of game 1 has ');
  }
});

test('the head printed on the keepsake exposes it, and matches the true one, in full too', async () => {
  const { answer } = await verified(night);
  for (const head of [noted.head, String(answer['head']), String(answer['head']).toUpperCase()]) {
    expect(await verified(night, '--head', head)).toMatchObject({ code: 0 });
    const { code, said } = await verified(forged, '--head', head);
    expect(code).toBe(1);
    expect(said).toContain('another line has been written, left out or changed');
  }
});

test('a head from before the last lines is distinguished from that of another record', async () => {
  const longer = join(folder, 'longer.jsonl');
  const text = readFileSync(night, 'utf8');
  const lines = text.trimEnd().split('\n');
  const sealed = JSON.parse(lines.at(-2) ?? '') as { hash: string };
  writeFileSync(longer, text);
  const { code, said } = await verified(longer, '--head', sealed.hash);
  expect(code).toBe(1);
  expect(said).toContain(`${sealed.hash} is line ${lines.length - 1}: up to there nothing has changed, and 1 more followed`);
});

test.each([
  ['a round that is not there', ['--round', '2', '--fingerprint', '7K3M-9QXA'], 1, 'this record shows no round 2 of game 1'],
  ['no fingerprint', ['--round', '1', '--fingerprint', '7K3M'], 2, 'is not a fingerprint'],
  ['no head', ['--head', 'abc'], 2, 'is not a fingerprint'],
  ['a round without a fingerprint', ['--round', '1'], 2, 'belong together'],
  ['a fingerprint without a round', ['--fingerprint', '7K3M-9QXA'], 2, 'belong together'],
  ['a game without a round', ['--game', '1'], 2, '--game belongs to --round'],
])('%s is reported', async (_what, args, exit, sentence) => {
  const { code, said } = await verified(night, ...args);
  expect(code).toBe(exit);
  expect(said).toContain(sentence);
});
