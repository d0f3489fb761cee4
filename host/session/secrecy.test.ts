import { describe, expect, test } from 'vitest';
import { inspect } from 'node:util';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { bot, die, keys, MemoryTable, pad } from './testing/memory-table.ts';
import { settle } from '../clock/testing/fake-clock.ts';

/** Everything that has left the host so far, except times and numbers that depend on nobody's choice. */
function said(table: MemoryTable): string {
  return JSON.stringify([table.tableViews, table.consoleViews, table.answers, table.folder.written]);
}

/** Plays up to T with these faces on two pads and two key clusters; returns everything that was visible until then. */
async function untilReveal(faces: readonly [Face, Face, Face, Face], extra: readonly Face[] = []): Promise<string> {
  const table = await MemoryTable.begun(pad('P1'), pad('P2'), keys(0), keys(3));
  table.pads.link('P2', 'live');
  for (const face of [...extra, faces[0]]) table.pads.press('P1', face);
  table.pads.press('P2', faces[1]);
  table.referee.press(keyOf(0, faces[2]));
  table.referee.press(keyOf(3, faces[3]));
  table.pads.link('P2', 'lost');
  await table.count();
  await table.clock.pass(500);
  expect(table.course).toMatchObject({ phase: 'opening', stalled: [{ seat: 1, why: 'gone' }] });
  await table.ask({ type: 'byHand', step: 0, seat: 0, digit: 1 });
  return said(table);
}

const CLUSTER_KEYS = {
  0: { 5: 'KeyQ', 6: 'KeyW', 4: 'KeyE', 2: 'KeyA', 1: 'KeyS', 3: 'KeyD' },
  3: { 5: 'Numpad7', 6: 'Numpad8', 4: 'Numpad9', 2: 'Numpad4', 1: 'Numpad5', 3: 'Numpad6' },
} as const;
function keyOf(cluster: 0 | 3, face: Face): string {
  return CLUSTER_KEYS[cluster][face];
}

describe('before the reveal', () => {
  test('everything that leaves the host is the same whatever was chosen', async () => {
    const one = await untilReveal([1, 2, 3, 4]);
    expect(await untilReveal([6, 5, 4, 2])).toBe(one);
  });

  test('a changed choice leaves no trace in any view, answer or line', async () => {
    const one = await untilReveal([3, 3, 3, 3]);
    expect(await untilReveal([3, 3, 3, 3], [1, 6, 2])).toBe(one);
  });

  test('a later seal does not raise the version of a view', async () => {
    const table = await MemoryTable.begun(pad('P1'), keys(0));
    table.pads.press('P1', 1);
    table.referee.press('KeyQ');
    const views = table.tableViews.length;
    table.pads.press('P1', 2);
    table.referee.press('KeyW');
    await settle();
    expect(table.tableViews).toHaveLength(views);
  });

  test('no view holds a received face while the opening is stalled, or after it is called off', async () => {
    const table = await MemoryTable.begun(pad('P1'), keys(0), die);
    table.pads.press('P1', 5);
    await table.count();
    await table.step('type', { digit: 0 });
    expect(table.course).toMatchObject({ stalled: [{ seat: 1, why: 'no seal' }] });
    // The nonce of the memory pad spells the face: neither it nor the face may have been written or shown.
    expect(said(table)).not.toContain('5'.repeat(8));
    await table.step('callOff');
    expect(said(table)).not.toContain('5'.repeat(8));
    expect(table.folder.lines.filter((line) => line.kind === 'step')).toHaveLength(1);
  });

  test('an inspector prints no face of the referee', async () => {
    const table = await MemoryTable.begun(pad('P1'), keys(0), bot);
    table.pads.press('P1', 5);
    table.referee.press('KeyQ');
    await table.count();
    expect(inspect(table.referee, { depth: null })).not.toMatch(/face/);
    expect(JSON.stringify(table.referee)).toBe('{}');
  });
});

test('no view that shows a reveal leaves before its line is flushed', async () => {
  const table = await MemoryTable.begun(die, die);
  await table.count();
  await table.step('type', { digit: 6 });
  let flush: () => void = () => undefined;
  table.folder.flushed = new Promise<void>((resolve) => {
    flush = resolve;
  });
  await table.step('type', { digit: 5 });
  await table.clock.pass(10_000);
  expect(table.course.phase).toBe('opening');
  expect(table.tableViews.some(({ game }) => (game?.round ?? 0) > 0)).toBe(false);
  flush();
  await settle();
  expect(table.game).toMatchObject({ round: 1, course: { phase: 'shown' } });
});

test('no face is asked for before the commitments are flushed', async () => {
  const table = await MemoryTable.begun(pad('P1'), pad('P2'));
  table.pads.press('P1', 6);
  table.pads.press('P2', 6);
  let flush: () => void = () => undefined;
  table.folder.flushed = new Promise<void>((resolve) => {
    flush = resolve;
  });
  const reveals: string[] = [];
  table.pads.onReveal = (id) => reveals.push(id);
  await table.count();
  await table.clock.pass(5000);
  expect(reveals).toEqual([]);
  flush();
  await table.clock.pass(399);
  expect(reveals).toEqual([]);
  await table.clock.pass(1);
  expect(reveals).toEqual(['P1', 'P2']);
  expect(table.course.phase).toBe('shown');
});
