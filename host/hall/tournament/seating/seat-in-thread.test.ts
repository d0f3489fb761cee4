import { expect, test } from 'vitest';
import { seatInThread } from './seat-in-thread.ts';
import { seatRound } from './seat-round.ts';
import type { ToSeat } from './to-seat.ts';

const asked: ToSeat = {
  ...{ round: 1, rounds: 3, tables: [1, 2, 3], sizes: [2, 3, 4], earlier: [], seed: 5 },
  people: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9'],
  places: [1, 1, 1, 1, 1, 1, 1, 1, 1],
};

test('a thread gives the same seating', async () => {
  expect(await seatInThread(asked)).toEqual(seatRound(asked));
});

test('what fails in the thread is told', async () => {
  await expect(seatInThread({ ...asked, people: undefined } as unknown as ToSeat)).rejects.toThrow(TypeError);
});
