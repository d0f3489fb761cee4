import { expect, it } from 'vitest';
import { TICK_MS } from '../../firmware-protocol/phone/endpoint.ts';
import { FakeClock } from '../clock/testing/fake-clock.ts';
import { Ticker } from './ticker.ts';

function tickerAt(clock = new FakeClock()) {
  const ticker = new Ticker(clock);
  const ticks: string[] = [];
  return { clock, ticks, listen: (name: string) => ticker.listen(() => ticks.push(name)) };
}

it('calls everybody at each tick, with one timer', async () => {
  const { clock, ticks, listen } = tickerAt();
  listen('Anna');
  listen('Béla');
  expect(clock.waiting).toBe(1);
  await clock.pass(2 * TICK_MS);
  expect(ticks).toEqual(['Anna', 'Béla', 'Anna', 'Béla']);
});

it('goes on for the others when one has stopped, however often it stops', async () => {
  const { clock, ticks, listen } = tickerAt();
  const stop = listen('Anna');
  listen('Béla');
  stop();
  stop();
  await clock.pass(TICK_MS);
  expect(ticks).toEqual(['Béla']);
});

it('has no timer while nobody listens, and begins again', async () => {
  const { clock, ticks, listen } = tickerAt();
  listen('Anna')();
  expect(clock.waiting).toBe(0);
  listen('Béla');
  await clock.pass(TICK_MS);
  expect(ticks).toEqual(['Béla']);
});

it('goes on for the others when one stops at a tick', async () => {
  const clock = new FakeClock();
  const ticker = new Ticker(clock);
  const ticks: string[] = [];
  const stop = ticker.listen(() => stop());
  ticker.listen(() => ticks.push('Béla'));
  await clock.pass(2 * TICK_MS);
  expect(ticks).toEqual(['Béla', 'Béla']);
});
