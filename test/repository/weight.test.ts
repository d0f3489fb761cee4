import { expect, test } from 'vitest';
import { ceilings, weigh } from '../../scripts/weight.ts';

test('weighs no more than its ceilings, which only fall', () => {
  const most = ceilings();
  const now = weigh();
  expect(Object.keys(now)).toEqual(Object.keys(most));
  expect(Object.entries(now).filter(([name, figure]) => figure > (most[name] ?? 0))).toEqual([]);
});
