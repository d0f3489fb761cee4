import { describe, expect, test } from 'vitest';
import { isRefused } from '../../../host/games/headless.ts';
import { resolve } from './resolve.ts';

const rulebook = 'honor-of-the-samurai';
const EXAMPLE = {
  rulebook,
  armies: [
    ['AH', 'KD', '2C'],
    ['TS', 'X1', 'QD'],
  ],
  charges: ['9D', null],
  house: { illegal: 'D', charges: true },
};
const two = { rulebook, armies: EXAMPLE.armies };

function refusal(request: unknown) {
  const answer = resolve(request, false);
  if (!isRefused(answer)) throw new Error(`not refused: ${JSON.stringify(answer)}`);
  return answer.refusal;
}

test('the example, to the letter', () => {
  expect(JSON.stringify(resolve(EXAMPLE, false))).toBe('{"winner":0,"heads":2,"totals":[36,null],"disgraces":[1,1]}');
});

test('HS-6, HS-8: without house rules there is no illegal suit and nobody charges', () => {
  const plain = { winner: 0, heads: 2, totals: [27, null], disgraces: [0, 0] };
  expect(resolve(two, false)).toEqual(plain);
  expect(resolve({ ...two, house: {} }, false)).toEqual(plain);
  expect(resolve({ ...two, house: { illegal: null, charges: false } }, false)).toEqual(plain);
});

test('HS-6: the first game has no King, and charges may be played all the same', () => {
  const request = { ...EXAMPLE, house: { charges: true } };
  expect(resolve(request, false)).toEqual({ winner: 0, heads: 2, totals: [36, null], disgraces: [0, 0] });
});

test('HS-8: a list in which nobody charges needs no house rule, and a house with charges needs no list', () => {
  expect(isRefused(resolve({ ...two, charges: [null, null] }, false))).toBe(false);
  expect(isRefused(resolve({ ...two, house: { charges: true } }, false))).toBe(false);
});

test('HS-2: an army is null for a seat that is out, which has no total and no disgrace', () => {
  const request = { ...EXAMPLE, armies: [...EXAMPLE.armies, null], charges: ['9D', null, null] };
  expect(resolve(request, false)).toEqual({ winner: 0, heads: 2, totals: [36, null, null], disgraces: [1, 1, 0] });
});

test('HS-4: nobody wins a tie, and no heads are taken', () => {
  const armies = [
    ['AH', 'KD', '2C'],
    ['AS', 'KC', '2D'],
  ];
  expect(resolve({ rulebook, armies }, false)).toEqual({ winner: null, heads: 0, totals: [27, 27], disgraces: [0, 0] });
});

test('HS-8: an army that shares the highest total has not lost its charge, an army with a Joker has', () => {
  const armies = [
    ['AH', 'KD', '2C'],
    ['AS', 'KC', '2D'],
    ['X1', '7C', '7D'],
  ];
  const request = { rulebook, armies, charges: ['3C', '3D', '3H'], house: { charges: true } };
  expect(resolve(request, false)).toEqual({ winner: null, heads: 0, totals: [30, 30, null], disgraces: [0, 0, 1] });
});

test('HS-9: a replaced Joker is marked as replaced and counts for the illegal suit', () => {
  const armies = [
    ['AH', 'KD', '2C'],
    ['TS', '3D', 'QC'],
  ];
  const request = { rulebook, armies, house: { illegal: 'D' } };
  expect(resolve(request, false)).toEqual({ winner: 0, heads: 2, totals: [27, 24], disgraces: [1, 1] });
});

test('reasons follow if they are asked for', () => {
  expect(resolve(EXAMPLE, true)).toEqual({
    winner: 0,
    heads: 2,
    totals: [36, null],
    disgraces: [1, 1],
    clause: 'HS-4',
    reason: 'highest total',
    jokers: [1],
    illegal: [0, 1],
    lostCharges: [],
  });
});

describe('refused', () => {
  const [one, other] = EXAMPLE.armies;
  test.each([
    [{ ...two, armies: [one] }, 'HS-1', 'armies: this game seats 2 to 8, not 1'],
    [{ ...two, armies: Array.from({ length: 9 }, () => null) }, 'HS-1', 'not 9'],
    [{ ...two, armies: [one, ['TS', 'X1']] }, 'HS-1', 'armies[1]: 2 cards, where an army is 3'],
    [{ ...two, armies: [['AH', 'KD', '2C', '9D'], other] }, 'HS-1', 'armies[0]: 4 cards'],
    [{ ...two, armies: [null, null] }, 'HS-5', 'every seat is out'],
    [{ ...EXAMPLE, charges: ['9D'] }, 'HS-8', 'charges: 1 entries for 2 seats'],
    [{ ...EXAMPLE, charges: ['9D', null, null] }, 'HS-8', 'charges: 3'],
    [{ ...EXAMPLE, house: { illegal: 'D' } }, 'HS-8', 'charges[0]: this house plays without charges'],
    [{ ...EXAMPLE, house: undefined }, null, 'house'],
    [{ ...two, charges: [null, '9D'] }, 'HS-8', 'charges[1]'],
    [{ ...EXAMPLE, armies: [null, one] }, 'HS-8', 'charges[0]: seat 0 is out'],
    [{ ...two, armies: [one, ['TS', 'AH', 'QD']] }, 'HS-1', 'armies[1][1]: AH is there more often'],
    [{ ...EXAMPLE, charges: ['QD', null] }, 'HS-1', 'charges[0]: QD is there more often'],
    [{ ...EXAMPLE, charges: ['X1', null] }, 'HS-1', 'charges[0]: X1 is there more often'],
    [{ ...two, armies: [one, ['TS', 'X3', 'QD']] }, 'HS-1', 'armies[1][1]: the deck of this game does not hold X3'],
    [{ ...two, armies: [one, ['TS', 'R1', 'QD']] }, 'HS-1', 'R1'],
    [{ ...two, armies: [one, ['TS', 'K?', 'QD']] }, 'HS-4', 'armies[1][1]: K? is not wholly known'],
    [{ ...EXAMPLE, charges: ['??', null] }, 'HS-4', 'charges[0]: ??'],
    [{ ...two, armies: [one, ['TS', '1S', 'QD']] }, null, 'armies[1][1]'],
    [{ ...two, armies: [one, ['TS', null, 'QD']] }, null, 'armies[1][1]'],
    [{ ...EXAMPLE, charges: [9, null] }, null, 'charges[0]'],
    [{ ...EXAMPLE, charges: null }, null, 'charges'],
    [{ ...two, house: { illegal: 'diamonds' } }, null, 'house.illegal'],
    [{ ...two, house: { charges: 'yes' } }, null, 'house.charges'],
    [{ ...two, house: { ilegal: 'D' } }, null, 'house.ilegal'],
    [{ ...two, house: [] }, null, 'house'],
    [{ ...two, dealer: 1 }, null, 'dealer'],
    [{ rulebook }, null, 'armies'],
  ])('%j', (request, clause, named) => {
    const refused = refusal(request);
    expect(refused.message).toContain(named);
    expect(refused.clause).toBe(clause);
    expect(refused.code).not.toBe('');
  });
});
