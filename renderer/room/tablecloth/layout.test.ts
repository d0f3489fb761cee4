import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLOTH_FLOWERS } from '../../../rulebook/cloth.ts';
import { flowerWidth, OPEN, SIDE, slotsOf, WIDEST } from './layout.ts';
import { patternOf } from './pattern.ts';

const seeds = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe('the layout of a cloth', () => {
  it('has a place for every flower of a full cloth on any night', () => {
    fc.assert(fc.property(seeds, (seed) => slotsOf(patternOf(seed)).length === CLOTH_FLOWERS));
  });

  it('lets no two flowers touch, whatever they are worth', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const slots = slotsOf(patternOf(seed));
        const nearest = slots.flatMap((a, i) => slots.slice(i + 1).map((b) => distance(a, b)));
        return Math.min(...nearest) > WIDEST;
      }),
      { numRuns: 20 },
    );
    fc.assert(fc.property(fc.integer({ min: 0, max: 99 }), (points) => flowerWidth(points) <= WIDEST));
  });

  it('stays within the cloth and outside its open middle', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { bend } = patternOf(seed);
        const out = slotsOf(patternOf(seed)).filter(({ x, y }) => {
          const [across, down] = [Math.abs(x - SIDE / 2), Math.abs(y - SIDE / 2)];
          const reach = (across ** bend + down ** bend) ** (1 / bend);
          return Math.max(across, down) + WIDEST / 2 > SIDE / 2 || reach - WIDEST / 2 < OPEN;
        });
        expect(out).toEqual([]);
      }),
    );
  });

  it('is balanced at any time: four flowers in a row lie around the middle', () => {
    fc.assert(
      fc.property(seeds, fc.nat(CLOTH_FLOWERS / 4 - 1), (seed, four) => {
        const slots = slotsOf(patternOf(seed)).slice(four * 4, four * 4 + 4);
        const middle = slots.reduce((sum, { x, y }) => ({ x: sum.x + x / 4, y: sum.y + y / 4 }), { x: 0, y: 0 });
        expect(distance(middle, { x: SIDE / 2, y: SIDE / 2 })).toBeLessThan(0.01);
      }),
    );
  });

  it('gives bigger cards bigger flowers', () => {
    const widths = [1, 2, 5, 10, 13, 20].map(flowerWidth);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(new Set(widths).size).toBe(widths.length);
    expect(flowerWidth(99)).toBe(WIDEST);
  });

  it('differs on most other nights', () => {
    const patterns = Array.from({ length: 40 }, (_, night) => JSON.stringify(patternOf(1_760_000_000_000 + night * 86_400_000)));
    expect(new Set(patterns).size).toBeGreaterThan(25);
  });
});
