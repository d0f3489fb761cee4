import { expect, test } from 'vitest';
import { beginCommand, bot, die, MemoryTable } from './testing/memory-table.ts';
import { play } from './testing/scripted.ts';

const recall = (table: MemoryTable, at = 0, step = table.course.step) => ({ type: 'recall', step, at });

test('the last reveal stands in both views until it is dismissed, is not recorded, and goes with the count for good', async () => {
  const table = await MemoryTable.begun(die, die);
  const recalled = () => [table.game.recalled, table.console.table.game?.recalled];
  // Both take the centre: one outcome to show, and no card goes to a pile.
  await play(table, 'count, +3400, type 6, type 6, skip');
  const lines = table.folder.lines.length;
  await table.do(recall(table));
  expect(recalled()).toEqual([{ at: 0 }, { at: 0 }]);
  await table.do({ type: 'endRecall', step: table.course.step });
  expect(recalled()).toEqual([undefined, undefined]);
  await table.do(recall(table));
  expect(table.folder.lines).toHaveLength(lines);
  await play(table, 'count');
  expect(recalled()).toEqual([undefined, undefined]);
  expect(await table.refused(recall(table))).toBe('wrong phase');
  await play(table, 'halt → choosing 0/0, halted');
  expect(recalled()).toEqual([undefined, undefined]);
});

test('an undo makes another reveal the last one, though the step may be the same', async () => {
  const table = await MemoryTable.begun(bot, bot);
  for (let round = 1; round <= 2; round += 1) await play(table, 'count, +3400, skip');
  await table.do(recall(table));
  await table.undo();
  expect(table.game).toMatchObject({ round: 1 });
  expect(table.game.recalled).toBeUndefined();
  await table.do(recall(table));
});

test('it is refused if there is none, while it is presented, and for a step that has passed', async () => {
  const table = await MemoryTable.open();
  expect(await table.refused({ type: 'recall', step: 0, at: 0 })).toBe('no game');
  await table.do(beginCommand([die, die]));
  expect(await table.refused(recall(table))).toBe('nothing to recall');
  const { step } = table.course;
  await table.typeRound(6, 6);
  expect(await table.refused(recall(table))).toBe('wrong phase');
  await table.step('skip');
  expect(await table.refused(recall(table, 1))).toBe('nothing to recall');
  expect(await table.refused(recall(table, 0, step))).toBe('step has passed');
  expect(table.game.recalled).toBeUndefined();
});
