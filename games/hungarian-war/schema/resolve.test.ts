import { describe, expect, test } from 'vitest';
import { isRefused } from '../../../host/games/headless.ts';
import { resolve } from './resolve.ts';

const EXAMPLE = { players: 5, eliminated: [3], table: ['KD', '9C', '2H', 'TS', '4D', '7C'], faces: [6, 1, 2, null, 5] };
const three = { players: 3, table: ['KD', '9C', '2H', 'TS'], faces: [6, 1, 2] };

function refusal(request: unknown) {
  const answer = resolve(request, false);
  if (!isRefused(answer)) throw new Error(`not refused: ${JSON.stringify(answer)}`);
  return answer.refusal;
}

test('the example of the design, to the letter', () => {
  expect(JSON.stringify(resolve(EXAMPLE, false))).toBe(
    '{"centre":{"outcome":"stays"},"sides":[{"outcome":"stays"},{"outcome":"stays"},{"outcome":"stays"},{"outcome":"stays"},{"outcome":"taken","by":4}],"eliminated":[0],"rejoined":[]}',
  );
});

test('HW-14: a player who is out and away comes back too, and seats are listed in ascending order', () => {
  const request = { players: 5, eliminated: [3, 1], away: [1], table: EXAMPLE.table, faces: [6, null, 2, null, 5] };
  expect(resolve(request, false)).toMatchObject({ centre: { outcome: 'taken', by: 0 }, rejoined: [1, 3] });
});

test('unknown cards, Jokers and doubles are judged as given', () => {
  expect(isRefused(resolve({ ...three, table: ['??', 'K?', 'X1', 'R99'] }, false))).toBe(false);
  expect(isRefused(resolve({ ...three, table: ['2C', 'KD', 'KD', 'KD'] }, false))).toBe(false);
});

test('reasons follow if they are asked for', () => {
  expect(resolve(EXAMPLE, true)).toMatchObject({
    centre: { outcome: 'stays', clause: 'HW-12', takers: [0], blockers: [1], needed: 1, inGame: 4 },
    rejoin: 'block attempted',
  });
});

describe('refused', () => {
  test.each([
    [{ ...EXAMPLE, faces: [6, 1, 2, 4, 5] }, 'HW-7', 'faces[3]'],
    [{ ...EXAMPLE, eliminated: [], away: [3], faces: [6, 1, 2, 4, 5] }, 'HW-7', 'faces[3]'],
    [{ ...three, eliminated: [0, 1], away: [2], faces: [null, null, null] }, 'HW-15', 'faces'],
    [{ ...three, players: 1, table: ['KD', '9C'], faces: [6] }, 'HW-1', 'players'],
    [{ ...three, players: 11 }, 'HW-1', '11'],
    [{ ...three, players: 3.5 }, 'HW-1', '3.5'],
    [{ ...three, faces: [6, 1, 0] }, 'HW-6', 'faces[2]'],
    [{ ...three, faces: [6, 1.5, 2] }, 'HW-6', '1.5'],
    [{ ...three, table: ['KD', '9C', '2H'] }, 'HW-2', 'table'],
    [{ ...three, faces: [6, 1] }, null, 'faces'],
    [{ ...three, table: ['KD', '9C', '2H', '1S'] }, null, 'table[3]'],
    [{ ...three, table: ['KD', '9C', '2H', null] }, null, 'table[3]'],
    [{ ...three, eliminated: [3] }, null, 'eliminated[0]'],
    [{ ...three, eliminated: [-1] }, null, 'eliminated[0]'],
    [{ ...three, away: [1, 1], faces: [6, null, 2] }, null, 'away[1]'],
    [{ ...three, players: '3' }, null, 'players'],
    [{ ...three, faces: [6, '1', 2] }, null, 'faces[1]'],
    [{ ...three, faces: undefined }, null, 'faces'],
    [{ players: 3, table: three.table }, null, 'faces'],
    [{ ...three, dealer: 1 }, null, 'dealer'],
    [null, null, 'value'],
  ])('%j', (request, clause, named) => {
    const refused = refusal(request);
    expect(refused.clause).toBe(clause);
    expect(refused.message).toContain(named);
    expect(refused.code).not.toBe('');
  });
});
