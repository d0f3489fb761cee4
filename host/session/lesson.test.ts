import { expect, test } from 'vitest';
import { beginCommand, bot, die, MemoryTable } from './testing/memory-table.ts';
import { STANDARD_CHOICES } from '../record/seating.ts';

const lesson = (after: number) => ({ ...STANDARD_CHOICES, lesson: { after, given: true } });

async function learning(): Promise<MemoryTable> {
  const table = await MemoryTable.open();
  await table.do(beginCommand([die, die, die], { choices: lesson(0) }));
  return table;
}

test('a lesson knows what has come up; undo takes it back, and a restart keeps it', async () => {
  const table = await learning();
  expect(table.game.lesson).toMatchObject({ met: [] });
  await table.typeRound(2, 6, 1);
  expect(table.game.lesson?.met).toEqual(['lone blocker', 'takers out']);
  expect(table.game.lesson?.goals).toHaveLength(11);
  await table.referee.close();
  const again = await MemoryTable.open(table.folder, table.pads);
  expect(again.game.lesson).toEqual(table.game.lesson);
  await again.do({ type: 'undo', n: again.console.undo?.n });
  expect(again.game.lesson?.met).toEqual([]);
});

test('it may begin at any time, with what comes up from then on, and stop', async () => {
  const table = await MemoryTable.begun(die, die, die);
  await table.typeRound(2, 6, 1);
  await table.step('skip');
  expect(table.game).toMatchObject({ opened: 1 });
  expect(table.game.lesson).toBeUndefined();
  await table.do({ type: 'choices', choices: lesson(table.game.opened) });
  expect(table.game.lesson?.met).toEqual([]);
  await table.do({ type: 'choices', choices: STANDARD_CHOICES });
  expect(table.game.lesson).toBeUndefined();
});

test('everybody knows how many rounds they have played', async () => {
  const table = await MemoryTable.begun(die, die, die);
  await table.typeRound(2, 6, 1);
  await table.step('skip');
  // Cili is out for the second.
  await table.typeRound(2, 2);
  expect(table.game.seats.map(({ played }) => played)).toEqual([2, 2, 1]);
});

test('bots do what the lesson asks for', async () => {
  const table = await MemoryTable.open();
  await table.do(beginCommand([bot, bot, bot], { choices: lesson(0), house: { cards: 'dealt' } }));
  const goals = table.game.lesson?.goals ?? [];
  for (let round = 0; round < 2 * goals.length && table.game.lesson?.met.length !== goals.length; round++) {
    await table.clock.pass(1_300);
    await table.count();
    await table.step('skip');
  }
  expect(table.game.lesson?.met).toEqual(goals);
});
