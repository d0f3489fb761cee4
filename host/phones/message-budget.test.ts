import { expect, it } from 'vitest';
import { FakeClock } from '../clock/testing/fake-clock.ts';
import { MessageBudget } from './message-budget.ts';

function budgetAt(clock = new FakeClock()) {
  const budget = new MessageBudget(clock);
  return { clock, budget, spend: (times: number) => Array.from({ length: times }, () => budget.spend()) };
}

const count = (spent: readonly string[], what: string) => spent.filter((one) => one === what).length;

it('takes ten messages a second for ever', async () => {
  const { clock, spend } = budgetAt();
  for (let second = 0; second < 60; second += 1) {
    expect(count(spend(10), 'taken')).toBe(10);
    await clock.pass(1_000);
  }
});

it('takes at once what a network has held back for three seconds, and ignores more', () => {
  const spent = budgetAt().spend(50);
  expect([count(spent, 'taken'), count(spent, 'ignored')]).toEqual([30, 20]);
});

it('takes an answer to each message that the host has sent off the tick', () => {
  const { budget, spend } = budgetAt();
  spend(30);
  budget.grant();
  expect(spend(2)).toEqual(['taken', 'ignored']);
});

it('calls a flood what no network holds back; a second later it is none', async () => {
  const { clock, spend } = budgetAt();
  expect(count(spend(130), 'flood')).toBe(0);
  expect(spend(1)).toEqual(['flood']);
  await clock.pass(1_000);
  expect(spend(1)).toEqual(['taken']);
});

it('is not confused by a clock that is set back', async () => {
  const { clock, spend } = budgetAt();
  spend(30);
  clock.set(-3_600_000);
  clock.look();
  expect(spend(1)).toEqual(['ignored']);
  await clock.pass(1_000);
  expect(count(spend(10), 'taken')).toBe(10);
});
