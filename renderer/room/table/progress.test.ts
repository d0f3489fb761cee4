import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Course } from '../../../host/contract/view.ts';
import { countAt } from './moment.ts';
import { lengthsIn, nextStage, NOT_PRESENTING, outcomesShown, presenting, progressAt } from './progress.ts';

const counting = { phase: 'counting', step: 4, startedAt: 10_000, endsAt: 13_000 } as const;

describe('the presentation', () => {
  const shown = { phase: 'shown', step: 7, shownAt: 1_000, outcomesAt: [2_000, 2_500, 4_000], presentedAt: 5_000 } as const;

  it('lets the dice land, then shows each outcome from its moment to the next', () => {
    expect([0, 1_999, 2_000, 2_499, 2_500, 3_999, 4_000].map((now) => outcomesShown(shown, now))).toEqual([0, 0, 1, 1, 2, 2, 3]);
    expect([5_000, 60_000].map((now) => outcomesShown(shown, now))).toEqual([3, 3]);
  });

  it('tells how long the dice land and each outcome lasts, of a round that is presented', () => {
    expect(lengthsIn(shown)).toEqual([1_000, 500, 1_500, 1_000]);
    expect(lengthsIn({ ...shown, outcomesAt: [] })).toEqual([4_000]);
    expect(lengthsIn(counting)).toEqual([]);
  });

  it('is redrawn only from one outcome to the next', () => {
    const progress = [1_000, 1_300, 1_999, 2_000, 2_499, 2_500, 9_000].map((now) => progressAt({ course: shown }, now));
    expect(new Set(progress).size).toBe(4);
    expect(progress).toEqual([0, 0, 0, 1, 1, 2, 3].map(presenting));
    expect(progressAt({ course: counting }, 12_345)).toBe(NOT_PRESENTING);
  });

  it('shows an outcome that the dealer has recalled, at any time', () => {
    const choosing = { phase: 'choosing', step: 8, ready: 0, of: 4, late: [], naming: false } as const;
    expect(progressAt({ course: choosing, recalled: { at: 1 } }, 99)).toEqual({ kind: 'presenting', shown: 2 });
  });
});

describe('the next stage', () => {
  const on = (course: Course, now: number) => (course.phase === 'shown' ? outcomesShown(course, now) : countAt(course, now));
  const length = fc.integer({ min: 1, max: 20_000 });

  it('begins when the screen changes, and not before', () => {
    const courses = length.chain((ms) =>
      fc.constantFrom<Course>(
        { ...counting, endsAt: 10_000 + ms },
        { phase: 'shown', step: 7, shownAt: 10_000, outcomesAt: [10_000 + ms / 3, 10_000 + ms / 2], presentedAt: 10_000 + ms },
      ),
    );
    fc.assert(
      fc.property(courses, length, (course, after) => {
        const now = 10_000 + after;
        const next = nextStage(course, now);
        if (next === undefined) {
          expect(on(course, now + 60_000)).toBe(on(course, now));
        } else {
          expect(on(course, next - 0.001)).toBe(on(course, now));
          expect(on(course, next + 0.001)).not.toBe(on(course, now));
        }
      }),
    );
  });

  it('never comes if nothing changes by itself', () => {
    expect(nextStage({ phase: 'over', step: 9 }, 10_000)).toBeUndefined();
  });
});
