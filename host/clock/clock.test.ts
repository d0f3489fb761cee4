import { expect, test } from 'vitest';
import { FakeClock } from './testing/fake-clock.ts';
import { HostClock } from './clock.ts';

const STARTED = Date.UTC(2026, 10, 21, 20);

function clockOn(steady = new FakeClock(0)) {
  let set = 0;
  const clock = new HostClock({
    wall: () => STARTED + steady.now() + set,
    steady: () => steady.now(),
    after: (ms, then) => steady.after(ms, then),
  });
  const jumps: number[] = [];
  return { clock, steady, jumps, listen: () => clock.jumps((by) => jumps.push(by)), set: (by: number) => (set += by) };
}

test('follows the clock of the system', async () => {
  const { clock, steady } = clockOn();
  await steady.pass(61_000);
  expect(clock.now()).toBe(STARTED + 61_000);
});

test.each([3_600_000, -3_600_000])('reports a jump of %d ms within a second, and jumps only then', async (by) => {
  const { clock, steady, jumps, listen, set } = clockOn();
  listen();
  await steady.pass(300);
  set(by);
  expect(clock.now()).toBe(STARTED + 300);
  await steady.pass(700);
  expect(jumps).toEqual([by]);
  expect(clock.now()).toBe(STARTED + 1_000 + by);
  await steady.pass(60_000);
  expect(jumps).toEqual([by]);
});

test('reports a jump at once when asked to check', () => {
  const { clock, set } = clockOn();
  const seen: number[] = [];
  clock.jumps(() => seen.push(clock.now()));
  set(7_000);
  clock.look();
  expect(seen).toEqual([STARTED + 7_000]);
});

test('ignores unnoticeable jumps until they add up', () => {
  const { clock, jumps, listen, set } = clockOn();
  listen();
  set(1_500);
  clock.look();
  expect(jumps).toEqual([]);
  set(1_500);
  clock.look();
  expect(jumps).toEqual([3_000]);
});

test('watches only while somebody listens', async () => {
  const { steady, listen } = clockOn();
  const stop = listen();
  const stopToo = listen();
  expect(steady.waiting).toBe(1);
  stop();
  await steady.pass(5_000);
  expect(steady.waiting).toBe(1);
  stopToo();
  expect(steady.waiting).toBe(0);
});
