import { describe, expect, test } from 'vitest';
import { isRefused } from '../../../host/games/headless.ts';
import { play } from './play.ts';

const hand = (words: string) => words.split(' ');
const PLAYERS = ['Anna', 'Béla', 'Cili'];
const HANDS = [hand('2D 3D 4D 5D 6D 7D X1'), hand('2C 3C 4C 5C 6C 7C X2'), hand('2S 3S 4S 5S 6S 7S KH')];
/** By seat. Seat 0 takes six turns; nobody takes the last one, with two Jokers. */
const TURNS = [...'234567'].map((rank) => [`${rank}D`, `${rank}C`, `${rank}S`]).concat([['X1', 'X2', 'KH']]);
const chance = { rulebook: 'hyrule', players: PLAYERS, house: { turns: 'chance' }, hands: HANDS, turns: TURNS };
const strategy = { ...chance, house: { turns: 'strategy', tallest: 1 }, stock: ['4H', '9H'], turns: [] };

const told = (wanted: object) => JSON.stringify(play({ ...chance, ...wanted }, false));

test('HY-4, HY-7: an answer by chance rules has its whole shape, and surplus turns are ignored', () => {
  expect(told({ turns: TURNS.slice(0, 1) })).toBe('{"turns":[{"winner":0,"captured":[3,0,0]}],"winners":[],"ended":false}');
  expect(told({ turns: [...TURNS, 'left over'] })).toBe(
    `{"turns":[${[3, 6, 9, 12, 15, 18].map((cards) => `{"winner":0,"captured":[${cards},0,0]}`).join(',')},` +
      '{"winner":null,"captured":[18,0,0]}],"winners":[0],"ended":true}',
  );
});

test('HY-5, HY-6: an answer by strategy rules has its whole shape, each entry with its leader', () => {
  const turns = [{ swap: '4C' }, { cards: ['2D', '2C', '2S'] }, { swap: '3D' }, { cards: ['4D', '4H', '3S'] }];
  expect(JSON.stringify(play({ ...strategy, turns }, false))).toBe(
    '{"turns":[{"swap":"4C","leader":1,"winner":null,"captured":[0,0,0]},{"leader":0,"winner":0,"captured":[3,0,0]},' +
      '{"swap":"3D","leader":0,"winner":null,"captured":[3,0,0]},{"leader":2,"winner":1,"captured":[3,3,0]}],"winners":[],"ended":false}',
  );
});

test('HY-5: the drawn card is in the hand from then on, the discarded one no longer', () => {
  const after = (card: string) => play({ ...strategy, turns: [{ swap: '4C' }, { cards: ['2D', card, '2S'] }] }, false);
  expect(isRefused(after('4H'))).toBe(false);
  expect(after('4C')).toMatchObject({ refusal: { clause: 'HY-5', message: 'turns[1]: 4C is not in the hand of seat 1' } });
});

test('reasons say which precedence decided', () => {
  expect(play({ ...chance, turns: [['2D', '2C', 'KH']] }, true)).toMatchObject({
    turns: [{ winner: 2, captured: [0, 0, 3], clause: 'HY-2', reason: 'heart beats diamond' }],
  });
});

