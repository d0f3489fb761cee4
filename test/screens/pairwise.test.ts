import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../games/hungarian-war/table/testing/states.ts';
import { pairwise } from './pairwise.ts';

const FACTORS = { phase: ['a', 'b', 'c', 'd', 'e'], seats: [2, 5, 10], language: ['en', 'hu', 'de'], wide: [true, false] };

describe('cases combined pairwise', () => {
  it('hold any two values of any two factors', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(sizes, fc.nat(), (counts, seed) => {
        const factors = Object.fromEntries(counts.map((count, i) => [`f${i}`, Array.from({ length: count }, (_, n) => n)]));
        const cases = pairwise(factors, seeded(seed));
        for (const [i, ofI] of counts.entries())
          for (const [j, ofJ] of counts.entries()) {
            if (i >= j) continue;
            const met = new Set(cases.map((one) => `${String(one[`f${i}`])} ${String(one[`f${j}`])}`));
            expect(met.size).toBe(ofI * ofJ);
          }
      }),
      { numRuns: 60 },
    );
  });

  it('are hardly more than the two largest factors need', () => {
    expect(pairwise(FACTORS, seeded(1)).length).toBeLessThan(5 * 3 * 1.3);
  });

  it('are the same for the same numbers', () => {
    expect(pairwise(FACTORS, seeded(7))).toEqual(pairwise(FACTORS, seeded(7)));
  });
});
