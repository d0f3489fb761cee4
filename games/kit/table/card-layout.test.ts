import { describe, expect, it } from 'vitest';
import { CARD_MAP_WIDTH, cardLayout, flowerAt, PILE_WIDTH, pileAt, type Lying } from './card-layout.ts';
import type { Box } from './placed.ts';
import { offsetsIn, rowSize, FAN, SPREAD } from './row.ts';
import type { CardShown } from './shown.ts';

const open = { card: 'KH' } as const;
const ARMY: readonly CardShown[] = [open, open, open, { card: 'back', extra: true }];
const WAR: readonly CardShown[] = [open, { card: 'back', count: 3 }, open];
const HEIGHT = 972;

function lying(seats: number, row: readonly CardShown[], heap = 0): Lying {
  return {
    seats,
    row: (_, step) => rowSize(row, step),
    foot: () => 0,
    heap: () => heap,
    heapLabel: heap > 0,
    seatLabel: () => false,
  };
}

function boxes(of: Lying, turn: number): { readonly rows: readonly Box[]; readonly all: readonly Box[]; readonly card: number } {
  const layout = cardLayout(of, turn, HEIGHT);
  const rows = layout.rows.map((at, seat) => {
    const { width, height } = of.row(seat, layout.step);
    return { ...at, width: width * layout.card, height: height * layout.card };
  });
  const heap = of.heap(layout.step) * layout.card;
  const middle = heap === 0 ? [] : [{ ...layout.heap, width: heap, height: 1.4 * layout.card }];
  return { rows, all: [...rows, ...layout.places, ...middle], card: layout.card };
}

const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 0.5 && Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 0.5;

const isOnMap = ({ x, y, width, height }: Box) =>
  x - width / 2 >= -0.5 && y - height / 2 >= -0.5 && x + width / 2 <= CARD_MAP_WIDTH + 0.5 && y + height / 2 <= HEIGHT + 0.5;

const cases = [2, 3, 4, 5, 6, 7, 8].flatMap((seats) => [0, 36, 75, 180].map((turn) => ({ seats, turn })));

describe('the map of a card game', () => {
  it.each(cases)('lets nothing overlap, with $seats seats turned by $turn', ({ seats, turn }) => {
    for (const of of [lying(seats, [open]), lying(seats, [open], 1), lying(seats, ARMY)]) {
      const { all } = boxes(of, turn);
      for (const [at, box] of all.entries()) {
        expect(isOnMap(box), `box ${at}`).toBe(true);
        for (const other of all.slice(at + 1)) expect(overlap(box, other), `box ${at}`).toBe(false);
      }
    }
  });

  it.each(cases)('lays every row nearest to its own seat, with $seats seats turned by $turn', ({ seats, turn }) => {
    const layout = cardLayout(lying(seats, ARMY), turn, HEIGHT);
    for (const [seat, row] of layout.rows.entries()) {
      const ways = layout.places.map((place) => Math.hypot(place.x - row.x, place.y - row.y));
      expect(ways[seat]).toBeLessThanOrEqual(Math.min(...ways) + 0.5);
    }
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('treats left and right alike, with %i seats', (seats) => {
    for (const of of [lying(seats, [open]), lying(seats, [open], 1), lying(seats, ARMY), lying(seats, WAR)]) {
      const { rows, width } = cardLayout(of, 0, HEIGHT);
      for (const [seat, { x, y }] of rows.entries()) {
        const other = rows[(seats - seat) % seats];
        // Two have the heap beside the way between them.
        if (seats > 2 || of.heap(SPREAD) === 0) expect(x + (other?.x ?? 0), `seat ${seat}`).toBeCloseTo(width, 0);
        expect(y, `seat ${seat}`).toBeCloseTo(other?.y ?? 0, 0);
      }
    }
  });

  it('draws a single card large enough to read from six metres, and smaller only where many lie', () => {
    for (const seats of [2, 4, 6]) expect(boxes(lying(seats, [open]), 0).card).toBeGreaterThan(110);
    expect(boxes(lying(4, WAR), 0).card).toBeGreaterThanOrEqual(78);
    expect(boxes(lying(4, WAR), 0).card).toBeLessThan(boxes(lying(4, [open]), 0).card);
  });

  it('keeps each pile on the map, beside its flower', () => {
    for (const { seats, turn } of cases) {
      const layout = cardLayout(lying(seats, [open]), turn, HEIGHT);
      for (const seat of layout.places.keys()) {
        const pile = pileAt(layout, seat);
        expect(pile.x - flowerAt(layout, seat).x).toBeGreaterThan((layout.badge + PILE_WIDTH) / 2);
        expect(pile.x + PILE_WIDTH / 2).toBeLessThanOrEqual(CARD_MAP_WIDTH);
      }
    }
  });
});

describe('a row of cards', () => {
  it('is spread out if there is room, and otherwise fanned with every index visible', () => {
    expect(offsetsIn([open, open, open], SPREAD)).toEqual([0, SPREAD, 2 * SPREAD]);
    expect(offsetsIn([open, open, open], FAN)).toEqual([0, FAN, 2 * FAN]);
  });

  it('packs cards without an index closer, and covers no number', () => {
    const back = { card: 'back' } as const;
    expect(offsetsIn([back, back, open], FAN)).toEqual([0, 0.3, 0.6]);
    expect(offsetsIn([open, { card: 'back', count: 3 }, open], FAN)).toEqual([0, FAN, FAN + SPREAD]);
  });

  it('is at least one card high, and higher if a card lies apart', () => {
    expect(rowSize([], FAN)).toEqual({ width: 1, height: 1.4 });
    expect(rowSize(ARMY, FAN).height).toBeGreaterThan(1.4);
  });
});
