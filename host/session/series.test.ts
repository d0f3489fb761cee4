import { expect, test } from 'vitest';
import { CLOTH_FLOWERS, NEW_CLOTH, stitch } from '../../rulebook/cloth.ts';
import { NO_EXPERIENCE } from '../../rulebook/experience.ts';
import { STANDARD_CHOICES } from '../record/seating.ts';
import { clothView } from './state/story.ts';
import { beginCommand, bot, die, MemoryTable, playersNamed } from './testing/memory-table.ts';
import { play } from './testing/scripted.ts';

const DEALT = { cards: 'dealt' };
/** A game with exactly these people. */
const begin = (table: MemoryTable, ...names: readonly string[]) =>
  table.do(beginCommand(Array<typeof die>(names.length).fill(die), { players: playersNamed(names), house: DEALT }));

async function begun(...names: readonly string[]): Promise<MemoryTable> {
  const table = await MemoryTable.open();
  await begin(table, ...names);
  return table;
}

/** Plays to the end: the first seat takes the centre card, nobody else holds a die. More rounds than any deck has are no game. */
async function playOut(table: MemoryTable): Promise<Readonly<Record<string, number>>> {
  for (let round = 0; table.course.phase !== 'over' && round < 60; round += 1)
    await play(table, `count, +3400, ${'type 0, '.repeat(table.game.seats.length - 1)}type 6, +60000`);
  expect(table.course.phase).toBe('over');
  return Object.fromEntries(table.game.standings.map(({ player, points }) => [player.name, points]));
}

const series = (table: MemoryTable) =>
  Object.fromEntries(table.game.series.map(({ player, before, gamesWon }) => [player.name, [before, gamesWon]]));

test('HW-19: games add up, whoever comes and goes between them; one abandoned counts for nothing; a restart keeps all', async () => {
  const table = await begun('Anna', 'Béla', 'Cili');
  await play(table, 'count, +3400, type 0, type 0, type 6');
  await begin(table, 'Anna', 'Béla', 'Cili');
  expect(series(table)).toEqual({ Anna: [0, 0], Béla: [0, 0], Cili: [0, 0] });
  const first = await playOut(table);
  expect(first['Anna']).toBeGreaterThan(0);

  // Cili goes home, Dani comes, and Béla deals from the first seat.
  await begin(table, 'Béla', 'Dani', 'Anna');
  expect(series(table)).toEqual({ Anna: [first['Anna'], 1], Béla: [first['Béla'], 0], Cili: [first['Cili'], 0], Dani: [0, 0] });
  expect(table.console.players.map(({ name }) => name)).toEqual(['Béla', 'Dani', 'Anna', 'Cili']);
  const second = await playOut(table);
  await begin(table, 'Cili', 'Anna');
  const sum = (name: string) => (first[name] ?? 0) + (second[name] ?? 0);
  const all = { Anna: [sum('Anna'), 1], Béla: [sum('Béla'), 1], Cili: [sum('Cili'), 0], Dani: [sum('Dani'), 0] };
  expect([series(table), table.game.game]).toEqual([all, 4]);
  const again = await table.restarted();
  expect([series(again), again.game.game]).toEqual([all, 4]);
});

test('after the second game is undone the first is over again, can be corrected, and counts as corrected', async () => {
  const table = await begun('Anna', 'Béla');
  const first = await playOut(table);
  await begin(table, 'Anna', 'Béla');
  expect(table.console.undo).toMatchObject({ what: 'GameBegun' });
  await table.undo();
  expect(table.game).toMatchObject({ game: 1, course: { phase: 'over' } });
  expect(series(table)).toEqual({ Anna: [0, 0], Béla: [0, 0] });
  await table.redo();
  expect(series(table)).toEqual({ Anna: [first['Anna'], 1], Béla: [first['Béla'], 0] });
  await table.undo();
  await table.rule('adjustPoints', { player: 'béla', by: 500, reason: 'a pile was missed' });
  await begin(table, 'Béla', 'Anna');
  expect(series(table)).toEqual({ Anna: [first['Anna'], 0], Béla: [(first['Béla'] ?? 0) + 500, 1] });
});

