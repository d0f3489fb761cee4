import { describe, expect, test } from 'vitest';
import { war } from './rulebook.ts';
import { placed } from './sight.ts';
import { TableOfWar } from './testing/table-of-war.ts';

const points = (table: TableOfWar) => war.standings(table.state).map(({ points }) => points);
const winners = (table: TableOfWar) => war.winners(table.state);
describe('cards the dealer names that cannot be there (WR-1)', () => {
  const six = () => {
    const table = new TableOfWar(6);
    table.answers('KH QH JS TS 9S 8S');
    return table;
  };

  test('a card that lies in a stack is refused with its last place; if the dealer insists, it is accepted and forgotten there', () => {
    const table = six();
    table.answers('AH');
    expect(table.refusal('QH')).toMatchObject({
      code: 'card cannot be there',
      params: { card: 'QH', where: 'stack', name: 'Player 0' },
      clause: 'WR-1',
    });
    expect(table.answer('QH', true)).toBeUndefined();
    expect(table.play.table.stacks[0]?.slice(-6).join(' ')).toBe('KH ?? JS TS 9S 8S');
  });

  test('of a card that already lies open in this battle, only the rank is certain', () => {
    const table = six();
    table.answers('AH');
    expect(table.refusal('AH')?.params).toEqual({ card: 'AH', where: 'battle', name: 'Player 0' });
    expect(table.answer('AH', true)).toBeUndefined();
    table.answers('2H 3H 4H 5H 6H 7H');
    expect(table.play.table.stacks[1]?.join(' ')).toContain('AH ?? ?? ?? 7H 2H 3H 4H 5H A?');
  });

  test('a card known only by its rank is not the one that another player has', () => {
    const { play } = new TableOfWar(2);
    if (play.phase === 'over') throw new Error('the game has only begun');
    const known = {
      ...play,
      table: {
        ...play.table,
        stacks: [
          ['A?', '2C'],
          ['KC', 'AC'],
        ] as const,
      },
    };
    expect(placed(known, 0, 'AD')).toBe(known);
    expect(placed(known, 0, 'AC')).toBeUndefined();
  });

  test('a card is doubted if all four of its rank are elsewhere', () => {
    const table = six();
    table.answers('AS KS KC KD');
    expect(table.refusal('K?')?.params).toEqual({ card: 'K?', where: 'no more' });
  });

  test('a fifth of a rank in one battle is never accepted', () => {
    const table = new TableOfWar(6);
    table.answers('KH KS KC KD');
    expect([table.answer('K?'), table.answer('K?', true)]).toEqual(['five of a rank', 'five of a rank']);
  });

  test('WR-2: cards may lie in a stack in an order other than ours, and are accepted', () => {
    const table = new TableOfWar(6);
    table.adjust(0, -7);
    table.answers('KH QH JS TS 9S 8S');
    table.answers('JS 2C 3C 4C 5C A?');
    expect(table.play.table.stacks[0]?.join(' ')).toBe('KH QH ?? TS 9S 8S');
    expect(table.refusal('TS')).toBeUndefined();
    table.answers('7C');
    expect(table.play.table.stacks[0]?.join(' ')).toBe('7C QH KH TS 9S 8S');
  });

  test('a rank by itself is a new card if another of that rank may exist', () => {
    const table = six();
    table.answers('J?');
    expect(table.play.table.stacks[0]?.join(' ')).toMatch(/^J\?( \?\?)+ KH QH JS TS 9S 8S$/);
  });

  test('if another card is known to lie there and the dealer insists, the named card is right', () => {
    const table = new TableOfWar(6);
    table.adjust(0, -8);
    table.answers('KH Q? JS TS 9S 8S');
    expect(table.ask).toMatchObject({ seat: 0, expected: 'KH' });
    expect(table.refusal('2C')?.params).toEqual({ card: '2C', where: 'expected', expected: 'KH' });
    expect(table.answer('2C', true)).toBeUndefined();
    table.answers('3C 4C 5C 6C AC');
    expect(table.play.table.stacks[5]?.slice(-6).join(' ')).toBe('AC 2C 3C 4C 5C 6C');
    expect(table.ask).toMatchObject({ seat: 0, expected: 'Q?' });
  });
});

describe('cards counted by the dealer', () => {
  test('cards taken from one seat may be given to another between battles', () => {
    const table = new TableOfWar(2);
    expect(table.adjust(1, 1)).toBe('cards not taken');
    expect([table.adjust(0, -2), table.adjust(1, 1)]).toEqual([undefined, undefined]);
    expect([points(table), table.play.strayed]).toEqual([[24, 27], 1]);
    expect(table.adjust(0, -25)).toBe('cards not held');
    table.answers('KH');
    expect(table.adjust(1, 1)).toBe('battle under way');
  });

  test('cannot be moved if the referee deals', () => {
    expect(new TableOfWar(2, { cards: 'dealt' }).adjust(0, -1)).toBe('the screen deals');
  });

  test('a card found under the sofa resumes a won game', () => {
    const table = new TableOfWar(2);
    table.adjust(1, -26);
    expect(winners(table)).toEqual(['p0']);
    table.adjust(1, 1);
    expect([winners(table), table.ask?.seat]).toEqual([[], 0]);
  });

  test('WR-5: a battle that may be under way when the time is up stays undecided', () => {
    const table = new TableOfWar(2, { minutes: 15 });
    table.command({ type: 'timeUp' });
    table.adjust(0, -1);
    expect(table.ask).toMatchObject({ options: [{ value: 'none' }] });
  });
});
