import { expect, test } from 'vitest';
import { headsWorth } from './stake.ts';

test('HS-1: what the heads are worth is heads times stake, written as the stake is', () => {
  const worth = [
    [7, '20 Ft', '140 Ft'],
    [7, ' €0,50', '€3,50'],
    [3, '0.1', '0.3'],
    [0, '2 euros', undefined],
    [-2, '20', '-40'],
  ] as const;
  for (const [heads, stake, said] of worth) expect(headsWorth(heads, stake)).toBe(said);
});

test('HS-1: a stake without a number, or with several, is no sum', () => {
  for (const stake of ['', 'a beer', '1 or 2', '1 000 Ft']) expect(headsWorth(3, stake)).toBeUndefined();
});
