import { describe, expect, test } from 'vitest';
import { isRefused } from '../../../host/games/headless.ts';
import { resolve } from './resolve.ts';

const told = (cards: readonly unknown[], reasons = false) => JSON.stringify(resolve({ rulebook: 'hyrule', cards }, reasons));

test('the example of the format, to the letter', () => {
  expect(told(['KH', 'QD', '2C'])).toBe('{"winner":0,"clause":"HY-2"}');
});

test('HY-3: with two Jokers a five wins, and without one nobody does', () => {
  expect(told(['X1', 'X2', 'KH'])).toBe('{"winner":null,"clause":"HY-3"}');
  expect(told(['X1', 'X2', '5D'])).toBe('{"winner":2,"clause":"HY-2"}');
});

test('reasons say which precedence decided', () => {
  expect(told(['X1', '5D'], true)).toBe('{"winner":1,"clause":"HY-2","reason":"five beats joker"}');
  expect(told(['X1', '6D'], true)).toContain('"reason":"joker"');
  expect(told(['2H', '6D'], true)).toContain('"reason":"heart beats diamond"');
  expect(told(['2H', '6S'], true)).toContain('"reason":"first suit"');
  expect(told(['X2', 'X1'], true)).toContain('"reason":"two jokers"');
});

describe('refused', () => {
  test.each([
    [{ cards: ['2C'] }, 'HY-1', 'cards: this game seats 2 to 7, not 1'],
    [{ cards: ['2C', '3C', '4C', '5C', '6C', '7C', '8C', '9C'] }, 'HY-1', 'not 8'],
    [{ cards: ['2C', '2C'] }, 'HY-1', 'cards[1]: 2C is there more often'],
    [{ cards: ['X1', 'X1'] }, 'HY-1', 'cards[1]: X1 is there more often'],
    [{ cards: ['2C', 'X3'] }, 'HY-1', 'cards[1]: the deck of this game does not hold X3'],
    [{ cards: ['2C', 'R1'] }, 'HY-1', 'R1'],
    [{ cards: ['2C', 'K?'] }, 'HY-2', 'cards[1]: K? is not wholly known'],
    [{ cards: ['??', '2C'] }, 'HY-2', 'cards[0]'],
    [{ cards: ['2C', null] }, null, 'cards[1]'],
    [{ cards: ['2C', '1C'] }, null, 'cards[1]'],
    [{}, null, 'cards: is missing'],
    [{ cards: ['2C', '3C'], players: 2 }, null, 'players'],
    [null, null, 'value'],
  ])('%j', (request, clause, named) => {
    const answer = resolve(request, false);
    if (!isRefused(answer)) throw new Error(`not refused: ${JSON.stringify(answer)}`);
    expect(answer.refusal.clause).toBe(clause);
    expect(answer.refusal.message).toContain(named);
  });
});
