import { describe, expect, it } from 'vitest';
import { onRing, ringLayout, seatAngle, sideAngle, takenAt, TAKEN_WIDTH, type RingLayout } from './ring.ts';

/** Of screens of 16 by 9, 16 by 10 and 4 by 3. */
const HEIGHTS = [972, 1080, 1296];
const SEATS = [2, 3, 4, 5, 6, 7, 8, 9, 10];

describe('the map of the table', () => {
  it('HW-2: puts a side card between its seat and the next clockwise, on the left of a player who looks to the middle', () => {
    const layout = ringLayout(5);
    const seat = onRing(layout, seatAngle(0, 5, 0), layout.seats);
    const left = onRing(layout, sideAngle(0, 5, 0), layout.sides);
    const right = onRing(layout, sideAngle(4, 5, 0), layout.sides);
    expect(seat.y).toBeGreaterThan(layout.height / 2);
    expect(left.x).toBeLessThan(seat.x);
    expect(right.x).toBeGreaterThan(seat.x);
  });

  it.each(SEATS.flatMap((seats) => HEIGHTS.map((height) => [seats, height] as const)))(
    'keeps cards, dice and seats of %i apart and inside at a height of %i, however it is turned',
    (seats, height) => {
      const layout = ringLayout(seats, height);
      for (let turn = 0; turn < 360; turn += 15) {
        const boxes = boxesOf(layout, seats, turn);
        for (const [i, box] of boxes.entries()) {
          expect(box.x - box.width / 2, box.what).toBeGreaterThanOrEqual(-1);
          expect(box.x + box.width / 2, box.what).toBeLessThanOrEqual(layout.width + 1);
          expect(box.y - box.height / 2, box.what).toBeGreaterThanOrEqual(-1);
          expect(box.y + box.height / 2, box.what).toBeLessThanOrEqual(layout.height + 1);
          for (const other of boxes.slice(i + 1))
            expect(overlap(box, other), `${box.what} on ${other.what}, turned ${turn}`).toBe(0);
        }
      }
    },
  );

  it.each(SEATS)('keeps captures of any of %i seats inside, near their taker', (seats) => {
    const layout = ringLayout(seats);
    for (let turn = 0; turn < 360; turn += 15)
      for (let seat = 0; seat < seats; seat++) {
        const { x, y } = takenAt(layout, seatAngle(seat, seats, turn));
        expect(Math.min(x, layout.width - x)).toBeGreaterThanOrEqual(TAKEN_WIDTH / 2);
        expect(Math.min(y, layout.height - y)).toBeGreaterThanOrEqual(TAKEN_WIDTH * 0.7);
        const far = (other: number) => {
          const at = onRing(layout, seatAngle(other, seats, turn), layout.seats);
          return Math.hypot(at.x - x, at.y - y);
        };
        const [nearest] = Array.from({ length: seats }, (_, other) => other).sort((a, b) => far(a) - far(b));
        expect(nearest).toBe(seat);
      }
  });
});

interface Box {
  readonly what: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Boxes a little smaller than what is drawn: corners of upright cards may come close to a round badge. */
function boxesOf(layout: RingLayout, seats: number, turn: number): Box[] {
  const centre = onRing(layout, 0, { x: 0, y: 0 });
  const boxes: Box[] = [{ what: 'centre', ...centre, width: layout.centreCard, height: layout.centreCard * 1.4 }];
  for (let seat = 0; seat < seats; seat++) {
    const at = onRing(layout, seatAngle(seat, seats, turn), layout.seats);
    boxes.push({ what: `badge ${seat}`, ...at, width: layout.badge * 0.7, height: layout.badge * 0.7 });
    const die = onRing(layout, seatAngle(seat, seats, turn), layout.dice);
    boxes.push({ what: `die ${seat}`, ...die, width: layout.die * 0.9, height: layout.die * 0.9 });
    const side = onRing(layout, sideAngle(seat, seats, turn), layout.sides);
    boxes.push({ what: `side ${seat}`, ...side, width: layout.sideCard, height: layout.sideCard * 1.4 });
  }
  return boxes;
}

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2);
  const down = Math.min(a.y + a.height / 2, b.y + b.height / 2) - Math.max(a.y - a.height / 2, b.y - b.height / 2);
  return across > 0 && down > 0 ? Math.round(across * down) : 0;
}
