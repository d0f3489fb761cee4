import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACT_MS, actAt } from './acts.ts';
import { chartOf, roundNumbers, spread } from './race.ts';

const anna = { id: 'a', name: 'Anna' };
const bela = { id: 'b', name: 'Béla' };
const race = [
  { player: anna, seat: 0, points: [0, 13, 13, 20] },
  { player: bela, seat: 1, points: [0, 0, 5, 5] },
];
const story = {
  since: 5_000,
  rounds: [0, 1, 2, 3],
  race,
  counted: false,
  highlights: [{ what: 'blocks', players: [anna], figure: 4 }],
};

describe('the acts of an ending', () => {
  const at = (now: number, more: object = {}) => actAt({ winners: ['a'], story, ...more }, now);

  it('begin with the winner and come round again', () => {
    expect([0, 1, 2, 3].map((turn) => at(5_000 + turn * ACT_MS))).toEqual(['winner', 'race', 'figures', 'winner']);
    expect(at(0)).toBe('winner');
  });

  it('leave out acts that have nothing to show', () => {
    expect(at(5_000 + ACT_MS, { story: { ...story, race: [{ player: anna, seat: 0, points: [0, 0, 0, 20] }] } })).toBe('figures');
    expect(at(5_000 + ACT_MS, { story: { ...story, highlights: [], race: [] } })).toBe('winner');
  });

  it('HW-21: do not go on while it is not certain who has won', () => {
    expect(at(5_000 + ACT_MS, { winners: [] })).toBe('winner');
  });
});

describe('the race', () => {
  const box = { left: 100, top: 50, width: 600, height: 400 };

  it('draws all players’ points by round, from left to right and upwards', () => {
    const { lines } = chartOf(story, box, 10);
    expect(lines.map(({ path }) => path)).toEqual([
      'M100.0 450.0L300.0 190.0L500.0 190.0L700.0 50.0',
      'M100.0 450.0L300.0 450.0L500.0 350.0L700.0 350.0',
    ]);
  });

  it('labels only round numbers, and not too many', () => {
    expect(roundNumbers(0, 104, 5)).toEqual([0, 50, 100]);
    expect(roundNumbers(-12, 40, 5)).toEqual([0, 20, 40]);
    expect(roundNumbers(1, 3, 6)).toEqual([1, 2, 3]);
    expect(roundNumbers(1, 9_999, 6)).toEqual([2_000, 4_000, 6_000, 8_000]);
  });

  it('keeps labels apart, in order and within the chart', () => {
    const heights = fc.array(fc.double({ min: 0, max: 700, noNaN: true }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(heights, (given) => {
        const labels = spread(given, 66, 0, 700);
        const sorted = labels.toSorted((a, b) => a - b);
        for (const [i, label] of sorted.entries()) if (i > 0) expect(label - (sorted[i - 1] ?? 0)).toBeGreaterThan(66 - 1e-6);
        expect(sorted[0]).toBeGreaterThan(-1e-6);
        expect(sorted.at(-1)).toBeLessThan(700 + 1e-6);
        for (const [i, one] of given.entries())
          for (const [j, other] of given.entries()) if (one < other) expect(labels[i]).toBeLessThan(labels[j] ?? 0);
      }),
    );
  });
});
