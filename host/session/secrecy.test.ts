import { expect, test } from 'vitest';
import { inspect } from 'node:util';
import { bot, die, keys, MemoryTable, pad } from './testing/memory-table.ts';
import { settle } from '../clock/testing/fake-clock.ts';
import { play } from './testing/scripted.ts';

/** Everything that has left the host so far, except times and numbers that depend on nobody's choice. */
function said(table: MemoryTable): string {
  return JSON.stringify([table.tableViews, table.consoleViews, table.answers, table.folder.written]);
}

/** Plays up to T with what is pressed on two pads and two key clusters; returns everything that was visible until then. */
async function untilReveal(pressed: string): Promise<string> {
  const table = await MemoryTable.begun(pad('P1'), pad('P2'), keys(0), keys(3));
  await play(table, `P2 live, ${pressed}, P2 lost, count, +3900 → opening, 1: gone`, 'byHand 1 at 0 → refused: seat not stalled');
  return said(table);
}

test('everything that leaves the host before the reveal is the same whatever was chosen, and however often', async () => {
  const one = await untilReveal('P1 1, P2 2, KeyD, Numpad9');
  expect(await untilReveal('P1 6, P2 5, KeyE, Numpad4')).toBe(one);
  expect(await untilReveal('P1 2, P1 6, P1 1, P2 2, P2 5, KeyQ, KeyD, Numpad9')).toBe(one);
});

test('a later seal does not raise the version of a view', async () => {
  const table = await play(await MemoryTable.begun(pad('P1'), keys(0)), 'P1 1, KeyQ');
  const views = table.tableViews.length;
  await play(table, 'P1 2, KeyW, +0');
  expect(table.tableViews).toHaveLength(views);
});

test('no view holds a received face while the opening is stalled, or after it is called off', async () => {
  const table = await MemoryTable.begun(pad('P1'), keys(0), die);
  await play(table, 'P1 5, count, +3400, type 0 → opening, 1: no seal, typed 0');
  // The nonce of the memory pad spells the face: neither it nor the face may have been written or shown.
  expect(said(table)).not.toContain('5'.repeat(8));
  await table.step('callOff');
  expect(said(table)).not.toContain('5'.repeat(8));
  expect(table.folder.lines.filter((line) => line.kind === 'step')).toHaveLength(1);
});

test('an inspector prints no face of the referee', async () => {
  const table = await play(await MemoryTable.begun(pad('P1'), keys(0), bot), 'P1 5, KeyQ, count, +3400');
  expect(inspect(table.referee, { depth: null })).not.toMatch(/face/);
  expect(JSON.stringify(table.referee)).toBe('{}');
});

test('no view that shows a reveal leaves before its line is flushed', async () => {
  const table = await play(await MemoryTable.begun(die, die), 'count, +3400, type 6');
  let flush: () => void = () => undefined;
  table.folder.flushed = new Promise<void>((resolve) => (flush = resolve));
  await table.step('type', { digit: 5 });
  await table.clock.pass(10_000);
  expect(table.course.phase).toBe('opening');
  expect(table.tableViews.some(({ game }) => (game?.round ?? 0) > 0)).toBe(false);
  flush();
  await settle();
  expect(table.game).toMatchObject({ round: 1, course: { phase: 'shown' } });
});
