import { expect, test } from 'vitest';
import { beginCommand, die, MemoryTable } from './testing/memory-table.ts';
import { play } from './testing/scripted.ts';

const given = (table: MemoryTable, by: number, reason = 'miscounted') =>
  table.rule('adjustPoints', { player: 'anna', by, reason });

/** The current and the next correction on the table display: what was done, how many steps at once, whose points, why. */
async function told(table: MemoryTable): Promise<readonly string[]> {
  // Only a new view leaves out expired corrections.
  await table.do({ type: 'dealer', seat: 0 });
  return (table.game.corrections ?? []).map(({ kind, steps, effect, reason }) => {
    const points = effect.points.map(({ player, from, to }) => `${player.name} ${from} ${to}`);
    return [kind, steps, ...points, reason ?? ''].join(' ').trim();
  });
}

test('an override is shown with its reason, for three seconds by the host’s clock, and the next one after it', async () => {
  const table = await MemoryTable.begun(die, die);
  await given(table, 5);
  const at = table.clock.now();
  expect(table.game.corrections).toMatchObject([{ from: at, until: at + 3000 }]);
  await table.clock.pass(1000);
  await given(table, -2, 'seen');
  expect(table.game.corrections).toMatchObject([{ until: at + 3000 }, { from: at + 3000, until: at + 6000 }]);
  expect(await told(table)).toEqual(['override 1 Anna 0 5 miscounted', 'override 1 Anna 5 3 seen']);
  await table.clock.pass(2000);
  expect(await told(table)).toEqual(['override 1 Anna 5 3 seen']);
  await table.clock.pass(3000);
  expect(await told(table)).toEqual([]);
});

test('it goes with what the dealer does next; another correction waits for it', async () => {
  const table = await MemoryTable.begun(die, die);
  const shown = () => (table.game.corrections ?? []).map(({ what }) => what);
  await play(table, 'count, +3400, type 6, type 0, +500, skip');
  for (const next of ['name K? at 0', 'count']) {
    await play(table, 'name K? at 0, undo');
    expect(shown()).toEqual(['CardNamed']);
    await play(table, next);
    expect(shown()).toEqual([]);
    if (next !== 'count') await table.undo();
  }
});

test('undo and redo steps in quick succession are shown as one, with their combined effect', async () => {
  const table = await MemoryTable.begun(die, die);
  for (const by of [5, 7, 9]) await given(table, by);
  await table.clock.pass(10_000);
  for (const [steps, shown] of [
    ['undo, undo, undo', ['undo 3 Anna 21 0']],
    ['redo', ['undo 2 Anna 21 5']],
    ['redo, redo', ['redo 1 Anna 12 21']],
    ['+3000', []],
    ['undo', ['undo 1 Anna 21 12']],
  ] as const) {
    await play(table, steps);
    expect(await told(table), steps).toEqual(shown);
  }
});

test('HW-21: a corrected name is shown; a first name, an added suit and the count of an open pile are not', async () => {
  const table = await MemoryTable.begun(die, die);
  const counted = async (points: number) => {
    await table.clock.pass(5000);
    await table.rule('countPile', { player: 'béla', points });
    return told(table);
  };
  await play(table, 'count, +3400, type 6, type 0, +500, skip, name K? at 0, name KD at 0');
  expect(await told(table)).toEqual([]);
  await play(table, 'name 7D at 0');
  expect(await told(table)).toEqual(['override 1 Béla 13 7']);
  expect(await counted(8)).toEqual(['override 1 Béla 7 8']);
  await play(table, '+5000, count, +3400, type 4, type 0, +500, skip');
  expect(await counted(9)).toEqual([]);
});

test('none is shown again after a restart of the host, or in another game', async () => {
  const table = await MemoryTable.begun(die, die);
  await given(table, 5);
  const again = await table.restarted();
  expect(await told(again)).toEqual([]);
  await given(again, 5);
  await again.do(beginCommand([die, die]));
  expect(await told(again)).toEqual([]);
});
