import { describe, expect, it } from 'vitest';
import type { Card } from '../../../rulebook/card.ts';
import { disgracesOf, judgeBattle, type Battle, isFaceCard, worthOf } from './battle.ts';

type Army = readonly Card[] | null;

function battle(armies: readonly Army[], told: Partial<Battle> = {}) {
  return judgeBattle({ armies, charges: armies.map(() => null), illegal: null, ...told });
}

describe('HS-4 the battle', () => {
  it('counts an ace 13, a king 12, a queen and a jack 11, the others their number', () => {
    const worth = (['AC', 'KD', 'QH', 'JS', 'TC', '9D', '2S'] as const).map(worthOf);
    expect(worth).toEqual([13, 12, 11, 11, 10, 9, 2]);
  });

  it('gives the army with the highest total every king, queen and jack of all armies, including its own', () => {
    const outcome = battle([
      ['AH', 'KD', '9C'],
      ['QS', 'JS', 'TS'],
      ['2C', '3C', 'JD'],
    ]);
    expect(outcome).toMatchObject({ winner: 0, reason: 'highest total', totals: [34, 32, 16], heads: 4, clause: 'HS-4' });
  });

  it('gives nobody anything if the highest total is shared', () => {
    const outcome = battle([
      ['AH', 'KD', '9C'],
      ['AS', 'KC', '9D'],
      ['2C', '3C', 'JD'],
    ]);
    expect(outcome).toMatchObject({ winner: null, reason: 'tie', totals: [34, 34, 16], heads: 0, jokers: [] });
  });

  it('loses an army to a Joker whatever else it holds, and its face cards still go to the winner', () => {
    const outcome = battle([
      ['AH', 'X1', 'KC'],
      ['2C', '3C', '4C'],
    ]);
    expect(outcome).toMatchObject({ winner: 1, totals: [null, 9], heads: 1, jokers: [0] });
  });

  it('has no winner if every army holds a Joker', () => {
    const outcome = battle([['AH', 'X1', 'KC'], null, ['X2', '3C', '4C']]);
    expect(outcome).toMatchObject({ winner: null, reason: 'only Jokers', totals: [null, null, null], heads: 0, jokers: [0, 2] });
  });

  it('is won by the only army left on the table, and a seat that is out takes no part', () => {
    expect(battle([null, ['2C', '3C', '4C'], null])).toMatchObject({ winner: 1, totals: [null, 9, null], jokers: [] });
  });

  it('counts a charge as part of the army: for the total, for heads and for Jokers', () => {
    const armies: readonly Army[] = [
      ['AH', 'KD', '9C'],
      ['AS', 'KC', '8D'],
    ];
    expect(battle(armies, { charges: [null, 'QD'] })).toMatchObject({ winner: 1, totals: [34, 44], heads: 3 });
    expect(battle(armies, { charges: ['X2', null] })).toMatchObject({ winner: 1, totals: [null, 33], heads: 2, jokers: [0] });
  });
});

describe('HS-6 the illegal suit', () => {
  const armies: readonly Army[] = [['2D', '3D', '4D'], ['2C', '3C', '4C'], null];

  it('costs one disgrace however often the suit occurs', () => {
    expect(disgracesOf(battle(armies, { illegal: 'D' }))).toEqual([1, 0, 0]);
  });

  it('costs nobody anything without a King', () => {
    expect(disgracesOf(battle(armies))).toEqual([0, 0, 0]);
  });

  it('is found in a charge, in a winning army and beside a Joker', () => {
    const told = battle(
      [
        ['AC', 'KC', '9C'],
        ['X1', '3C', '4D'],
        ['2H', '3H', '4H'],
      ],
      { charges: ['5D', null, null], illegal: 'D' },
    );
    expect(told).toMatchObject({ winner: 0, illegal: [0, 1] });
    expect(disgracesOf(told)).toEqual([1, 1, 0]);
  });
});

describe('HS-8 a charge that still loses', () => {
  const armies: readonly Army[] = [
    ['AH', 'KD', '9C'],
    ['AS', 'KC', '2D'],
    ['2C', '3C', '4D'],
  ];

  it('costs a disgrace; a charge that wins or was never added costs none', () => {
    const told = battle(armies, { charges: ['2S', '5S', null] });
    expect(told).toMatchObject({ winner: 0, lostCharges: [1] });
    expect(disgracesOf(told)).toEqual([0, 1, 0]);
  });

  it('costs none for an army that shares the highest total, but one below it', () => {
    const told = battle(armies, { charges: ['2S', '9S', '3S'] });
    expect(told).toMatchObject({ winner: null, reason: 'tie', lostCharges: [2] });
  });

  it('costs one if a Joker lost the army, even if nobody wins', () => {
    const jokers = battle(
      [
        ['X1', '2C', '3C'],
        ['2D', '3D', '4D'],
      ],
      { charges: ['AC', 'X2'] },
    );
    expect(jokers).toMatchObject({ winner: null, reason: 'only Jokers', lostCharges: [0, 1] });
  });

  it('is added to the disgrace of the illegal suit', () => {
    expect(disgracesOf(battle(armies, { charges: [null, '5S', null], illegal: 'S' }))).toEqual([0, 2, 0]);
  });
});

describe('HS-2 face cards', () => {
  it('are kings, queens and jacks, neither aces nor Jokers', () => {
    expect((['KC', 'QD', 'JH', 'AS', 'TS', 'X1'] as const).map(isFaceCard)).toEqual([true, true, true, false, false, false]);
  });
});
