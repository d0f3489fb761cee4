import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Course } from '../../../host/contract/view.ts';
import { countAt } from './moment.ts';
import { nextStage, NOT_PRESENTING, presenting, progressAt, shownAt } from './progress.ts';

const counting = { phase: 'counting', step: 4, startedAt: 10_000, endsAt: 13_000 } as const;

describe('the presentation', () => {
  const shown = { phase: 'shown', step: 7, shownAt: 1_000, presentedAt: 5_000 } as const;

  it('lets the dice land, then shows one outcome after the other', () => {
    expect([1_000, 1_999, 2_000, 3_500, 4_999].map((now) => shownAt(shown, 3, now))).toEqual([0, 0, 1, 2, 3]);
  });

  it('has shown everything at presentedAt, and nothing before shownAt', () => {
    expect(shownAt(shown, 3, 5_000)).toBe(3);
    expect(shownAt(shown, 3, 60_000)).toBe(3);
    expect(shownAt(shown, 3, 0)).toBe(0);
    expect(shownAt({ shownAt: 7, presentedAt: 7 }, 3, 7)).toBe(3);
  });

  it('is redrawn only from one outcome to the next', () => {
    const progress = [1_000, 1_300, 1_999, 2_000, 2_999, 3_000, 9_000].map((now) =>
      progressAt({ course: shown, outcomes: 3 }, now),
    );
    expect(new Set(progress).size).toBe(4);
    expect(progress).toEqual([0, 0, 0, 1, 1, 2, 3].map(presenting));
    expect(progressAt({ course: counting, outcomes: 3 }, 12_345)).toBe(NOT_PRESENTING);
  });

  it('shows an outcome that the dealer has recalled, at any time', () => {
    const choosing = { phase: 'choosing', step: 8, ready: 0, of: 4, late: [], naming: false } as const;
    expect(progressAt({ course: choosing, outcomes: 3, recalled: { at: 1 } }, 99)).toEqual({ kind: 'presenting', shown: 2 });
  });
});

describe('the next stage', () => {
  const on = (course: Course, now: number) => (course.phase === 'shown' ? shownAt(course, 4, now) : countAt(course, now));
  const length = fc.integer({ min: 1, max: 20_000 });

  it('begins when the screen changes, and not before', () => {
    const courses = length.chain((ms) =>
      fc.constantFrom<Course>(
        { ...counting, endsAt: 10_000 + ms },
        { phase: 'shown', step: 7, shownAt: 10_000, presentedAt: 10_000 + ms },
      ),
    );
    fc.assert(
      fc.property(courses, length, (course, after) => {
        const now = 10_000 + after;
        const next = nextStage(course, 4, now);
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
    expect(nextStage({ phase: 'over', step: 9 }, 4, 10_000)).toBeUndefined();
  });
});
