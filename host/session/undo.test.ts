import { expect, test } from 'vitest';
import type { SeatInput } from '../contract/view.ts';
import { beginCommand, die, keys, MemoryTable, pad } from './testing/memory-table.ts';
import { play } from './testing/scripted.ts';

test.each<[string, readonly SeatInput[], ...(readonly string[])[]]>([
  [
    'the typing of the dice, digits and other faces kept, also after a restart; the next last digit is judged',
    [die, pad('P2'), keys(0), die],
    ['P2 6, KeyW, count, +3400, type 1, type 3 → shown, 3 6 6 1', 'skip, P2 4, restart, undo → opening, retaken, typed 1 3'],
    ['+60000 → opening, retaken, typed 1 3', 'untype, type 5 → shown, 5 6 6 1'],
  ],
  [
    'a redo, a further undo, or calling off from the typing',
    [die, die],
    ['name K? at 0, count, +3400, type 6, type 3, undo, redo → choosing 0/0', 'undo, undo → choosing 0/0', 'redo, redo, undo'],
    ['callOff → choosing 0/0, called off: dealer'],
  ],
  [
    'choosing where no die was typed, and seals stand while the same seats are asked',
    [pad('P1'), pad('P2')],
    ['P1 2, P2 2, count, +3400, skip, P1 6, undo → choosing 1/2, #2 2'],
  ],
  [
    'nothing while a count or an opening runs, and is offered again after it',
    [die, die],
    ['name K? at 0, count, undo → refused: round under way', '+3000, undo → refused: round under way', 'callOff, undo, undo'],
  ],
])('undo leads to %s', async (_what, seats, ...script) => {
  await play(await MemoryTable.begun(...seats), ...script.flat());
});

test('undo says beforehand what it takes back, shows afterwards that it did, and is refused for any step but the next', async () => {
  const table = await MemoryTable.begun(die, die);
  await play(table, 'count, +3400, type 6, type 0, +500, skip, name K? at 0');
  const named = table.console.undo;
  expect(named).toMatchObject({
    what: 'CardNamed',
    effect: { round: 1, points: [{ player: { name: 'Béla' }, from: 13, to: 0 }] },
  });
  expect(await table.ask({ type: 'undo', n: 1 })).toMatchObject({
    refusal: { code: 'another step is next', params: { n: 1, next: named?.n } },
  });
  await table.undo();
  expect(table.game.corrections).toMatchObject([{ kind: 'undo', steps: 1, effect: named?.effect }]);
  expect(table.console.redo).toMatchObject({ n: named?.n, effect: { points: [{ from: 0, to: 13 }] } });
  expect(table.folder.lines.at(-1)).toMatchObject({ kind: 'undo', step: named?.n });
});

test('a reveal whose dice are typed again has the proof of the seals beside them', async () => {
  const table = await MemoryTable.begun(pad('P1'), die);
  await play(table, 'P1 6, count, +3400, type 1');
  const before = table.folder.lines.at(-1);
  await play(table, 'undo, untype, type 5 → shown, 6 5');
  expect(before).toHaveProperty('proof.attempt', 1);
  expect(table.folder.lines.at(-1)).toHaveProperty('proof', before && 'proof' in before ? before.proof : undefined);
});

test('undo of the start of a game takes it off the table, also over a restart, and redo brings it back', async () => {
  const table = await MemoryTable.begun(pad('P1'), die);
  await table.undo();
  expect(table.table).not.toHaveProperty('game');
  expect(table.pads.attemptOf('P1')).toBe(0);
  await play(table, 'redo → choosing 0/1, #2', 'P1 6, count, +3400, type 3, undo, undo');
  const again = await table.restarted();
  expect(again.console.redo).toMatchObject({ what: 'GameBegun', effect: { changes: [{ what: 'game', to: 1 }] } });
  await play(again, 'redo, redo');
  expect(again.game.round).toBe(1);
  await again.undo(2);
  await again.do(beginCommand([die, die, die]));
  expect(again.game.seats).toHaveLength(3);
  expect(again.console).not.toHaveProperty('redo');
});

test('the last round of a game that is over can be undone, also after a restart, while its piles still decide who wins', async () => {
  const table = await MemoryTable.begun(die, die);
  await table.rule('countDeck', { left: 1, unfilled: [], reason: 'counted' });
  await play(table, 'count, +3400, type 6, type 4, skip → over', 'undo → opening, retaken, typed 6 4', 'redo → over');
  const again = await play(table, 'restart → over');
  const count = (player: string, points: number) => again.rule('countPile', { player, points });
  const winners = async (player: string, points: number) => (await count(player, points), again.game.winners);
  expect([await winners('anna', 9), await winners('béla', 9)]).toEqual([[], ['anna', 'béla']]);
  expect(await winners('béla', 10)).toEqual(['béla']);
  expect(again.game.corrections).toMatchObject([{ kind: 'override', effect: { points: [{ from: 9, to: 10 }] } }]);
  expect(again.console.undo?.effect.changes).toMatchObject([{ what: 'winners', players: [{ id: 'anna' }, { id: 'béla' }] }]);
  await play(again, 'undo, undo, undo, undo → opening, retaken, typed 6 4');
});
