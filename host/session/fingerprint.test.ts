import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeFingerprint } from '../contract/fingerprint.ts';
import { fingerprintIn, type SeatInput } from '../contract/view.ts';
import type { Chained, CommitmentsLine } from '../record/line.ts';
import { settle } from '../clock/testing/fake-clock.ts';
import { bot, die, keys, MemoryTable, pad } from './testing/memory-table.ts';

let table: MemoryTable;
/** When each pad was asked for its face. */
let reveals: number[];

async function begun(...inputs: readonly SeatInput[]): Promise<void> {
  table = await MemoryTable.begun(...inputs);
  table.pads.onReveal = () => reveals.push(table.clock.now());
}

beforeEach(() => {
  reveals = [];
});
afterEach(() => table.referee.close());

function committed(): Chained<CommitmentsLine> {
  const line = table.folder.lines.findLast(({ kind }) => kind === 'commitments');
  if (line?.kind !== 'commitments') throw new Error('no commitments yet');
  return line;
}
const held = () => fingerprintIn(table.course);

describe('the fingerprint of a round', () => {
  test('is that of the flushed commitments, and stands on both screens for 400 ms before any face is asked for', async () => {
    await begun(pad('P1'), keys(0));
    table.pads.press('P1', 6);
    table.referee.press('KeyQ');
    await table.step('count');
    let flush: () => void = () => undefined;
    table.folder.flushed = new Promise<void>((resolve) => (flush = resolve));
    await table.clock.pass(3_700);
    expect(held()).toBeUndefined();
    flush();
    await settle();
    const shown = makeFingerprint(committed().hash);
    expect([held(), table.console.table.game?.course]).toMatchObject([shown, { phase: 'opening', fingerprint: shown }]);
    const since = table.clock.now();
    await table.clock.pass(399);
    expect(reveals).toEqual([]);
    await table.clock.pass(1);
    expect(reveals).toEqual([since + 400]);
  });

  test('stands with the outcome and in its proof, and disappears with the next choice', async () => {
    await begun(pad('P1'), bot);
    table.pads.press('P1', 6);
    await table.count();
    const fingerprint = makeFingerprint(committed().hash);
    expect(table.course).toMatchObject({ phase: 'shown', fingerprint });
    expect(table.console.proof).toMatchObject({ fingerprint });
    await table.step('skip');
    expect(table.course).not.toHaveProperty('fingerprint');
    expect(table.console.head).toBe(makeFingerprint(table.folder.lines.at(-1)?.hash ?? ''));
    await table.referee.close();
    const head = table.console.head;
    table = await MemoryTable.open(table.folder);
    expect(table.console).toMatchObject({ head, proof: { fingerprint } });
    await table.do({ type: 'newNight' });
    expect(table.console).not.toHaveProperty('head');
  });

  test('does not delay the dice, and comes back when they are typed again', async () => {
    await begun(pad('P1'), die, die);
    table.pads.press('P1', 3);
    await table.step('count');
    await table.clock.pass(3_000);
    const fingerprint = held();
    expect(fingerprint).toBe(makeFingerprint(committed().hash));
    expect(await table.step('type', { digit: 1 })).toEqual({ ok: true });
    await table.step('type', { digit: 2 });
    expect(table.course.phase).toBe('opening');
    await table.clock.pass(400);
    expect(table.course).toMatchObject({ phase: 'shown', fingerprint });
    await table.do({ type: 'undo', n: table.console.undo?.n });
    expect(table.course).toMatchObject({ phase: 'opening', retaken: true, fingerprint });
  });

  test('differs for each attempt: an attempt called off in these 400 ms opens nothing', async () => {
    await begun(pad('P1'), bot);
    table.pads.press('P1', 3);
    await table.step('count');
    await table.clock.pass(3_200);
    const first = held();
    await table.step('callOff');
    await table.clock.pass(1_000);
    expect(reveals).toEqual([]);
    expect(held()).toBeUndefined();
    table.pads.press('P1', 3);
    await table.count();
    expect(held()).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(held()).not.toBe(first);
  });

  test('is missing if nothing was sealed, and nothing waits for it', async () => {
    await begun(die, die);
    await table.step('count');
    await table.clock.pass(3_000);
    for (const digit of [1, 2]) await table.step('type', { digit });
    expect(table.course.phase).toBe('shown');
    expect(held()).toBeUndefined();
    expect(table.console.proof).not.toHaveProperty('fingerprint');
  });

  test('is missing if the night goes on unrecorded, and nothing waits for it', async () => {
    await begun(pad('P1'), bot);
    table.folder.refuses = 'ENOSPC';
    table.pads.press('P1', 3);
    await table.step('count');
    await table.clock.pass(3_000);
    expect(table.table.diskStatus).toMatchObject({ kind: 'failing' });
    expect(await table.ask({ type: 'unrecorded' })).toEqual({ ok: true });
    expect(reveals).toEqual([table.clock.now()]);
    expect(table.course.phase).toBe('shown');
    expect(held()).toBeUndefined();
    expect(table.console).not.toHaveProperty('head');
    expect(table.console.proof).not.toHaveProperty('fingerprint');
  });
});
