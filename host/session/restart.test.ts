import { expect, test } from 'vitest';
import type { GameView } from '../contract/view.ts';
import { FakeClock } from '../clock/testing/fake-clock.ts';
import { beginCommand, bot, die, keys, MemoryTable, pad } from './testing/memory-table.ts';

/** What a restart must restore: everything but the course of the round and the last correction. */
function kept({ course: _course, corrections: _corrections, ...game }: GameView) {
  return game;
}

test('a night reopened in the middle of a game continues the same game, at choosing, in a new attempt', async () => {
  const table = await MemoryTable.begun(pad('P1'), keys(0), bot, die, die);
  for (const [press, ...digits] of [
    [6, 1, 2],
    [1, 0, 4],
    [2, 5, 5],
  ] as const) {
    table.pads.press('P1', press);
    table.referee.press('KeyS');
    await table.clock.pass(1200);
    await table.typeRound(...digits);
    await table.step('skip');
  }
  await table.clock.pass(500);
  await table.do({ type: 'table', command: { type: 'away', seat: 4 } });
  await table.do({ type: 'input', seat: 3, input: keys(2) });
  await table.do({ type: 'dealer', seat: 2 });
  await table.do({ type: 'undo', n: table.console.undo?.n });
  await table.do({ type: 'choices', choices: { count: 5, missing: 'noDie', start: 'ready', pace: 'teaching' } });
  table.pads.press('P1', 6);
  const before = table.game;
  const { undo, redo, inputs } = table.console;
  await table.referee.close();

  const again = await MemoryTable.open(table.folder, table.pads);
  expect(kept(again.game)).toEqual(kept(before));
  expect(again.console).toMatchObject({ undo, redo, inputs });
  expect(again.course).toMatchObject({ phase: 'choosing', ready: 0 });
});

test('a round that was being opened begins anew; only its commitments were recorded', async () => {
  const table = await MemoryTable.begun(pad('P1'), die);
  table.pads.press('P1', 6);
  await table.count();
  expect(table.course.phase).toBe('opening');
  await table.referee.close();
  const again = await MemoryTable.open(table.folder, table.pads);
  expect(again.game).toMatchObject({ round: 0, course: { phase: 'choosing', ready: 0, of: 1 } });
  expect(table.pads.attemptOf('P1')).toBe(2);
});

test('after a restart the screens say to count again, until somebody does', async () => {
  const table = await MemoryTable.begun(pad('P1'), die);
  await table.step('count');
  await table.referee.close();
  const again = await MemoryTable.open(table.folder, table.pads);
  expect(again.course).toMatchObject({ phase: 'choosing', calledOff: { why: 'restart' } });
  await again.step('count');
  await again.step('halt');
  expect(again.course).not.toHaveProperty('calledOff');
});

test('a game begins in one line: a host killed right after it has every seat’s input after its restart', async () => {
  const table = await MemoryTable.begun(pad('P1'), keys(1), die);
  expect(table.folder.lines.map(({ kind }) => kind)).toEqual(['step']);
  await table.referee.close();
  const again = await MemoryTable.open(table.folder, table.pads);
  expect(again.console.inputs).toEqual([pad('P1'), keys(1), die]);
  expect(again.game.choices).toEqual(table.game.choices);
});

test('a game that was just won is on the screen again, and the series goes on', async () => {
  const table = await MemoryTable.begun(die, die);
  await table.do({ type: 'table', command: { type: 'countDeck', left: 0, unfilled: [], reason: 'empty' } });
  const before = kept(table.game);
  await table.referee.close();
  const again = await MemoryTable.open(table.folder, table.pads);
  expect(again.course.phase).toBe('over');
  expect(kept(again.game)).toEqual(before);
  await again.do(beginCommand([die, die]));
  expect(again.game).toMatchObject({ game: 2, course: { phase: 'choosing' } });
});

test('a night finished on another evening is not reopened', async () => {
  const table = await MemoryTable.begun(die, die);
  await table.do({ type: 'table', command: { type: 'countDeck', left: 0, unfilled: [], reason: 'empty' } });
  expect(table.course.phase).toBe('over');
  await table.referee.close();
  const again = await MemoryTable.on(table.folder, table.pads, new FakeClock(table.clock.now() + 7 * 3_600_000));
  expect(again.table).not.toHaveProperty('game');
  expect(again.console.nights).toMatchObject([{ file: 'night 1.jsonl', current: false }]);
  await again.do({ type: 'openNight', file: 'night 1.jsonl' });
  expect(again.course.phase).toBe('over');
});

test('the night that was open last is reopened, even if it is an older one', async () => {
  const table = await MemoryTable.begun(die, die);
  await table.typeRound(1, 2);
  await table.step('skip');
  await table.do({ type: 'newNight' });
  await table.do(beginCommand([die, die, die]));
  await table.do({ type: 'openNight', file: 'night 1.jsonl' });
  await table.referee.close();
  const again = await MemoryTable.open(table.folder);
  expect(again.game).toMatchObject({ round: 1, course: { phase: 'choosing' } });
});

test('a new night without a game is not dropped for the previous one', async () => {
  const table = await MemoryTable.begun(die, die);
  await table.do({ type: 'newNight' });
  await table.referee.close();
  const again = await MemoryTable.open(table.folder);
  expect(again.table).not.toHaveProperty('game');
});

test.each(['choosing', 'counting', 'opening', 'shown'] as const)('closing while %s leaves no timer running', async (phase) => {
  const table = await MemoryTable.begun(pad('P1'), bot, die);
  if (phase !== 'choosing') await table.step('count');
  if (phase === 'opening' || phase === 'shown') await table.clock.pass(3400);
  if (phase === 'shown') {
    await table.step('byHand', { seat: 0, digit: 1 });
    await table.step('type', { digit: 2 });
  }
  expect(table.course.phase).toBe(phase);
  await table.referee.close();
  expect(table.clock.waiting).toBe(0);
});

test('closing stops the pads and releases the folder', async () => {
  const table = await MemoryTable.begun(pad('P1'), die);
  await table.referee.close();
  expect(table.pads.stopped).toBe(true);
  expect(await table.folder.open('night 1.jsonl')).toHaveProperty('file', 'night 1.jsonl');
});
