import { expect, test } from 'vitest';
import type { GameView } from '../contract/view.ts';
import { FakeClock } from '../clock/testing/fake-clock.ts';
import { beginCommand, bot, die, keys, MemoryTable, pad } from './testing/memory-table.ts';
import { play } from './testing/scripted.ts';

/** What a restart must restore: everything but the course of the round and the last correction. */
function kept({ course: _course, corrections: _corrections, ...game }: GameView) {
  return game;
}
const ended = (table: MemoryTable) => table.rule('countDeck', { left: 0, unfilled: [], reason: 'empty' });

test('a night reopened in the middle of a game continues the same game, at choosing, in a new attempt', async () => {
  const table = await MemoryTable.begun(pad('P1'), keys(0), bot, die, die);
  for (const round of ['P1 6, KeyS, +1200, count, +3400, type 1, type 2', 'P1 1, KeyS, +1200, count, +3400, type 0, type 4'])
    await play(table, `${round}, skip`);
  await play(table, '+500, away 4');
  await table.do({ type: 'input', seat: 3, input: keys(2) });
  await play(table, 'dealer 2, undo');
  await table.do({ type: 'choices', choices: { count: 5, missing: 'noDie', start: 'ready', pace: 'teaching' } });
  table.pads.press('P1', 6);
  const { undo, redo, inputs } = table.console;
  const again = await table.restarted();
  expect(kept(again.game)).toEqual(kept(table.game));
  expect(again.console).toMatchObject({ undo, redo, inputs });
  expect(again.course).toMatchObject({ phase: 'choosing', ready: 0 });
});

test('a round that was being opened begins anew, and the screens say to count again until somebody does', async () => {
  const table = await MemoryTable.begun(pad('P1'), die);
  expect(table.folder.lines.map(({ kind }) => kind)).toEqual(['step']);
  await play(
    table,
    'P1 6, count, +3400 → opening, to type 1',
    'restart → choosing 0/1, called off: restart, #2',
    'count, halt → choosing 0/1, halted, #2',
  );
});

test('a game that was just won is on the screen again, and the series goes on', async () => {
  const table = await MemoryTable.begun(die, die);
  await ended(table);
  const before = kept(table.game);
  const again = await play(table, 'restart → over');
  expect(kept(again.game)).toEqual(before);
  await again.do(beginCommand([die, die]));
  expect(again.game).toMatchObject({ game: 2, course: { phase: 'choosing' } });
});

test('a night finished on another evening is not reopened by itself', async () => {
  const table = await MemoryTable.begun(die, die);
  await ended(table);
  await table.referee.close();
  const again = await MemoryTable.on(table.folder, table.pads, new FakeClock(table.clock.now() + 7 * 3_600_000));
  expect(again.table).not.toHaveProperty('game');
  expect(again.console.nights).toMatchObject([{ file: 'night 1.jsonl', current: false }]);
  await again.do({ type: 'openNight', file: 'night 1.jsonl' });
  expect(again.course.phase).toBe('over');
});

test('the night that was open last is reopened, even if it is an older one, or a new one without a game', async () => {
  const table = await MemoryTable.begun(die, die);
  await play(table, 'count, +3400, type 1, type 2, skip');
  await table.do({ type: 'newNight' });
  expect(table.table).not.toHaveProperty('game');
  expect(table.console.nights).toMatchObject([{ file: 'night 1.jsonl', games: 1, current: false }]);
  const empty = await table.restarted();
  expect(empty.table).not.toHaveProperty('game');
  await empty.do(beginCommand([die, die, die]));
  expect(empty.console.nights.map(({ file, current }) => [file, current])).toEqual([
    ['night 1.jsonl', false],
    ['night 2.jsonl', true],
  ]);
  await empty.do({ type: 'openNight', file: 'night 1.jsonl' });
  const again = await empty.restarted();
  expect(again.game).toMatchObject({ round: 1, seats: { length: 2 }, course: { phase: 'choosing' } });
});

test.each(['', 'count', 'count, +3400', 'count, +3400, byHand 1 at 0, type 2'])(
  'closing after “%s” leaves no timer running, stops the pads and releases the folder',
  async (script) => {
    const table = await MemoryTable.begun(pad('P1'), bot, die);
    if (script !== '') await play(table, script);
    await table.referee.close();
    expect([table.clock.waiting, table.pads.stopped]).toEqual([0, true]);
    expect(await table.folder.open('night 1.jsonl')).toHaveProperty('file', 'night 1.jsonl');
  },
);
