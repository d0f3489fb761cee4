import { describe, expect, test } from 'vitest';
import { beginCommand, die, MemoryTable } from './testing/memory-table.ts';

const given = (by: number, reason = 'miscounted') => {
  return { type: 'table', command: { type: 'adjustPoints', player: 'anna', by, reason } };
};
const named = (id: number, card: string) => ({ type: 'table', command: { type: 'name', id, card } });
const counted = (player: string, points: number) => ({ type: 'table', command: { type: 'countPile', player, points } });

async function turn(table: MemoryTable, kind: 'undo' | 'redo'): Promise<void> {
  await table.do({ type: kind, n: table.console[kind]?.n });
}

/** The current and the next correction on the table display: what was done, how many steps at once, whose points, why. */
async function told(table: MemoryTable): Promise<readonly string[]> {
  // Only a new view leaves out expired corrections.
  await table.do({ type: 'dealer', seat: 0 });
  return (table.game.corrections ?? []).map(({ kind, steps, effect, reason }) => {
    const points = effect.points.map(({ player, from, to }) => `${player.name} ${from} ${to}`);
    return [kind, steps, ...points, reason ?? ''].join(' ').trim();
  });
}

describe('public corrections', () => {
  test('an override is shown with its reason, for three seconds by the host’s clock', async () => {
    const table = await MemoryTable.begun(die, die);
    await table.do(given(5));
    const at = table.clock.now();
    expect(table.game.corrections).toMatchObject([{ from: at, until: at + 3000 }]);
    expect(await told(table)).toEqual(['override 1 Anna 0 5 miscounted']);
    await table.clock.pass(3000);
    expect(await told(table)).toEqual([]);
  });

  test('the next one is shown after the first has been read', async () => {
    const table = await MemoryTable.begun(die, die);
    await table.do(given(5));
    const at = table.clock.now();
    await table.clock.pass(1000);
    await table.do(given(-2, 'seen'));
    expect(table.game.corrections).toMatchObject([{ until: at + 3000 }, { from: at + 3000, until: at + 6000 }]);
    expect(await told(table)).toEqual(['override 1 Anna 0 5 miscounted', 'override 1 Anna 5 3 seen']);
    await table.clock.pass(2000);
    expect(await told(table)).toEqual(['override 1 Anna 5 3 seen']);
  });

  test('it goes with what the dealer does next; another correction waits for it', async () => {
    const table = await MemoryTable.begun(die, die);
    const shown = () => (table.game.corrections ?? []).map(({ what }) => what);
    const undone = async (what: string) => {
      await turn(table, 'undo');
      expect(shown()).toEqual([what]);
    };
    await table.typeRound(6, 0);
    await table.clock.pass(500);
    await table.step('skip');
    await table.do(named(0, 'K?'));
    await undone('CardNamed');
    await table.do(named(0, 'K?'));
    expect(shown()).toEqual([]);
    await undone('CardNamed');
    await table.step('count');
    expect(shown()).toEqual([]);
  });

  test('undo and redo steps in quick succession are shown as one, with their combined effect', async () => {
    const table = await MemoryTable.begun(die, die);
    for (const by of [5, 7, 9]) await table.do(given(by));
    await table.clock.pass(10_000);
    for (let steps = 0; steps < 3; steps += 1) await turn(table, 'undo');
    expect(await told(table)).toEqual(['undo 3 Anna 21 0']);
    await turn(table, 'redo');
    expect(await told(table)).toEqual(['undo 2 Anna 21 5']);
    await turn(table, 'redo');
    await turn(table, 'redo');
    expect(await told(table)).toEqual(['redo 1 Anna 12 21']);
    await table.clock.pass(3000);
    expect(await told(table)).toEqual([]);
    await turn(table, 'undo');
    expect(await told(table)).toEqual(['undo 1 Anna 21 12']);
  });

  test('HW-21: a corrected name is shown; a first name, an added suit and the count of an open pile are not', async () => {
    const table = await MemoryTable.begun(die, die);
    await table.typeRound(6, 0);
    await table.clock.pass(500);
    await table.step('skip');
    await table.do(named(0, 'K?'));
    await table.do(named(0, 'KD'));
    expect(await told(table)).toEqual([]);
    await table.do(named(0, '7D'));
    expect(await told(table)).toEqual(['override 1 Béla 13 7']);
    await table.clock.pass(5000);
    await table.do(counted('béla', 8));
    expect(await told(table)).toEqual(['override 1 Béla 7 8']);
    await table.clock.pass(5000);
    await table.typeRound(4, 0);
    await table.clock.pass(500);
    await table.step('skip');
    await table.do(counted('béla', 9));
    expect(await told(table)).toEqual([]);
  });

  test('none is shown again after a restart of the host, or in another game', async () => {
    const table = await MemoryTable.begun(die, die);
    await table.do(given(5));
    await table.referee.close();
    const again = await MemoryTable.open(table.folder);
    expect(await told(again)).toEqual([]);
    await again.do(given(5));
    await again.do(beginCommand([die, die]));
    expect(await told(again)).toEqual([]);
  });
});
