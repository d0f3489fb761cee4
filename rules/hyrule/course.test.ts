import { describe, expect, test } from 'vitest';
import type { Card } from '../card.ts';
import { beginCourse, isOver, leaderIn, playTurn, refuseSwap, refuseTurn, swap, type Course, type House } from './course.ts';

const HANDS: readonly (readonly Card[])[] = ['D', 'C', 'H'].map((suit) => [...'A234567'].map((rank) => `${rank}${suit}` as Card));
const STRATEGY: House = { turns: 'strategy', tallest: 1 };

const given = (house: House = STRATEGY, stock: readonly Card[] = ['KS', 'QS']) => beginCourse(house, HANDS, stock);
const play = (course: Course, ...cards: Card[]) => playTurn(course, cards).course;

test('HY-1: seven turns, each with one card of every hand; a swap is not one of them', () => {
  let course = swap(given(), 'AC');
  for (const rank of ['2', '3', '4', '5', '6', '7'] as const) course = play(course, `${rank}D`, `${rank}C`, `${rank}H`);
  expect([isOver(course), course.hands]).toEqual([false, [['AD'], ['KS'], ['AH']]]);
  course = play(course, 'AD', 'KS', 'AH');
  expect([isOver(course), course.hands]).toEqual([true, [[], [], []]]);
});

test('HY-4: by chance rules nobody leads and nobody swaps', () => {
  expect(leaderIn(given({ turns: 'chance' }))).toBeUndefined();
  expect(refuseSwap(given({ turns: 'chance' }), 'AC')?.refusal).toMatchObject({
    code: 'no swap by chance rules',
    clause: 'HY-5',
  });
});

describe('HY-5, a swap', () => {
  test('is the leader’s card for the top of the stock, and the next counter-clockwise leads', () => {
    const swapped = swap(given(), '3C');
    expect(swapped.hands[1]).toEqual(['AC', '2C', '4C', '5C', '6C', '7C', 'KS']);
    expect([swapped.stock, leaderIn(swapped), swapped.captures.counts]).toEqual([['QS'], 0, [0, 0, 0]]);
  });

  test('is refused right after a swap, and allowed again after a turn', () => {
    const swapped = swap(given(), '3C');
    expect(refuseSwap(swapped, 'AD')?.refusal).toEqual({ code: 'swap after swap', clause: 'HY-5', params: { seat: 1 } });
    const played = play(swapped, '2D', '2C', '2H');
    expect([leaderIn(played), refuseSwap(played, '3H')]).toEqual([2, undefined]);
  });

  test('is refused with an empty stock, and of a card the leader does not hold', () => {
    expect(refuseSwap(given(STRATEGY, []), '3C')?.refusal).toMatchObject({ code: 'stock empty', clause: 'HY-5' });
    expect(refuseSwap(given(), '3D')?.refusal).toMatchObject({ code: 'not in that hand', params: { seat: 1, card: '3D' } });
    expect(() => swap(given(STRATEGY, []), '3C')).toThrow(RangeError);
  });
});

test.each([
  [{ turns: 'chance' } as const, 'HY-4'],
  [STRATEGY, 'HY-5'],
])('by %j a turn is one card of each hand (%s)', (house, clause) => {
  const course = given(house);
  expect(refuseTurn(course, ['AD', 'AC', 'AH'])).toBeUndefined();
  expect(refuseTurn(course, ['AD', 'AC'])?.refusal).toMatchObject({ code: 'cards count', clause });
  expect(refuseTurn(course, ['AD', 'AD', 'AH'])?.refusal).toMatchObject({
    code: 'not in that hand',
    clause,
    params: { seat: 1 },
  });
  expect(refuseTurn(play(course, 'AD', 'AC', 'AH'), ['AD', '2C', '2H'])?.refusal.params).toEqual({ seat: 0, card: 'AD' });
});