test('no cloth shows an outcome before the table does, and no story the end; both outlive a restart, and undo takes from them', async () => {
  const table = await begun('Anna', 'Béla');
  expect(table.table.cloth).toBeUndefined();
  await play(table, 'count, +3400, type 0, type 6');
  expect([table.course.phase, table.table.cloth]).toEqual(['shown', undefined]);
  await table.clock.pass(60_000);
  expect(table.table.cloth).toMatchObject({
    number: 1,
    threads: [{ player: { name: 'Anna' }, seat: 0 }],
    flowers: { length: 1 },
  });
  expect(table.game.story).toBeUndefined();
  await playOut(table);
  const { cloth, game } = table.table;
  const story = game?.story;
  expect(cloth?.flowers).toHaveLength(game?.round ?? 0);
  expect(story?.race.map(({ points }) => points.at(-1))).toEqual(game?.standings.map(({ points }) => points));
  expect(story?.rounds).toEqual(Array.from({ length: (game?.round ?? 0) + 1 }, (_, round) => round));
  expect(story?.highlights.length).toBeGreaterThan(0);
  const again = await table.restarted();
  expect(again.table.cloth).toEqual(cloth);
  // The end is told anew to the people who come back to it.
  expect(again.game.story).toEqual({ ...story, since: again.clock.now() });
  await again.undo();
  expect(again.game.story).toBeUndefined();
  expect(again.table.cloth?.flowers).toEqual(cloth?.flowers.slice(0, -1));
});

test('the view of a night of many games holds one cloth, and a number for all earlier ones', () => {
  const seats = Array.from({ length: 10 }, (_, seat) => ({ player: { id: `player-${seat}`, name: `Player ${seat}` }, seat }));
  const captures = Array.from({ length: 1_000 }, (_, round) => seats.map((seat, of) => ({ ...seat, card: 10 * round + of })));
  const cloth = stitch(NEW_CLOTH, captures.flat());
  const view = clothView({ finished: [], game: undefined, experience: NO_EXPERIENCE, cloth, flowers: new Map() }, 7);
  expect((view?.before ?? 0) + (view?.flowers.length ?? 0)).toBe(10_000);
  expect(view?.before).toBe(((view?.number ?? 0) - 1) * CLOTH_FLOWERS);
  expect(JSON.stringify(view).length).toBeLessThan(3_000);
});

const lesson = (after: number) => ({ choices: { ...STANDARD_CHOICES, lesson: { after, given: true } } });

test('a lesson knows what has come up since it began; undo takes it back, and a restart keeps it', async () => {
  const table = await MemoryTable.with([die, die, die], lesson(0));
  expect(table.game.lesson).toMatchObject({ met: [], goals: { length: 11 } });
  await play(table, 'count, +3400, type 2, type 6, type 1');
  expect(table.game.lesson?.met).toEqual(['lone blocker', 'takers out']);
  const again = await table.restarted();
  expect(again.game.lesson).toEqual(table.game.lesson);
  await again.do({ type: 'choices', ...lesson(again.game.opened) });
  expect(again.game.lesson?.met).toEqual([]);
  await again.do({ type: 'choices', ...lesson(0) });
  await again.undo();
  expect(again.game.lesson?.met).toEqual([]);
  await again.do({ type: 'choices', choices: STANDARD_CHOICES });
  expect(again.game.lesson).toBeUndefined();
});

test('everybody knows how many rounds they have played', async () => {
  const table = await MemoryTable.begun(die, die, die);
  // Cili is out for the second.
  await play(table, 'count, +3400, type 2, type 6, type 1, skip', 'count, +3400, type 2, type 2');
  expect(table.game.seats.map(({ played }) => played)).toEqual([2, 2, 1]);
});

test('bots do what the lesson asks for', async () => {
  const table = await MemoryTable.with([bot, bot, bot], { ...lesson(0), house: DEALT });
  const goals = table.game.lesson?.goals ?? [];
  for (let round = 0; round < 2 * goals.length && table.game.lesson?.met.length !== goals.length; round++)
    await play(table, '+1300, count, +3400, skip');
  expect(table.game.lesson?.met).toEqual(goals);
});
