import { describe, expect, it } from 'vitest';
import { judgeCombined, judgeSimple } from './battle.ts';
import { kindOf, totalOf, type AlliedPair } from './kind.ts';

describe('CB-2 the simple line', () => {
  it('gives all four cards to the alliance with the higher sum, whatever the kinds', () => {
    const told = judgeSimple([
      ['9H', '4P'],
      ['cG', '1T'],
    ]);
    expect(told).toEqual({ kind: 'simple', winner: 1, clause: 'CB-2', reason: 'higher sum', totals: [13, 15] });
  });

  it('CB-3: gives them to nobody if the sums are equal', () => {
    const told = judgeSimple([
      ['9H', '4P'],
      ['qG', '1T'],
    ]);
    expect(told).toEqual({ kind: 'simple', winner: null, clause: 'CB-3', reason: 'equal', totals: [13, 13] });
  });
});

describe('CB-5 the kind and the value of an allied pair', () => {
  it.each<[AlliedPair, string, number]>([
    [['3H', '5P'], 'number sum', 8],
    [['TH', '9P'], 'number sum', 19],
    [['9H', '4P'], 'thirteen', 13],
    [['4H', '4P'], 'pair', 8],
    [['mH', 'pP'], 'elite partners', 27],
    [['cH', 'mP'], 'elite partners', 30],
    [['cH', 'cP'], 'elite pair', 28],
    [['pH', 'pP'], 'elite pair', 33],
    [['1H', 'cP'], 'jester partner', 15],
    [['TH', 'pP'], 'mixed', 21],
    // A 2 doubles its partner and counts itself.
    [['2H', '9P'], 'number sum', 20],
    [['2H', '1P'], 'number sum', 4],
    [['2H', 'pP'], 'mixed', 24],
    [['2H', 'cP'], 'mixed', 30],
    // Rulings for pairs that fit two kinds.
    [['2H', '2P'], 'pair', 4],
    [['1H', '1P'], 'pair', 2],
    [['1H', 'qP'], 'jester partner', 13],
  ])('%j is a %s of %i, in either order', (pair, kind, total) => {
    const [x, y] = pair;
    expect([kindOf(pair), totalOf(pair)]).toEqual([kind, total]);
    expect([kindOf([y, x]), totalOf([y, x])]).toEqual([kind, total]);
  });
});

describe('CB-6 which kind beats which', () => {
  const meets = (one: AlliedPair, other: AlliedPair) => {
    const { winner, reason } = judgeCombined([one, other]);
    return `${winner}: ${reason}`;
  };

  it('thirteen beats a higher number sum and even ten with a priest, as the rules say', () => {
    expect(meets(['9H', '4P'], ['TG', '8T'])).toBe('0: higher kind');
    expect(meets(['TH', 'pP'], ['9G', '4T'])).toBe('1: higher kind');
  });

  it('a pair beats thirteen and even a capital with a ten, as the rules say', () => {
    expect(meets(['4H', '4P'], ['9G', '4T'])).toBe('0: higher kind');
    expect(meets(['cH', 'TP'], ['4G', '4T'])).toBe('1: higher kind');
  });

  it('elite partners beat a pair, an elite pair beats elite partners', () => {
    expect(meets(['TH', 'TP'], ['pG', 'qT'])).toBe('1: higher kind');
    expect(meets(['qH', 'qP'], ['cG', 'mT'])).toBe('0: higher kind');
  });

  it('within a kind the higher total wins; the pair of priests is the highest elite pair', () => {
    expect(meets(['4H', '4P'], ['5G', '5T'])).toBe('1: higher total');
    expect(meets(['pH', 'pP'], ['cG', 'cT'])).toBe('0: higher total');
    expect(meets(['mH', 'pP'], ['cG', 'qT'])).toBe('1: higher total');
  });

  it('number sum and mixed count as one kind', () => {
    expect(meets(['TH', '9P'], ['pG', '3T'])).toBe('0: higher total');
    expect(meets(['2H', '9P'], ['cG', '7T'])).toBe('1: higher total');
  });

  it('CB-3: equal totals of a kind give the cards to nobody', () => {
    expect(meets(['9H', '4P'], ['8G', '5T'])).toBe('null: equal');
    expect(meets(['cH', 'pP'], ['mG', 'qT'])).toBe('null: equal');
    expect(meets(['TH', '8P'], ['cG', '4T'])).toBe('null: equal');
  });

  it('a jester partner beats every elite pair', () => {
    expect(meets(['1H', 'pP'], ['cG', 'cT'])).toBe('0: jester over elite pair');
    expect(meets(['pH', 'pP'], ['1G', 'qT'])).toBe('1: jester over elite pair');
  });

  it('a jester partner beats the elite partners that hold its court card, and loses to those that do not', () => {
    for (const other of ['q', 'm', 'p'] as const)
      expect(meets(['1H', 'cP'], [`${other}G`, 'cT'])).toBe('0: jester over partners of its court card');
    expect(meets(['1H', 'cP'], ['mG', 'pT'])).toBe('1: partners without its court card over jester');
    expect(meets(['qH', 'pP'], ['1G', 'mT'])).toBe('0: partners without its court card over jester');
  });

  it('a jester partner loses to a pair and to thirteen, whatever their totals', () => {
    expect(meets(['1H', 'cP'], ['2G', '2T'])).toBe('1: pair over jester');
    expect(meets(['1H', 'cP'], ['9G', '4T'])).toBe('1: thirteen over jester');
  });

  it('a jester partner beats a number sum or mixed pair not higher than 1 and its court card', () => {
    expect(meets(['1H', 'cP'], ['TG', '5T'])).toBe('0: jester over sum');
    expect(meets(['1H', 'cP'], ['9G', '7T'])).toBe('1: sum over jester');
    expect(meets(['1H', 'cP'], ['3G', 'qT'])).toBe('0: jester over sum');
    expect(meets(['1H', 'pP'], ['3G', 'pT'])).toBe('1: sum over jester');
    expect(meets(['1H', 'cP'], ['2G', 'pT'])).toBe('1: sum over jester');
  });

  it('of two jester partners the one with the higher court card wins', () => {
    expect(meets(['1H', 'mP'], ['1G', 'qT'])).toBe('0: higher total');
    expect(meets(['1H', 'mP'], ['1G', 'mT'])).toBe('null: equal');
  });
});
