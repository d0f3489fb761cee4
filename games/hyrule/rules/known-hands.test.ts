import { describe, expect, test } from 'vitest';
import type { Card } from '../../../rulebook/card.ts';
import { isOver, leadIn, type Manner } from './course.ts';
import { beginKnown, playKnownTurn, refuseKnownSwap, refuseKnownTurn, swapKnown, type KnownHands } from './known-hands.ts';

const HANDS: readonly (readonly Card[])[] = ['D', 'C', 'H'].map((suit) => [...'A234567'].map((rank) => `${rank}${suit}` as Card));
const STRATEGY: Manner = { turns: 'strategy', tallest: 1 };

const given = (manner: Manner = STRATEGY, stock: readonly Card[] = ['KS', 'QS']) => beginKnown(manner, HANDS, stock);
const play = (known: KnownHands, ...cards: Card[]) => playKnownTurn(known, cards).known;
const leaderIn = ({ course }: KnownHands) => leadIn(course)?.leader;

test('HY-1: a hand has seven turns, each with one card of every hand; a swap is no turn', () => {
  let known = swapKnown(given(), 'AC');
  for (const rank of ['2', '3', '4', '5', '6', '7'] as const) known = play(known, `${rank}D`, `${rank}C`, `${rank}H`);
  expect([isOver(known.course), known.hands]).toEqual([false, [['AD'], ['KS'], ['AH']]]);
  known = play(known, 'AD', 'KS', 'AH');
  expect([isOver(known.course), known.hands]).toEqual([true, [[], [], []]]);
});

test('HY-4: by chance rules nobody leads and nobody swaps', () => {
  expect(leaderIn(given({ turns: 'chance' }))).toBeUndefined();
  expect(refuseKnownSwap(given({ turns: 'chance' }), 'AC')?.refusal).toMatchObject({
    code: 'no swap by chance rules',
    clause: 'HY-5',
  });
});

describe('HY-5, a swap', () => {
  test('exchanges the leader’s card for the top of the stock, and the next player counter-clockwise leads', () => {
    const swapped = swapKnown(given(), '3C');
    expect(swapped.hands[1]).toEqual(['AC', '2C', '4C', '5C', '6C', '7C', 'KS']);
    expect([swapped.stock, leaderIn(swapped), swapped.course.captures.counts]).toEqual([['QS'], 0, [0, 0, 0]]);
  });

  test('is refused right after a swap, and allowed again after a turn', () => {
    const swapped = swapKnown(given(), '3C');
    expect(refuseKnownSwap(swapped, 'AD')?.refusal).toEqual({ code: 'swap after swap', clause: 'HY-5', params: { seat: 1 } });
    const played = play(swapped, '2D', '2C', '2H');
    expect([leaderIn(played), refuseKnownSwap(played, '3H')]).toEqual([2, undefined]);
  });

  test('is refused with an empty stock, and for a card the leader does not hold', () => {
    expect(refuseKnownSwap(given(STRATEGY, []), '3C')?.refusal).toMatchObject({ code: 'stock empty', clause: 'HY-5' });
    expect(refuseKnownSwap(given(), '3D')?.refusal).toMatchObject({ code: 'not in that hand', params: { seat: 1, card: '3D' } });
    expect(() => swapKnown(given(STRATEGY, []), '3C')).toThrow(RangeError);
  });
});

test.each([
  [{ turns: 'chance' } as const, 'HY-4'],
  [STRATEGY, 'HY-5'],
])('by %j a turn is one card of each hand (%s)', (manner, clause) => {
  const known = given(manner);
  expect(refuseKnownTurn(known, ['AD', 'AC', 'AH'])).toBeUndefined();
  expect(refuseKnownTurn(known, ['AD', 'AC'])?.refusal).toMatchObject({ code: 'cards count', clause });
  expect(refuseKnownTurn(known, ['AD', 'AD', 'AH'])?.refusal).toMatchObject({
    code: 'not in that hand',
    clause,
    params: { seat: 1 },
  });
  expect(refuseKnownTurn(play(known, 'AD', 'AC', 'AH'), ['AD', '2C', '2H'])?.refusal.params).toEqual({ seat: 0, card: 'AD' });
});
