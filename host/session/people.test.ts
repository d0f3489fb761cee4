import { expect, test } from 'vitest';
import { beginCommand, die, MemoryTable } from './testing/memory-table.ts';

const table = (command: object) => ({ type: 'table', command });
const flowers = ({ game }: MemoryTable) => Object.fromEntries(game.seats.map(({ player, flower }) => [player.name, flower]));
const newcomer = (name: string) => ({ id: name.toLowerCase(), name });

async function undo(at: MemoryTable): Promise<void> {
  await at.do({ type: 'undo', n: at.console.undo?.n });
}

test('everybody keeps their flower while others leave, come, and come back, in the next game too, and after a restart', async () => {
  const at = await MemoryTable.begun(die, die, die);
  const first = { Anna: 0, Béla: 1, Cili: 2 };
  expect(flowers(at)).toEqual(first);
  await at.do(table({ type: 'leave', seat: 0 }));
  expect(flowers(at)).toEqual({ Béla: 1, Cili: 2 });
  await at.do(table({ type: 'join', seat: 0, player: newcomer('Dani') }));
  expect(flowers(at)).toEqual({ Dani: 3, Béla: 1, Cili: 2 });
  expect(at.console.players).toContainEqual(newcomer('Anna'));
  await at.do(table({ type: 'join', seat: 2, player: newcomer('Anna') }));
  expect(flowers(at)).toEqual({ ...first, Dani: 3 });
  await at.referee.close();
  const again = await MemoryTable.open(at.folder);
  expect(flowers(again)).toEqual({ ...first, Dani: 3 });
  const players = ['Cili', 'Emma', 'Anna'].map(newcomer);
  await again.do(beginCommand([die, die, die], { players }));
  expect(flowers(again)).toEqual({ Cili: 2, Emma: 4, Anna: 0 });
});

test('a player who sits down again has the points from before, and undo takes each step back', async () => {
  const at = await MemoryTable.begun(die, die, die);
  await at.do(table({ type: 'adjustPoints', player: 'anna', by: 7, reason: 'miscounted' }));
  await at.do(table({ type: 'leave', seat: 0 }));
  expect(at.game.standings.at(-1)).toMatchObject({ player: { name: 'Anna' }, seat: undefined, points: 7 });
  await at.do(table({ type: 'join', seat: 0, player: newcomer('Anna') }));
  expect(at.game.standings[0]).toMatchObject({ player: { name: 'Anna' }, seat: 0, points: 7 });
  await undo(at);
  expect(at.game.seats.map(({ player }) => player.name)).toEqual(['Béla', 'Cili']);
  await undo(at);
  expect(at.game.seats.map(({ player }) => player.name)).toEqual(['Anna', 'Béla', 'Cili']);
});

test('names that look the same are recorded as they are, and told apart on every screen, also after a restart', async () => {
  const players = [
    { id: 'a', name: 'Anna' },
    { id: 'b', name: 'Аnnа' },
  ];
  const at = await MemoryTable.open();
  await at.do(beginCommand([die, die], { players }));
  const names = ({ game, console }: MemoryTable) =>
    [...game.seats, ...game.series].map(({ player }) => player.name).concat(console.players.map(({ name }) => name));
  const shown = ['Anna', 'Аnnа 2', 'Anna', 'Аnnа 2', 'Anna', 'Аnnа 2'];
  expect(names(at)).toEqual(shown);
  expect(JSON.stringify(at.folder.lines)).toContain(JSON.stringify(players));
  await at.referee.close();
  expect(names(await MemoryTable.open(at.folder))).toEqual(shown);
});
