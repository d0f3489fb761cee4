import { expect, it } from 'vitest';
import { FakeClock } from '../clock/testing/fake-clock.ts';
import { Turnstile } from './turnstile.ts';

const PACE = { each: 3, all: 5 };
const tries = (turnstile: Turnstile, remote: string, times: number) =>
  Array.from({ length: times }, () => turnstile.lets(remote)).filter(Boolean).length;

it('lets one through so often a second, and others meanwhile', async () => {
  const clock = new FakeClock();
  const turnstile = new Turnstile(PACE, clock);
  expect(tries(turnstile, 'a', 10)).toBe(3);
  expect(tries(turnstile, 'b', 10)).toBe(2);
  expect(tries(turnstile, 'c', 10)).toBe(0);
  await clock.pass(1_000);
  expect(tries(turnstile, 'a', 10)).toBe(3);
});

it('does not stay shut when the clock is set back', async () => {
  const clock = new FakeClock();
  const turnstile = new Turnstile(PACE, clock);
  tries(turnstile, 'a', 10);
  clock.sleep(-3_600_000);
  expect(turnstile.lets('a')).toBe(true);
});

it('spares the first of newcomers when strangers have used up what all may, and no more of them than a room has', async () => {
  const clock = new FakeClock();
  const turnstile = new Turnstile({ each: 10, all: 20, first: 4 }, clock);
  for (const stranger of ['a', 'b', 'c']) tries(turnstile, stranger, 100);
  expect(tries(turnstile, 'a', 10)).toBe(0);
  expect(tries(turnstile, 'new', 10)).toBe(4);
  const flood = Array.from({ length: 1_000 }, (_, n) => tries(turnstile, `of a flood ${n}`, 10)).filter((times) => times > 0);
  expect(flood.length).toBeLessThan(64);
  await clock.pass(1_000);
  expect(tries(turnstile, 'b', 100)).toBe(10);
});
