import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { LETTER_MS } from '../../words/reading.ts';
import { presentationFrom } from './pace.ts';

const PACES = ['quick', 'normal', 'teaching'] as const;

/** ms for the dice and for each outcome, in order. */
function lengths(pace: (typeof PACES)[number], letters: readonly number[]): readonly number[] {
  const { shownAt, outcomesAt, presentedAt } = presentationFrom(10_000, pace, letters);
  return [...outcomesAt, presentedAt].map((ends, at) => ends - (outcomesAt[at - 1] ?? shownAt));
}

describe('the pace of the outcomes', () => {
  test.each([
    ['normal', [], [1_500]],
    ['normal', [0, 25, 26, 80], [1_500, 1_500, 1_500, 26 * LETTER_MS, 80 * LETTER_MS]],
    ['quick', [0, 25, 80], [1_000, 700, 700, 700]],
    ['teaching', [0, 80, 120], [2_500, 6_000, 6_000, 120 * LETTER_MS]],
  ] as const)('%s: sentences of %j letters take %j ms, the dice first', (pace, letters, ms) => {
    expect(lengths(pace, letters)).toEqual(ms);
  });

  it('reads faster where a round has much to read, and the longer sentence still longer', () => {
    expect(lengths('normal', [20, 80, 120, 80, 100, 100])).toEqual([1_500, 1_500, 2_400, 3_600, 2_400, 3_000, 3_000]);
  });

  it('gives ten outcomes as long as if there was nothing to read', () => {
    expect(lengths('normal', Array<number>(10).fill(100))).toEqual(Array(11).fill(1_500));
  });

  it('never goes faster at a slower pace', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200), { maxLength: 12 }), (letters) => {
        const [quick = [], normal = [], teaching = []] = PACES.map((pace) => lengths(pace, letters));
        for (const [at, ms] of normal.entries()) {
          expect(ms).toBeGreaterThanOrEqual(quick[at] ?? 0);
          expect(ms).toBeLessThanOrEqual(teaching[at] ?? 0);
        }
      }),
    );
  });
});
