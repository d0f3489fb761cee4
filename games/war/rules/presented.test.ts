import { expect, test } from 'vitest';
import { war } from './rulebook.ts';
import { TableOfWar } from './testing/table-of-war.ts';

test.each<[number, readonly number[], string, string]>([
  [2, [], '', ''],
  [2, [], '0', 'battle'],
  [2, [], 'war 1', 'war'],
  [2, [], 'war war 1', 'war, war within a war'],
  // WR-4, with so many cards taken from the seats beforehand.
  [4, [-11, -12, -12], 'war 0 3 done 3', 'war, short stack'],
  [4, [-12, -12], 'war 0 1 done', 'forfeit, waiting cards'],
])('%i players, %j cards fewer, after %s: the lesson has shown “%s”', (players, taken, answers, goals) => {
  const table = new TableOfWar(players, { cards: 'untracked' });
  for (const [seat, by] of taken.entries()) expect(table.adjust(seat, by)).toBeUndefined();
  if (answers !== '') table.answers(answers);
  expect(war.lesson?.met(table.state).join(', ')).toBe(goals);
  expect(war.lesson?.goals(table.state).includes('waiting cards')).toBe(players > 2);
});

test('a game is summed up by its longest war, its biggest capture, and who won most', () => {
  const table = new TableOfWar(2, { cards: 'untracked' });
  const states = [table.state];
  for (const answers of ['0', 'war war 1', '0', '0', '0', '0', '0']) {
    table.answers(answers);
    states.push(table.state);
  }
  expect(war.review?.highlights(states)).toMatchObject([
    { what: 'longestWar', players: [{ id: 'p1' }], figure: 2 },
    { what: 'biggestTake', players: [{ id: 'p1' }], figure: 18 },
    { what: 'streak', players: [{ id: 'p0' }], figure: 5 },
  ]);
});
