import { afterEach, expect, test } from 'vitest';
import { makeFingerprint } from '../contract/fingerprint.ts';
import { fingerprintIn, type SeatInput } from '../contract/view.ts';
import { settle } from '../clock/testing/fake-clock.ts';
import { bot, die, MemoryTable, pad } from './testing/memory-table.ts';
import { play } from './testing/scripted.ts';

let table: MemoryTable;
/** When each pad was asked for its face. */
let reveals: number[];

async function begun(...inputs: readonly SeatInput[]): Promise<void> {
  reveals = [];
  table = await MemoryTable.begun(...inputs);
  table.pads.onReveal = () => reveals.push(table.clock.now());
}
afterEach(() => table.referee.close());

const committed = () => makeFingerprint(table.folder.lines.findLast(({ kind }) => kind === 'commitments')?.hash ?? '');
const held = () => fingerprintIn(table.course);

test('a fingerprint is that of the flushed commitments, and stands on both screens for 400 ms before any face is asked for', async () => {
  await begun(pad('P1'), pad('P2'));
  let flush: () => void = () => undefined;
  await play(table, 'P1 6, P2 1, count');
  table.folder.flushed = new Promise<void>((resolve) => (flush = resolve));
  await play(table, '+8000 → closed, failing');
  expect([held(), reveals]).toEqual([undefined, []]);
  flush();
  await settle();
  const shown = committed();
  expect([held(), table.console.table.game?.course]).toMatchObject([shown, { phase: 'opening', fingerprint: shown }]);
  const since = table.clock.now();
  await table.clock.pass(399);
  expect(reveals).toEqual([]);
  await play(table, '+1 → shown, 6 1');
  expect(reveals).toEqual([since + 400, since + 400]);
});

test('it stands with the outcome and in its proof, goes with the next choice, and the head outlives a restart', async () => {
  await begun(pad('P1'), bot);
  await play(table, 'P1 6, count, +3400');
  const fingerprint = committed();
  expect(table.course).toMatchObject({ phase: 'shown', fingerprint });
  expect(table.console.proof).toMatchObject({ fingerprint });
  await table.step('skip');
  expect(table.course).not.toHaveProperty('fingerprint');
  const { head } = table.console;
  expect(head).toBe(makeFingerprint(table.folder.lines.at(-1)?.hash ?? ''));
  table = await table.restarted();
  expect(table.console).toMatchObject({ head, proof: { fingerprint } });
  await table.do({ type: 'newNight' });
  expect(table.console).not.toHaveProperty('head');
});

test('it does not delay the dice, and comes back when they are typed again', async () => {
  await begun(pad('P1'), die, die);
  await play(table, 'P1 3, count, +3000, type 1, type 2 → opening, typed 1 2');
  const fingerprint = committed();
  expect(held()).toBe(fingerprint);
  await table.clock.pass(400);
  expect(table.course).toMatchObject({ phase: 'shown', fingerprint });
  await table.undo();
  expect(table.course).toMatchObject({ phase: 'opening', retaken: true, fingerprint });
});

test('it differs for each attempt: one that is called off in these 400 ms opens nothing', async () => {
  await begun(pad('P1'), bot);
  await play(table, 'P1 3, count, +3200');
  const first = held();
  await play(table, 'callOff, +1000');
  expect([held(), reveals]).toEqual([undefined, []]);
  await play(table, 'P1 3, count, +3400');
  expect(held()).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(held()).not.toBe(first);
});

test('it is missing if nothing was sealed, or the night goes on unrecorded, and nothing waits for it', async () => {
  await begun(die, die);
  await play(table, 'count, +3000, type 1, type 2');
  expect([table.course.phase, held()]).toEqual(['shown', undefined]);
  expect(table.console.proof).not.toHaveProperty('fingerprint');
  await table.referee.close();
  await begun(pad('P1'), bot);
  await play(table, 'disk ENOSPC, P1 3, count, +3000 → closed, failing');
  await table.do({ type: 'unrecorded' });
  expect([reveals, table.course.phase, held()]).toEqual([[table.clock.now()], 'shown', undefined]);
  expect(table.console).not.toHaveProperty('head');
  expect(table.console.proof).not.toHaveProperty('fingerprint');
});
