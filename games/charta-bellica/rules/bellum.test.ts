import { describe, expect, it } from 'vitest';
import { judgeTrick, type Trick } from './bellum.ts';
import type { NationalCard } from './card.ts';
import { mayAttack } from './trick.ts';

const trick = (cards: readonly NationalCard[], more: Partial<Trick> = {}): Trick => ({
  cards,
  left: 13,
  horse: '2',
  attack: null,
  draws: [],
  ...more,
});
const judged = (cards: readonly NationalCard[], more: Partial<Trick> = {}) => judgeTrick(trick(cards, more));

describe('CB-7 the trick', () => {
  it('goes to the highest card', () => {
    expect(judged(['9H', 'TG', '1T'])).toEqual({ outcome: 'taken', by: 1, clause: 'CB-7', reason: 'highest card' });
  });

  it('is drawn for by equal highest cards, in seat order', () => {
    expect(judged(['TH', '4G', 'TT'])).toEqual({ outcome: 'draw', seats: [0, 2], clause: 'CB-7', reason: 'equal highest' });
  });

  it('goes to the player from whose hand the strongest drawn card came', () => {
    const drawn = judged(['TH', '4G', 'TT'], { draws: [['pH', null, '3T']] });
    expect(drawn).toEqual({ outcome: 'taken', by: 0, clause: 'CB-7', reason: 'stronger draw' });
  });

  it('is drawn for again only by those still equal, as often as necessary', () => {
    const draws = [
      ['5H', '5G', '3T', null],
      ['4H', '4G', null, null],
      ['6H', '9G', null, null],
    ] as const;
    const told = [0, 1, 2, 3].map((n) => judged(['TH', 'TG', 'TT', '7P'], { draws: draws.slice(0, n) }));
    expect(told).toMatchObject([
      { seats: [0, 1, 2], reason: 'equal highest' },
      { seats: [0, 1], reason: 'equal draw' },
      { seats: [0, 1], reason: 'equal draw' },
      { by: 1, reason: 'stronger draw' },
    ]);
  });

  it('is split if equal hands are empty: each player scores their own card', () => {
    const own = { outcome: 'own cards', clause: 'CB-7', reason: 'hands empty' };
    expect(judged(['TH', 'TG'], { left: 0 })).toEqual(own);
    expect(judged(['TH', 'TG'], { left: 2, draws: [['5H', '5G']] })).toMatchObject({ outcome: 'draw' });
    const twice = { left: 2, draws: [['5H', '5G'] as const, ['6H', '6G'] as const] };
    expect(judged(['TH', 'TG'], twice)).toEqual(own);
    expect(judged(['TH', 'TG'], { left: 0, draws: [[null, null]] })).toEqual(own);
  });
});

describe('CB-8 the jester', () => {
  it('takes the trick if a queen or a monarch is highest, even if several are', () => {
    const told = { outcome: 'taken', by: 1, clause: 'CB-8', reason: 'jester over court' };
    expect(judged(['qH', '1G'])).toEqual(told);
    expect(judged(['mH', '1G', 'mT', 'qP'])).toEqual(told);
  });

  it('takes nothing from a capital, a priest or a number', () => {
    expect(['cH', 'pH', 'TH', '2H'].map((card) => judged([card as NationalCard, '1G']))).toMatchObject(
      Array.from({ length: 4 }, () => ({ by: 0, clause: 'CB-7', reason: 'highest card' })),
    );
    expect(judged(['cH', '1G', 'qT'])).toMatchObject({ by: 0, reason: 'highest card' });
  });

  it('is drawn for by two jesters over a queen or a monarch', () => {
    expect(judged(['mH', '1G', '1T'])).toEqual({ outcome: 'draw', seats: [1, 2], clause: 'CB-8', reason: 'equal jesters' });
  });

  it('counts as an equal highest card if both of two players show one', () => {
    expect(judged(['1H', '1G'])).toMatchObject({ outcome: 'draw', seats: [0, 1], reason: 'equal highest' });
  });

  it('loses only to a capital if more than two players show one', () => {
    expect(judged(['cH', '1G', '1T', '1P'])).toMatchObject({ by: 0, clause: 'CB-8', reason: 'capital over jesters' });
    for (const card of ['mH', 'pH', '5H'] as const)
      expect(judged([card, '1G', '1T', '1P'])).toMatchObject({ seats: [1, 2, 3], reason: 'equal jesters' });
    expect(judged(['1H', '1G', '1T', '1P'])).toMatchObject({ seats: [0, 1, 2, 3] });
  });
});

describe('CB-9 the horse', () => {
  it('may be laid by the one player exactly one below the single highest card', () => {
    expect(mayAttack(['9H', 'TG', '4T'], 9)).toEqual([0]);
    expect(mayAttack(['cH', '4G', 'mT'], 9)).toEqual([2]);
  });

  it('may be laid on a 2 too: only the hand shows whether that 2 was the only horse', () => {
    expect(mayAttack(['2H', '3G'], 9)).toEqual([0]);
  });

  it('may not be laid if the highest is shared, several are one below, or a jester is shown', () => {
    expect(mayAttack(['9H', 'TG', 'TT'], 9)).toEqual([]);
    expect(mayAttack(['9H', 'TG', '9T'], 9)).toEqual([]);
    expect(mayAttack(['9H', 'TG', '1T'], 9)).toEqual([]);
    expect(mayAttack(['8H', 'TG', '4T'], 9)).toEqual([]);
  });

  it('may not be laid with fewer than two cards left', () => {
    expect([2, 1, 0].map((left) => mayAttack(['9H', 'TG'], left))).toEqual([[0], [], []]);
  });

  const attack = (drawn: NationalCard, more: Partial<Trick> = {}) =>
    judged(['9H', 'TG', '4T'], { attack: { by: 0, drawn }, ...more });

  it('wins against a weaker or equal card and is lost to a stronger one', () => {
    expect(attack('3G')).toEqual({ outcome: 'taken', by: 0, clause: 'CB-9', reason: 'horse won' });
    expect(attack('9G')).toMatchObject({ by: 0, reason: 'horse won' });
    expect(attack('pG')).toEqual({ outcome: 'taken', by: 1, clause: 'CB-9', reason: 'horse lost' });
  });

  it('meets a horse: attacker and defender draw from each other until one is stronger', () => {
    const met = { outcome: 'draw', seats: [0, 1], clause: 'CB-9', reason: 'horse met horse' };
    expect(attack('2G')).toEqual(met);
    const draws = [['5H', '5G', null] as const, ['6H', '5T', null] as const];
    expect(attack('2G', { draws: draws.slice(0, 1) })).toEqual({ ...met, reason: 'equal draw' });
    expect(attack('2G', { draws })).toEqual({ outcome: 'taken', by: 0, clause: 'CB-9', reason: 'stronger draw' });
  });

  it('leaves the trick to the highest card if they are equal and no card is left', () => {
    const draws = [['5H', '5G', null] as const];
    expect(attack('2G', { left: 2, draws })).toEqual({ outcome: 'taken', by: 1, clause: 'CB-9', reason: 'hands empty' });
  });
});
