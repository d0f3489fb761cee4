import { describe, expect, test } from 'vitest';
import { isRefused } from '../../../host/games/headless.ts';
import { resolve } from './resolve.ts';

test.each<[readonly (string | null)[], string, boolean?]>([
  [['AH', 'KD', 'AS', null], '{"winner":null,"war":[0,2]}'],
  [['KH', 'KD', 'AS'], '{"winner":2,"war":[]}'],
  [['K?', 'KD'], '{"winner":null,"war":[0,1]}'],
  [['2H', '2D', '3S'], '{"winner":2,"war":[],"clause":"WR-2"}', true],
  [['2H', '2D'], '{"winner":null,"war":[0,1],"clause":"WR-3"}', true],
  [['2H', null], '{"winner":0,"war":[],"clause":"WR-4"}', true],
])('%j: %s', (flips, answer, reasons = false) => {
  expect(JSON.stringify(resolve({ rulebook: 'war', flips }, reasons))).toBe(answer);
});

describe('refused', () => {
  test.each([
    [{ flips: [null, null, null] }, 'WR-4', 'flips: nobody flips'],
    [{ flips: ['2C'] }, 'WR-1', 'flips: this game seats 2 to 6, not 1'],
    [{ flips: ['2C', '3C', '4C', '5C', '6C', '7C', '8C'] }, 'WR-1', 'not 7'],
    [{ flips: [] }, 'WR-1', 'not 0'],
    [{ flips: ['2C', '??'] }, 'WR-2', 'flips[1]'],
    [{ flips: ['2C', 'X1'] }, 'WR-1', 'flips[1]: the deck of this game does not hold X1'],
    [{ flips: ['2C', 'R1'] }, 'WR-1', 'R1'],
    [{ flips: ['2C', null, '2C'] }, 'WR-1', 'flips[2]: 2C is there more often'],
    [{ flips: ['K?', 'K?', 'K?', 'K?', 'K?'] }, 'WR-1', 'flips[4]'],
    [{ flips: ['2C', '10D'] }, null, 'flips[1]'],
    [{ flips: ['2C', 5] }, null, 'flips[1]'],
    [{ flips: '2C3C' }, null, 'flips'],
    [{}, null, 'flips: is missing'],
    [{ flips: ['2C', '3C'], faces: [] }, null, 'faces'],
    [null, null, 'value'],
  ])('%j', (request, clause, named) => {
    const answer = resolve(request, false);
    if (!isRefused(answer)) throw new Error(`not refused: ${JSON.stringify(answer)}`);
    expect(answer.refusal.clause).toBe(clause);
    expect(answer.refusal.message).toContain(named);
  });
});
