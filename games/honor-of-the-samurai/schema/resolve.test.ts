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

test.each<[object, string, boolean?]>([
  [EXAMPLE, '{"winner":0,"heads":2,"totals":[36,null],"disgraces":[1,1]}'],
  // HS-6, HS-8: without house rules there is no illegal suit and nobody charges; the first game has no King.
  [two, '{"winner":0,"heads":2,"totals":[27,null],"disgraces":[0,0]}'],
  [{ ...two, house: { illegal: null, charges: false } }, '{"winner":0,"heads":2,"totals":[27,null],"disgraces":[0,0]}'],
  [{ ...EXAMPLE, house: { charges: true } }, '{"winner":0,"heads":2,"totals":[36,null],"disgraces":[0,0]}'],
  [{ ...two, charges: [null, null] }, '{"winner":0,"heads":2,"totals":[27,null],"disgraces":[0,0]}'],
  [{ ...two, house: { charges: true } }, '{"winner":0,"heads":2,"totals":[27,null],"disgraces":[0,0]}'],
  // HS-2: an army is null for a seat that is out.
  [
    { ...EXAMPLE, armies: [...EXAMPLE.armies, null], charges: ['9D', null, null] },
    '{"winner":0,"heads":2,"totals":[36,null,null],"disgraces":[1,1,0]}',
  ],
  [
    EXAMPLE,
    '{"winner":0,"heads":2,"totals":[36,null],"disgraces":[1,1],"clause":"HS-4","reason":"highest total","jokers":[1],"illegal":[0,1],"lostCharges":[]}',
    true,
  ],
])('%j: %s', (request, answer, reasons = false) => {
  expect(JSON.stringify(resolve(request, reasons))).toBe(answer);
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
