import { describe, expect, it } from 'vitest';
import { countAt } from './moment.ts';

const counting = { phase: 'counting', step: 4, startedAt: 10_000, endsAt: 13_000 } as const;

describe('the numeral', () => {
  it('counts three seconds down to the moment the hands go up', () => {
    expect([10_000, 10_999, 11_001, 12_001, 12_999].map((now) => countAt(counting, now))).toEqual([3, 3, 2, 1, 1]);
    expect([13_000, 13_400].map((now) => countAt(counting, now))).toEqual(['up', 'up']);
  });

  it('leaves the screen to the seat that stalls and to the dice that are typed', () => {
    const opening = { phase: 'opening', step: 6, stalled: [], toType: [] } as const;
    expect(countAt(opening, 0)).toBe('up');
    expect(countAt({ ...opening, toType: [2] }, 0)).toBeUndefined();
    expect(countAt({ ...opening, stalled: [{ seat: 1, why: 'gone' }] }, 0)).toBeUndefined();
  });
});