describe('refused by either set of rules', () => {
  const short = [hand('2D 3D'), ...HANDS.slice(1)];
  const TWICE = [hand('2D 2C 3S'), hand('2D 3C 2S')];
  test.each([
    [{ players: ['Anna'], hands: HANDS.slice(0, 1) }, 'HY-1', 'players: this game seats 2 to 7, not 1'],
    [{ players: Array(8).fill('a') }, 'HY-1', 'not 8'],
    [{ players: ['Anna', '', 'Cili'] }, null, 'players[1]'],
    [{ hands: HANDS.slice(1) }, 'HY-1', 'hands: 2 hands for 3 players'],
    [{ hands: short }, 'HY-1', 'hands[0]: 2 cards, where each player is dealt 7'],
    [{ hands: [HANDS[0], HANDS[1], HANDS[1]] }, 'HY-1', 'hands[2][0]: 2C'],
    [{ hands: [...HANDS.slice(0, 2), hand('2S 3S 4S 5S 6S 7S X3')] }, 'HY-1', 'hands[2][6]'],
    [{ hands: [...HANDS.slice(0, 2), hand('2S 3S 4S 5S 6S 7S K?')] }, 'HY-1', 'hands[2][6]'],
    [{ stock: ['9H', '2D'] }, 'HY-1', 'stock[1]: 2D'],
    [{ stock: ['9H', '??'] }, 'HY-1', 'stock[1]'],
    [{ house: { turns: 'luck' } }, null, 'house.turns'],
    [{ house: { turns: 'chance', tallest: 3 } }, 'HY-6', 'house.tallest: no seat 3 among 3'],
    [{ house: { lanterns: 1 } }, null, 'house.lanterns'],
    [{ hands: undefined }, null, 'hands'],
    [{ turns: undefined }, null, 'turns'],
    [{ seed: 1 }, null, 'seed'],
    [{ turns: TWICE }, 'HY-4', 'turns[1]: 2D is not in the hand of seat 0'],
    [{ turns: [['2D', '2C']] }, 'HY-4', 'turns[0]: 2 cards for 3 seats'],
    [{ turns: [['2D', '2C', '1S']] }, null, 'turns[0][2]'],
    [{ turns: [['2D', '2C', null]] }, null, 'turns[0][2]'],
    [{ turns: [{ cards: ['2D', '2C', '2S'] }] }, null, 'turns[0]: should be an array'],
    [{ turns: [{ swap: '2D' }] }, 'HY-5', 'turns[0]: a swap, where turns are played by chance rules'],
  ])('%j', (wanted, clause, named) => {
    expectRefused({ ...chance, ...wanted }, clause, named);
  });
});

test('HY-5: a stock that is not given is empty, and chance rules need no house', () => {
  const { players, hands } = chance;
  expectRefused({ players, hands, house: strategy.house, turns: [{ swap: '2C' }] }, 'HY-5', 'the stock is empty');
  expect(play({ players, hands, turns: [] }, false)).toEqual({ turns: [], winners: [], ended: false });
});

describe('refused by strategy rules', () => {
  const cards = ['2D', '2C', '2S'];
  test.each([
    [{ house: { turns: 'strategy' } }, 'HY-6', 'house.tallest: is missing'],
    [{ house: { turns: 'strategy', tallest: 0.5 } }, 'HY-6', 'no seat 0.5'],
    [{ turns: [{ swap: '2C' }, { swap: '2D' }] }, 'HY-5', 'turns[1]: a swap right after the swap of seat 1'],
    [{ turns: [{ swap: '2D' }] }, 'HY-5', 'turns[0]: 2D is not in the hand of seat 1'],
    [{ turns: [{ swap: '2C' }], stock: [] }, 'HY-5', 'turns[0]: a swap, where the stock is empty'],
    [{ turns: [{ cards: ['3C', '2C', '2S'] }] }, 'HY-5', 'turns[0]: 3C is not in the hand of seat 0'],
    [{ turns: [{ cards: ['2D'] }] }, 'HY-5', 'turns[0]: 1 cards for 3 seats'],
    [{ turns: [cards] }, null, 'turns[0]'],
    [{ turns: [{ cards, swap: '2C' }] }, null, 'turns[0].cards'],
    [{ turns: [{ cards: ['2D', '2C', 'ZZ'] }] }, null, 'turns[0].cards[2]'],
    [{ turns: [{ swap: 'ZZ' }] }, null, 'turns[0].swap'],
    [{ turns: [{}] }, null, 'turns[0].cards: is missing'],
    [{ turns: [null] }, null, 'turns[0]: should be an object'],
  ])('%j', (wanted, clause, named) => {
    expectRefused({ ...strategy, ...wanted }, clause, named);
  });
});

function expectRefused(request: object, clause: string | null, named: string): void {
  const answer = play(request, false);
  if (!isRefused(answer)) throw new Error(`not refused: ${JSON.stringify(answer)}`);
  expect(answer.refusal.clause).toBe(clause);
  expect(answer.refusal.message).toContain(named);
}
