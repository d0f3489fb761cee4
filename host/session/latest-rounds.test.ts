import { expect, test } from 'vitest';
import { beginCommand, die, MemoryTable } from './testing/memory-table.ts';
import { play } from './testing/scripted.ts';

/** The latest rounds as the console has them: number, what one player's points were and are, and cards that nobody has named. */
const rounds = ({ console }: MemoryTable) =>
  console.rounds.map(({ round, points, changes }) => {
    const unnamed = changes.flatMap((change) => (change.what === 'unnamed' ? change.cards : []));
    return [round, ...points.map(({ from, to }) => `${from} ${to}`), ...unnamed];
  });

test('the latest rounds come first, eight at most, each with the cards named after it or still without a name', async () => {
  const table = await MemoryTable.begun(die, die);
  expect(rounds(table)).toEqual([]);
  await play(table, 'count, +3400, type 6, type 0, +500, skip');
  expect(rounds(table)).toEqual([[1, 1]]);
  await play(table, 'name K? at 0');
  expect(rounds(table)).toEqual([[1, '0 13']]);
  await play(table, 'count, +3400, type 6, type 4, +500, skip');
  expect(rounds(table)).toEqual([
    [2, 2],
    [1, '0 13'],
  ]);
  await table.undo();
  expect(rounds(table)).toEqual([[1, '0 13']]);
  for (let n = 0; n < 8; n += 1) await play(table, 'callOff, count, +3400, type 0, type 0, +500, skip');
  expect(rounds(table).map(([round]) => round)).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
  await table.do(beginCommand([die, die]));
  expect(rounds(table)).toEqual([]);
});

test('those of a game that asks hold the round whose questions are open last', async () => {
  const table = await MemoryTable.with([die, die], { rulebook: 'war' });
  await table.answer('K?', '9?', 'Q?');
  expect(table.console.rounds.map(({ round }) => round)).toEqual([2, 1]);
  expect(table.game.round).toBe(1);
});
