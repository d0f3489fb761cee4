import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Course } from '../../../host/contract/view.ts';
import { countAt, nextStage, tellingAt, tellingMoment } from './moment.ts';

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

describe('the telling', () => {
  const shown = { shownAt: 1_000, toldAt: 5_000 };

  it('lets the dice land, then tells one outcome after the other', () => {
    expect([1_000, 1_999, 2_000, 3_500, 4_999].map((now) => tellingAt(shown, 3, now))).toEqual([-1, -1, 0, 1, 2]);
  });

  it('has told everything at toldAt, and nothing before shownAt', () => {
    expect(tellingAt(shown, 3, 5_000)).toBe(3);
    expect(tellingAt(shown, 3, 60_000)).toBe(3);
    expect(tellingAt(shown, 3, 0)).toBe(-1);
    expect(tellingAt({ shownAt: 7, toldAt: 7 }, 3, 7)).toBe(3);
  });

  it('is drawn anew only from one outcome to the next', () => {
    const course = { phase: 'shown', step: 7, ...shown } as const;
    const moments = [1_000, 1_300, 1_999, 2_000, 2_999, 3_000, 9_000].map((now) => tellingMoment(course, 3, now));
    expect(new Set(moments).size).toBe(4);
    expect(moments.map((moment) => tellingAt(shown, 3, moment))).toEqual([-1, -1, -1, 0, 0, 1, 3]);
    expect(tellingMoment(counting, 3, 12_345)).toBe(0);
  });
});

describe('the next stage', () => {
  const on = (course: Course, now: number) => (course.phase === 'shown' ? tellingAt(course, 4, now) : countAt(course, now));
  const length = fc.integer({ min: 1, max: 20_000 });

  it('begins when what is on becomes another, and not before', () => {
    const courses = length.chain((ms) =>
      fc.constantFrom<Course>(
        { ...counting, endsAt: 10_000 + ms },
        { phase: 'shown', step: 7, shownAt: 10_000, toldAt: 10_000 + ms },
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

  it('never comes where nothing changes by itself', () => {
    expect(nextStage({ phase: 'over', step: 9 }, 4, 10_000)).toBeUndefined();
  });
});
