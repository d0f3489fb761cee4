import { describe, expect, test } from 'vitest';
import { war } from './rulebook.ts';
import { placed } from './sight.ts';
import { TableOfWar } from './testing/table-of-war.ts';

const points = (table: TableOfWar) => war.standings(table.state).map(({ points }) => points);
const winners = (table: TableOfWar) => war.winners(table.state);
const stackOf = (table: TableOfWar, seat: number, last = 52) => table.play.table.stacks[seat]?.slice(-last).join(' ');

describe('WR-1: a card that the dealer names', () => {
  const six = (answers = '', taken = 0) => {
    const table = new TableOfWar(6);
    if (taken !== 0) table.adjust(0, taken);
    table.answers(`KH QH JS TS 9S 8S ${answers}`.trim());
    return table;
  };

  test.each([
    ['AH', 'QH', { where: 'stack', name: 'Player 0' }],
    ['AH', 'AH', { where: 'battle', name: 'Player 0' }],
    ['AS KS KC KD', 'K?', { where: 'no more' }],
  ])('after %s, %s cannot be there, as it lies elsewhere', (answers, card, where) => {
    const refusal = { code: 'card cannot be there', params: { card, ...where }, clause: 'WR-1' };
    expect(six(answers).refusal(card)).toEqual(refusal);
  });

  test('is accepted if the dealer insists, and forgotten where it was; of one open in this battle only the rank is certain', () => {
    const table = six('AH');
    expect(table.answer('QH', true)).toBeUndefined();
    expect(stackOf(table, 0, 6)).toBe('KH ?? JS TS 9S 8S');
    const open = six('AH');
    expect(open.answer('AH', true)).toBeUndefined();
    open.answers('2H 3H 4H 5H 6H 7H');
    expect(stackOf(open, 1)).toContain('AH ?? ?? ?? 7H 2H 3H 4H 5H A?');
  });

  test('known only by its rank is not the one that another player has', () => {
    const { play } = new TableOfWar(2);
    if (play.phase === 'over') throw new Error('the game has only begun');
    const stacks = [['A?', '2C'] as const, ['KC', 'AC'] as const];
    const known = { ...play, table: { ...play.table, stacks } };
    expect(placed(known, 0, 'AD')).toBe(known);
    expect(placed(known, 0, 'AC')).toBeUndefined();
  });

  test('of a rank that four have in this battle is never accepted', () => {
    const table = new TableOfWar(6);
    table.answers('KH KS KC KD');
    expect([table.answer('K?'), table.answer('K?', true)]).toEqual(['five of a rank', 'five of a rank']);
  });

  test('may lie in a stack in an order other than ours (WR-2), and is a new one if only its rank is named', () => {
    const table = six('JS 2C 3C 4C 5C A?', -7);
    expect(stackOf(table, 0)).toBe('KH QH ?? TS 9S 8S');
    expect(table.refusal('TS')).toBeUndefined();
    table.answers('7C');
    expect(stackOf(table, 0)).toBe('7C QH KH TS 9S 8S');
    expect(stackOf(six('J?'), 0)).toMatch(/^J\?( \?\?)+ KH QH JS TS 9S 8S$/);
  });

  test('is right if another is known to lie there and the dealer insists', () => {
    const table = new TableOfWar(6);
    table.adjust(0, -8);
    table.answers('KH Q? JS TS 9S 8S');
    expect(table.ask).toMatchObject({ seat: 0, expected: 'KH' });
    expect(table.refusal('2C')?.params).toEqual({ card: '2C', where: 'expected', expected: 'KH' });
    expect(table.answer('2C', true)).toBeUndefined();
    table.answers('3C 4C 5C 6C AC');
    expect(stackOf(table, 5, 6)).toBe('AC 2C 3C 4C 5C 6C');
    expect(table.ask).toMatchObject({ seat: 0, expected: 'Q?' });
  });
});

describe('cards counted by the dealer', () => {
  test('are taken from one seat and given to another between battles, where the referee does not deal', () => {
    const table = new TableOfWar(2);
    expect(table.adjust(1, 1)).toBe('cards not taken');
    expect([table.adjust(0, -2), table.adjust(1, 1)]).toEqual([undefined, undefined]);
    expect([points(table), table.play.strayed]).toEqual([[24, 27], 1]);
    expect(table.adjust(0, -25)).toBe('cards not held');
    table.answers('KH');
    expect(table.adjust(1, 1)).toBe('battle under way');
    expect(new TableOfWar(2, { cards: 'dealt' }).adjust(0, -1)).toBe('the screen deals');
  });

  test('a card found under the sofa resumes a won game; a battle that may be under way at the end stays undecided (WR-5)', () => {
    const table = new TableOfWar(2);
    table.adjust(1, -26);
    expect(winners(table)).toEqual(['p0']);
    table.adjust(1, 1);
    expect([winners(table), table.ask?.seat]).toEqual([[], 0]);
    const timed = new TableOfWar(2, { minutes: 15 });
    timed.command({ type: 'timeUp' });
    timed.adjust(0, -1);
    expect(timed.ask).toMatchObject({ options: [{ value: 'none' }] });
  });
});
