import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Course } from '../../../host/contract/view.ts';
import { Flashes } from './flashes.ts';

/** WCAG 2.3.1: no more than three flashes within any second. */
const LIMIT = 3;
const FRAME = 16;
const choosing: Course = { phase: 'choosing', step: 1, ready: 0, of: 3, late: [], naming: false };
const counting = (startedAt: number, seconds: number): Course => {
  return { phase: 'counting', step: 2, startedAt, endsAt: startedAt + seconds * 1_000 };
};

/** The moments at which flashes begin while `courseAt` is read frame by frame. */
function flashesIn(until: number, courseAt: (now: number) => Course): readonly number[] {
  const flashes = new Flashes();
  const looks = Array.from({ length: Math.ceil(until / FRAME) }, (_, frame) => frame * FRAME);
  return looks.filter((now) => flashes.begins(courseAt(now), now));
}

function mostInASecond(begun: readonly number[]): number {
  return Math.max(0, ...begun.map((from) => begun.filter((at) => at >= from && at < from + 1_000).length));
}

describe('the count as light', () => {
  it.each([2, 3, 9])('of %i seconds flashes once with each numeral, and as the hands go up', (seconds) => {
    const begun = flashesIn(seconds * 1_000 + 500, () => counting(0, seconds));
    expect(begun).toHaveLength(seconds + 1);
    expect(mostInASecond(begun)).toBeLessThanOrEqual(LIMIT - 1);
  });

  it('keeps within the limit however the count is started and halted', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 40 }), (gaps) => {
        const turns = gaps.reduce<number[]>((at, gap) => [...at, (at.at(-1) ?? 0) + gap], []);
        const courseAt = (now: number) => {
          const turned = turns.filter((turn) => turn <= now);
          return turned.length % 2 === 1 ? counting(turned.at(-1) ?? 0, 3) : choosing;
        };
        expect(mostInASecond(flashesIn((turns.at(-1) ?? 0) + 4_000, courseAt))).toBeLessThan(LIMIT);
      }),
    );
  });
});
