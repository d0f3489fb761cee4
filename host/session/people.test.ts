import { expect, test } from 'vitest';
import { beginCommand, bot, die, MemoryTable, playersNamed } from './testing/memory-table.ts';
import { play } from './testing/scripted.ts';

const leave = (seat: number) => ({ type: 'table', command: { type: 'leave', seat } });
const sit = (name: string, seat?: number) => ({
  type: 'table',
  command: { type: 'join', player: playersNamed([name])[0], ...(seat !== undefined && { seat }) },
});
const end = { type: 'table', command: { type: 'timeUp', early: true } };
const dice = (players: number) => Array<typeof die>(players).fill(die);
const here = ({ game }: MemoryTable) => game.standings.filter(({ seat }) => seat !== undefined).map(({ player }) => player.name);
const points = ({ game }: MemoryTable) => game.standings.map((standing) => standing.points);

test('everybody keeps flower and points while others leave, come, and come back, in the next game too, and after a restart', async () => {
  const flowers = ({ game }: MemoryTable) => Object.fromEntries(game.seats.map(({ player, flower }) => [player.name, flower]));
  const at = await MemoryTable.begun(die, die, die);
  const first = { Anna: 0, Béla: 1, Cili: 2 };
  expect(flowers(at)).toEqual(first);
  await at.rule('adjustPoints', { player: 'anna', by: 7, reason: 'miscounted' });
  await at.do(leave(0));
  expect(flowers(at)).toEqual({ Béla: 1, Cili: 2 });
  expect(at.game.standings.at(-1)).toMatchObject({ player: { name: 'Anna' }, seat: undefined, points: 7 });
  await at.do(sit('Dani', 0));
  expect(flowers(at)).toEqual({ Dani: 3, Béla: 1, Cili: 2 });
  expect(at.console.players).toContainEqual({ id: 'anna', name: 'Anna' });
  await at.do(sit('Anna', 2));
  expect(at.game.standings[2]).toMatchObject({ player: { name: 'Anna' }, seat: 2, points: 7 });
  const again = await at.restarted();
  expect(flowers(again)).toEqual({ ...first, Dani: 3 });
  await again.undo(3);
  expect(here(again)).toEqual(['Anna', 'Béla', 'Cili']);
  await again.do(beginCommand(dice(3), { players: playersNamed(['Cili', 'Emma', 'Anna']) }));
  expect(flowers(again)).toEqual({ Cili: 2, Emma: 3, Anna: 0 });
});

test('names that look the same are recorded as they are, and told apart on every screen, also after a restart', async () => {
  const players = [
    { id: 'a', name: 'Anna' },
    { id: 'b', name: 'Аnnа' },
  ];
  const at = await MemoryTable.with(dice(2), { players });
  const names = ({ game, console }: MemoryTable) =>
    [...game.seats, ...game.series].map(({ player }) => player.name).concat(console.players.map(({ name }) => name));
  const shown = ['Anna', 'Аnnа 2', 'Anna', 'Аnnа 2', 'Anna', 'Аnnа 2'];
  expect(names(at)).toEqual(shown);
  expect(JSON.stringify(at.folder.lines)).toContain(JSON.stringify(players));
  expect(names(await at.restarted())).toEqual(shown);
});

test.each([
  ['hungarian-war', {}, ''],
  ['war', { cards: 'untracked' }, '0'],
  ['hyrule', {}, 'KH QD 2C 3S'],
  ['honor-of-the-samurai', {}, 'clean clean clean clean 2? 3? 4? K? A? 5? 5? 6? 7? 2? 3? 4?'],
  ['charta-bellica', { line: 'simple' }, 'draw seat_2 c? 2? 3? 4?'],
])(
  'a game of %s that is ended early is won by what counts so far, says so, and undo takes it back',
  async (rulebook, house, round) => {
    const at = await MemoryTable.with(dice(4), { rulebook, house });
    if (round === '') await play(at, 'count, +3400, type 6, type 2, type 2, type 0, +20000, name K? at 0');
    for (const given of round.split(' ').filter(Boolean)) await at.answer(given.replace('_', ' '));
    expect(at.game.round).toBe(1);
    await at.do(end);
    // What may be under way is finished, or was none.
    if (at.game.ask !== undefined) {
      if (at.course.phase === 'shown') await at.step('skip');
      await at.answer('none');
    }
    expect([at.course.phase, at.game.endedBy]).toEqual(['over', 'ended early']);
    const most = Math.max(...points(at));
    const best = at.game.standings.filter((standing) => standing.points === most).map(({ player }) => player.id);
    expect(at.game.winners).toEqual(best);
    await at.undo();
    expect(at.game.winners).toEqual([]);
  },
);

