import { describe, expect, test } from 'vitest';
import { isRefused } from '../../../host/games/headless.ts';
import { resolve } from './resolve.ts';

test.each<[readonly string[], string, boolean?]>([
  [['KH', 'QD', '2C'], '{"winner":0,"clause":"HY-2"}'],
  [['X1', 'X2', 'KH'], '{"winner":null,"clause":"HY-3"}'],
  [['X1', '5D'], '{"winner":1,"clause":"HY-2","reason":"five beats joker"}', true],
  [['X1', '6D'], '{"winner":0,"clause":"HY-2","reason":"joker"}', true],
  [['2H', '6D'], '{"winner":0,"clause":"HY-2","reason":"heart beats diamond"}', true],
  [['2H', '6S'], '{"winner":1,"clause":"HY-2","reason":"first suit"}', true],
  [['X2', 'X1'], '{"winner":null,"clause":"HY-3","reason":"two jokers"}', true],
])('%j: %s', (cards, answer, reasons = false) => {
  expect(JSON.stringify(resolve({ rulebook: 'hyrule', cards }, reasons))).toBe(answer);
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
