import { expect, test } from 'vitest';
import { beginCommand, die, MemoryTable, NAMES } from './testing/memory-table.ts';

/** More rounds than any deck has. */
const MOST_ROUNDS = 60;

/** Plays to the end: the first seat takes the centre card, nobody else holds a die. */
async function playOut(table: MemoryTable): Promise<void> {
  for (let round = 0; table.course.phase !== 'over'; round += 1) {
    if (round > MOST_ROUNDS) throw new Error('the game does not end');
    const { length } = table.game.seats;
    await table.typeRound(...Array.from({ length }, (_, typed) => (typed === length - 1 ? 6 : 0)));
    await table.clock.pass(60_000);
  }
}

function players(...names: readonly string[]) {
  return names.map((name) => ({ id: name.toLowerCase(), name }));
}

/** A game with exactly these people. */
async function begin(table: MemoryTable, ...names: readonly string[]): Promise<void> {
  const inputs = names.map(() => die);
  await table.do(beginCommand(inputs, { players: players(...names), house: { cards: 'dealt' } }));
}

const series = (table: MemoryTable) =>
  Object.fromEntries(table.game.series.map(({ player, before, gamesWon }) => [player.name, [before, gamesWon]]));
const points = (table: MemoryTable) =>
  Object.fromEntries(table.game.standings.map(({ player, points: scored }) => [player.name, scored]));

test('HW-19: games add up, whoever comes and goes between them', async () => {
  const table = await MemoryTable.open();
  const [anna, bela, cili, dani] = NAMES as [string, string, string, string];
  await begin(table, anna, bela, cili);
  expect(series(table)).toEqual({ [anna]: [0, 0], [bela]: [0, 0], [cili]: [0, 0] });
  await playOut(table);
  const first = points(table);
  expect(first[anna]).toBeGreaterThan(0);

  // Cili goes home, Dani comes, and Béla deals from the first seat.
  await begin(table, bela, dani, anna);
  expect(series(table)).toEqual({ [anna]: [first[anna], 1], [bela]: [first[bela], 0], [cili]: [first[cili], 0], [dani]: [0, 0] });
  expect(table.console.players.map(({ name }) => name)).toEqual([bela, dani, anna, cili]);
  await playOut(table);
  const second = points(table);

  await begin(table, cili, anna);
  expect(series(table)).toEqual({
    [anna]: [(first[anna] ?? 0) + (second[anna] ?? 0), 1],
    [bela]: [(first[bela] ?? 0) + (second[bela] ?? 0), 1],
    [cili]: [first[cili], 0],
    [dani]: [second[dani], 0],
  });
  expect(table.game.game).toBe(3);
});

test('a restart during the second game, or between the games, keeps the first', async () => {
  const table = await MemoryTable.open();
  await begin(table, 'Anna', 'Béla');
  await playOut(table);
  const first = points(table);
  await begin(table, 'Anna', 'Béla');
  const { folder } = table;
  await table.referee.close();
  const again = await MemoryTable.open(folder);
  expect(again.game.game).toBe(2);
  expect(series(again)).toEqual({ Anna: [first['Anna'], 1], Béla: [first['Béla'], 0] });
});

test('after the second game is undone the first is over again, can be corrected, and counts as corrected', async () => {
  const table = await MemoryTable.open();
  await begin(table, 'Anna', 'Béla');
  await playOut(table);
  const first = points(table);
  await begin(table, 'Anna', 'Béla');
  expect(table.console.undo).toMatchObject({ what: 'GameBegun' });
  await table.do({ type: 'undo', n: table.console.undo?.n });
  expect(table.game).toMatchObject({ game: 1, course: { phase: 'over' } });
  expect(series(table)).toEqual({ Anna: [0, 0], Béla: [0, 0] });

  await table.do({ type: 'redo', n: table.console.redo?.n });
  expect(series(table)).toEqual({ Anna: [first['Anna'], 1], Béla: [first['Béla'], 0] });

  await table.do({ type: 'undo', n: table.console.undo?.n });
  await table.do({ type: 'table', command: { type: 'adjustPoints', player: 'béla', by: 500, reason: 'a pile was missed' } });
  await begin(table, 'Béla', 'Anna');
  expect(series(table)).toEqual({ Anna: [first['Anna'], 0], Béla: [(first['Béla'] ?? 0) + 500, 1] });
  const { folder } = table;
  await table.referee.close();
  expect(series(await MemoryTable.open(folder))).toEqual(series(table));
});

test('a game abandoned before its end counts for nothing', async () => {
  const table = await MemoryTable.open();
  await begin(table, 'Anna', 'Béla');
  await table.typeRound(0, 6);
  await table.clock.pass(60_000);
  await begin(table, 'Anna', 'Béla');
  expect(series(table)).toEqual({ Anna: [0, 0], Béla: [0, 0] });
});