test('a game cannot be ended in the middle of a count, and nobody can leave then', async () => {
  const at = await play(await MemoryTable.begun(die, die, die), 'count');
  for (const command of [end, leave(0)]) expect(await at.refused(command)).toBe('round under way');
  await at.step('halt');
  await at.do(end);
  expect([at.course.phase, at.game.winners, at.game.endedBy]).toEqual(['over', [], 'ended early']);
});

test('WR-4: after a player has left the battle begins anew, the stack waits in the middle, and undo brings all back', async () => {
  const at = await MemoryTable.with(dice(3), { rulebook: 'war' });
  await at.answer('K?');
  const before = at.game.state;
  await at.do(leave(0));
  expect([at.game.ask?.seat, here(at), points(at)]).toEqual([1, ['Béla', 'Cili'], [0, 17, 17]]);
  expect(await at.refused(leave(1))).toBe('too few seats');
  for (const name of ['Anna', 'Dani']) expect(await at.refused(sit(name))).toBe('next game');
  await at.answer('3?', '9?');
  expect(points(at)).toEqual([0, 16, 36]);
  await at.undo(3);
  expect(at.game.state).toEqual(before);
});

test('HS-2: the question goes to the next, and anyone who comes plays from the next round on', async () => {
  const at = await MemoryTable.with(dice(3), { rulebook: 'honor-of-the-samurai' });
  await at.do(leave(0));
  await at.do(sit('Dani'));
  expect([at.game.ask?.seat, here(at)]).toEqual([1, ['Béla', 'Cili', 'Dani']]);
  await at.do(sit('Anna'));
  expect(here(at)).toEqual(['Anna', 'Béla', 'Cili', 'Dani']);
  await at.answer('clean', 'clean', '2?', '3?', '4?', 'K?', 'A?', '5?');
  expect([at.game.round, points(at)]).toEqual([1, [0, 0, 1, 0]]);
  await at.answer('clean', 'clean', 'clean');
  expect(at.game.ask?.seat).toBe(3);
});

test('HY-5: whoever left is skipped in the turn, which begins anew, and cannot win with what was captured', async () => {
  const at = await MemoryTable.with(dice(3), { rulebook: 'hyrule' });
  await at.answer('KH', '2H', '3H', '4H');
  await at.do(leave(0));
  expect([at.game.ask?.seat, points(at)[0]]).toEqual([1, 3]);
  await at.do(end);
  expect(at.game.winners).toEqual([]);
});

test('CB-2: the cards go to the ally; a second one may not leave, and whoever left can come back', async () => {
  const at = await MemoryTable.with(dice(4), { rulebook: 'charta-bellica', house: { line: 'combined' } });
  await at.answer('draw', 'seat 2');
  await at.do(leave(3));
  expect([await at.refused(leave(2)), await at.refused(sit('Emma'))]).toEqual(['too few seats', 'next game']);
  await at.do(sit('Dani'));
  expect(here(at)).toEqual(['Anna', 'Béla', 'Cili', 'Dani']);
});

test('the bots play on without the one that has left', async () => {
  const at = await MemoryTable.with([bot, bot, bot], { rulebook: 'hyrule', house: { cards: 'dealt' } });
  await at.do(leave(2));
  for (let steps = 0; steps < 500 && at.course.phase !== 'over'; steps += 1) await at.clock.pass(1_000);
  expect(at.course.phase).toBe('over');
  expect(at.game.winners).not.toContain('cili');
});
