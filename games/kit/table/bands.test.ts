import { describe, expect, it } from 'vitest';
import { bandsOf } from './bands.ts';
import { cardLayout, flowerAt, type CardLayout } from './card-layout.ts';
import { rowSize } from './row.ts';

const layout: CardLayout = cardLayout(
  {
    seats: 4,
    row: (_, step) => rowSize([], step),
    foot: () => 0,
    heap: () => 0,
    heapLabel: false,
    seatLabel: () => false,
  },
  0,
);

describe('the bands that tie allies together', () => {
  it('run from flower to flower, one for each side', () => {
    const bands = bandsOf([0, 1, 0, 1], layout);
    expect(bands.map(({ side }) => side)).toEqual([0, 1]);
    for (const { side, path } of bands) {
      const [from, to] = [flowerAt(layout, side), flowerAt(layout, side + 2)];
      expect(path.startsWith(`M${from.x} ${from.y} `)).toBe(true);
      expect(path.endsWith(` ${to.x} ${to.y}`)).toBe(true);
    }
  });

  it('are not there before a player has an ally, nor where everybody plays alone', () => {
    expect(bandsOf([0, undefined, undefined, undefined], layout)).toEqual([]);
    expect(bandsOf([undefined, undefined], layout)).toEqual([]);
  });

  it('tie their bow away from cards and seats', () => {
    const [free] = bandsOf([0, undefined, 0, undefined], layout);
    if (free === undefined) throw new Error('no band');
    const covered = { ...layout, rows: [free.knot] };
    const [moved] = bandsOf([0, undefined, 0, undefined], covered);
    expect(moved?.path).toBe(free.path);
    expect(Math.hypot((moved?.knot.x ?? 0) - free.knot.x, (moved?.knot.y ?? 0) - free.knot.y)).toBeGreaterThan(50);
  });
});
