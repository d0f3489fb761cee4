import { describe, expect, test } from 'vitest';
import { beginCommand, die, MemoryTable } from './testing/memory-table.ts';

const name = (id: number, card: string) => ({ type: 'table', command: { type: 'name', id, card } });
const points = (table: MemoryTable) =>
  table.console.rounds.map(({ round, points }) => ({ round, points: points.map(({ from, to }) => [from, to]) }));

async function round(table: MemoryTable, ...digits: readonly number[]): Promise<void> {
  await table.typeRound(...digits);
  await table.clock.pass(500);
  await table.step('skip');
}

describe('the rounds of a game so far', () => {
  test('are the latest first, each with the cards named after it, and an undone one is gone', async () => {
    const table = await MemoryTable.begun(die, die);
    expect(table.console.rounds).toEqual([]);
    await round(table, 6, 0);
    await table.do(name(0, 'K?'));
    expect(points(table)).toEqual([{ round: 1, points: [[0, 13]] }]);
    await round(table, 0, 0);
    expect(points(table)).toEqual([
      { round: 2, points: [] },
      { round: 1, points: [[0, 13]] },
    ]);
    await table.do({ type: 'undo', n: table.console.undo?.n });
    expect(points(table)).toEqual([{ round: 1, points: [[0, 13]] }]);
  });

  test('say how many cards were taken in each that nobody has named, until they are', async () => {
    const table = await MemoryTable.begun(die, die);
    const unnamed = () =>
      table.console.rounds.map(({ changes }) => changes.flatMap((change) => (change.what === 'unnamed' ? change.cards : [])));
    await round(table, 6, 0);
    expect(unnamed()).toEqual([[1]]);
    await table.do(name(0, 'K?'));
    expect(unnamed()).toEqual([[]]);
    await round(table, 6, 4);
    expect(unnamed()).toEqual([[2], []]);
  });

  test('are eight at most, and none once another game has begun', async () => {
    const table = await MemoryTable.begun(die, die);
    for (let n = 0; n < 9; n += 1) await round(table, 0, 0);
    expect(table.console.rounds.map(({ round }) => round)).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
    await table.do(beginCommand([die, die]));
    expect(table.console.rounds).toEqual([]);
  });

  test('of a game that asks hold the round whose questions are open last', async () => {
    const table = await MemoryTable.open();
    await table.do(beginCommand([die, die], { rulebook: 'war', house: {} }));
    for (const given of ['K?', '9?', 'Q?'])
      await table.do({ type: 'table', command: { type: 'answer', n: table.game.ask?.n, given } });
    expect(table.console.rounds.map(({ round }) => round)).toEqual([2, 1]);
    expect(table.game.round).toBe(1);
  });
});
