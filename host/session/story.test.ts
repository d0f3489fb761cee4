import { expect, test } from 'vitest';
import { CLOTH_FLOWERS, NEW_CLOTH, stitch } from '../../rulebook/cloth.ts';
import { NO_EXPERIENCE } from '../../rulebook/experience.ts';
import { clothView } from './state/story.ts';
import { beginCommand, die, MemoryTable } from './testing/memory-table.ts';

/** More rounds than any deck has. */
const MOST_ROUNDS = 60;

async function begin(table: MemoryTable): Promise<void> {
  const players = ['Anna', 'Béla'].map((name) => ({ id: name.toLowerCase(), name }));
  await table.do(beginCommand([die, die], { players, house: { cards: 'dealt' } }));
}

/** One round: Anna takes the centre card, Béla holds no die. */
async function playRound(table: MemoryTable): Promise<void> {
  await table.typeRound(0, 6);
}

async function playOut(table: MemoryTable): Promise<void> {
  for (let round = 0; table.course.phase !== 'over'; round += 1) {
    if (round > MOST_ROUNDS) throw new Error('the game does not end');
    await playRound(table);
    await table.clock.pass(60_000);
  }
}

test('no cloth shows an outcome before the table does, and no story the end', async () => {
  const table = await MemoryTable.open();
  await begin(table);
  expect(table.table.cloth).toBeUndefined();
  await playRound(table);
  expect(table.course.phase).toBe('shown');
  expect(table.table.cloth).toBeUndefined();
  await table.clock.pass(60_000);
  expect(table.table.cloth).toMatchObject({ number: 1, threads: [{ player: { name: 'Anna' }, seat: 0 }] });
  expect(table.table.cloth?.flowers).toHaveLength(1);
  expect(table.game.story).toBeUndefined();
});

test('the cloth and the story are the same after a restart, and an undo removes their last part', async () => {
  const table = await MemoryTable.open();
  await begin(table);
  await playOut(table);
  const { cloth, game } = table.table;
  const story = game?.story;
  expect(cloth?.flowers).toHaveLength(game?.round ?? 0);
  expect(story?.race.map(({ points }) => points.at(-1))).toEqual(game?.standings.map(({ points }) => points));
  expect(story?.rounds).toEqual(Array.from({ length: (game?.round ?? 0) + 1 }, (_, round) => round));
  expect(story?.highlights.length).toBeGreaterThan(0);

  const { folder } = table;
  await table.referee.close();
  const again = await MemoryTable.open(folder);
  expect(again.table.cloth).toEqual(cloth);
  // The end is told anew to the people who come back to it.
  expect(again.game.story).toEqual({ ...story, since: again.clock.now() });

  await again.do({ type: 'undo', n: again.console.undo?.n });
  expect(again.game.story).toBeUndefined();
  expect(again.table.cloth?.flowers).toEqual(cloth?.flowers.slice(0, -1));
});

test('the view of a night of many games holds one cloth, and a number for all earlier ones', () => {
  const seats = Array.from({ length: 10 }, (_, seat) => ({ player: { id: `player-${seat}`, name: `Player ${seat}` }, seat }));
  const captures = Array.from({ length: 10_000 }, (_, card) => ({
    ...(seats[card % 10] ?? { player: { id: '', name: '' }, seat: 0 }),
    card,
  }));
  const night = {
    finished: [],
    game: undefined,
    experience: NO_EXPERIENCE,
    cloth: stitch(NEW_CLOTH, captures),
    flowers: new Map(),
  };
  const cloth = clothView(night, 7);
  expect((cloth?.before ?? 0) + (cloth?.flowers.length ?? 0)).toBe(10_000);
  expect(cloth?.before).toBe(((cloth?.number ?? 0) - 1) * CLOTH_FLOWERS);
  expect(JSON.stringify(cloth).length).toBeLessThan(3_000);
});
