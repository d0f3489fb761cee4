import { describe, expect, test } from 'vitest';
import { beginCommand, bot, die, MemoryTable } from './testing/memory-table.ts';

/** Both take the centre: one outcome to show, and no card goes to a pile. Ends at choosing. */
async function revealed(): Promise<MemoryTable> {
  const table = await MemoryTable.begun(die, die);
  await table.typeRound(6, 6);
  await table.step('skip');
  return table;
}

const recalled = (table: MemoryTable) => [table.game.recalled, table.console.table.game?.recalled];
const refusal = (code: string) => expect.objectContaining({ refusal: expect.objectContaining({ code }) as unknown }) as unknown;

describe('the last reveal, brought back', () => {
  test('stands in both views until it is dismissed, and nothing of it is recorded', async () => {
    const table = await revealed();
    const lines = table.folder.lines.length;
    expect(await table.step('recall', { at: 0 })).toEqual({ ok: true });
    expect(recalled(table)).toEqual([{ at: 0 }, { at: 0 }]);
    expect(table.folder.lines).toHaveLength(lines);
    await table.step('endRecall');
    expect(recalled(table)).toEqual([undefined, undefined]);
  });

  test('disappears with the count, and does not come back when that is halted', async () => {
    const table = await revealed();
    await table.step('recall', { at: 0 });
    await table.step('count');
    expect(table.game.recalled).toBeUndefined();
    expect(await table.step('recall', { at: 0 })).toEqual(refusal('wrong phase'));
    await table.step('halt');
    expect(table.course.phase).toBe('choosing');
    expect(table.game.recalled).toBeUndefined();
  });

  test('disappears with an undo: another reveal is then the last one, though the step may be the same', async () => {
    const table = await MemoryTable.begun(bot, bot);
    for (let round = 1; round <= 2; round += 1) {
      await table.count();
      await table.step('skip');
      expect(table.game.round).toBe(round);
    }
    expect(await table.step('recall', { at: 0 })).toEqual({ ok: true });
    await table.do({ type: 'undo', n: table.console.undo?.n });
    expect(table.game.round).toBe(1);
    expect(table.game.recalled).toBeUndefined();
    expect(await table.step('recall', { at: 0 })).toEqual({ ok: true });
  });

  test('is refused if there is none, and for a step that has passed', async () => {
    const table = await MemoryTable.open();
    expect(await table.ask({ type: 'recall', step: 0, at: 0 })).toEqual(refusal('no game'));
    await table.do(beginCommand([die, die]));
    expect(await table.step('recall', { at: 0 })).toEqual(refusal('nothing to recall'));
    const { step } = table.course;
    await table.typeRound(6, 6);
    expect(await table.step('recall', { at: 0 })).toEqual(refusal('wrong phase'));
    await table.step('skip');
    expect(await table.step('recall', { at: 1 })).toEqual(refusal('nothing to recall'));
    expect(await table.ask({ type: 'recall', step, at: 0 })).toEqual(refusal('step has passed'));
    expect(table.game.recalled).toBeUndefined();
  });
});
