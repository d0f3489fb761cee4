import { expect, it } from 'vitest';
import { FakeClock } from '../clock/testing/fake-clock.ts';
import { RateLimiter } from './rate-limiter.ts';

const LIMITS = { each: 3, all: 5 };
const tries = (limiter: RateLimiter, remote: string, times: number) =>
  Array.from({ length: times }, () => limiter.admits(remote)).filter(Boolean).length;

it('limits requests per second from one address and from all together', async () => {
  const clock = new FakeClock();
  const limiter = new RateLimiter(LIMITS, clock);
  expect(tries(limiter, 'a', 10)).toBe(3);
  expect(tries(limiter, 'b', 10)).toBe(2);
  expect(tries(limiter, 'c', 10)).toBe(0);
  await clock.pass(1_000);
  expect(tries(limiter, 'a', 10)).toBe(3);
});

it('admits again if the clock is set back', async () => {
  const clock = new FakeClock();
  const limiter = new RateLimiter(LIMITS, clock);
  tries(limiter, 'a', 10);
  clock.sleep(-3_600_000);
  expect(limiter.admits('a')).toBe(true);
});

it('admits the first requests of newcomers when strangers have used up the limit for all, but not of a flood of them', async () => {
  const clock = new FakeClock();
  const limiter = new RateLimiter({ each: 10, all: 20, first: 4 }, clock);
  for (const stranger of ['a', 'b', 'c']) tries(limiter, stranger, 100);
  expect(tries(limiter, 'a', 10)).toBe(0);
  expect(tries(limiter, 'new', 10)).toBe(4);
  const flood = Array.from({ length: 1_000 }, (_, n) => tries(limiter, `of a flood ${n}`, 10)).filter((times) => times > 0);
  expect(flood.length).toBeLessThan(64);
  await clock.pass(1_000);
  expect(tries(limiter, 'b', 100)).toBe(10);
});
