import { describe, expect, test } from 'vitest';
import { war } from './rulebook.ts';
import { TableOfWar } from './testing/table-of-war.ts';

const points = (table: TableOfWar) => war.standings(table.state).map(({ points }) => points);
describe('the lesson', () => {
  const met = (table: TableOfWar) => war.lesson?.met(table.state);

  test('teaches a battle, a war, a war within a war', () => {
    const table = new TableOfWar(2, { cards: 'untracked' });
    expect(met(table)).toEqual([]);
    table.answers('0');
    expect(met(table)).toEqual(['battle']);
    table.answers('war 1');
    expect(met(table)).toEqual(['war']);
    table.answers('war war 1');
    expect(met(table)).toEqual(['war', 'war within a war']);
  });

  test('WR-4: teaches short stacks, forfeits and cards that wait', () => {
    const table = new TableOfWar(4, { cards: 'untracked' });
    for (const [seat, by] of [
      [0, -11],
      [1, -12],
      [2, -12],
    ] as const)
      table.adjust(seat, by);
    table.answers('war 0 3 done');
    expect(table.ask?.what).toBe('war');
    table.answers('3');
    expect(met(table)).toEqual(['war', 'short stack']);
    const again = new TableOfWar(4, { cards: 'untracked' });
    for (const seat of [0, 1]) again.adjust(seat, -12);
    again.answers('war 0 1 done');
    expect(met(again)).toEqual(['forfeit', 'waiting cards']);
    expect(points(again)).toEqual([0, 0, 12, 12]);
  });

  test('teaches no waiting cards if two play', () => {
    expect(war.lesson?.goals(new TableOfWar(2).state)).not.toContain('waiting cards');
    expect(war.lesson?.goals(new TableOfWar(3).state)).toContain('waiting cards');
  });
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
