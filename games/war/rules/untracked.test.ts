import { describe, expect, test } from 'vitest';
import type { Card } from '../../../rulebook/card.ts';
import { war } from './rulebook.ts';
import { TableOfWar } from './testing/table-of-war.ts';

const points = (table: TableOfWar) => war.standings(table.state).map(({ points }) => points);
const winners = (table: TableOfWar) => war.winners(table.state);
describe('untracked: the dealer says who takes the cards', () => {
  const asked = (players: number) => new TableOfWar(players, { cards: 'untracked' });
  const values = (table: TableOfWar) => table.ask?.options.map(({ value }) => value).join(' ');

  test('a battle is one answer', () => {
    const table = asked(3);
    expect([table.ask?.what, values(table)]).toEqual(['battle', '0 1 2 war']);
    table.answers('2');
    expect(points(table)).toEqual([17, 16, 19]);
  });

  test('WR-3: a war of two players is among both', () => {
    const table = asked(2);
    table.answers('war');
    expect([table.ask?.what, values(table)]).toEqual(['war', '0 1 war']);
    table.answers('war 1');
    expect(points(table)).toEqual([17, 35]);
  });

  test('WR-3: if several play, the tied are named one by one; a tie of all needs no further answer', () => {
    const table = asked(3);
    table.answers('war 2');
    expect([table.ask?.what, values(table)]).toEqual(['tied', '0 1']);
    table.answers('0');
    expect([values(table), table.ask]).toMatchObject(['1 done', { standard: 'done' }]);
    table.answers('done 0');
    expect(points(table)).toEqual([24, 16, 12]);
    table.answers('war 0 1 2');
    expect(table.ask?.what).toBe('war');
  });

  test('WR-4: the only player left takes everything without a question', () => {
    const table = asked(2);
    table.adjust(0, -25);
    table.answers('war');
    expect([points(table), winners(table)]).toEqual([[0, 27], ['p1']]);
  });
});

describe('dealt: the referee turns up the cards', () => {
  test('a battle with all its wars is one answer; every unseen card is drawn when it is flipped', () => {
    const left: Card[] = ['KH', 'KS', '2C', '9C', '3C', '4C'];
    const table = new TableOfWar(3, { cards: 'dealt' }, (from) => {
      const next = left.shift();
      if (next === undefined || !from.includes(next)) throw new Error(`cannot draw ${next} again`);
      return next;
    });
    expect(table.ask).toMatchObject({ kind: 'option', what: 'deal', standard: 'flip' });
    table.answers('flip');
    expect([points(table), left]).toEqual([[24, 12, 16], ['4C']]);
  });
});
