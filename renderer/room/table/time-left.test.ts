import { describe, expect, it } from 'vitest';
import { clockLeft, timeLeft } from './time-left.ts';

const END = 20 * 60_000;

describe('a game that ends by the clock', () => {
  it('shows minutes and seconds, and counts a second until it is over', () => {
    const moments = [0, 1, 999, 1_000, END - 61_000, END - 60_000, END - 1, END, END + 5_000];
    expect(moments.map((now) => clockLeft(END, now))).toEqual([
      '20:00',
      '20:00',
      '20:00',
      '19:59',
      '1:01',
      '1:00',
      '0:01',
      '0:00',
      '0:00',
    ]);
  });

  it('has a last minute, and is up at its end', () => {
    expect([END - 60_001, END - 60_000, END - 1, END].map((now) => timeLeft(END, now))).toEqual([
      'enough',
      'last minute',
      'last minute',
      'up',
    ]);
  });
});
