import { expect, it } from 'vitest';
import { FakeClock } from '../clock/testing/fake-clock.ts';
import { KeyHolders } from './key-holders.ts';

it('knows a holder at one address, the last, so that nobody with a key can crowd the others out', () => {
  const holders = new KeyHolders(new FakeClock());
  holders.remember('phone-1', '10.0.0.1');
  for (let n = 0; n < 500; n += 1) holders.remember('phone-2', `10.0.1.${n}`);
  expect(['10.0.0.1', '10.0.1.498', '10.0.1.499'].map((address) => holders.has(address))).toEqual([true, false, true]);
});

it('forgets the one that came back longest ago when there are more than a room has', () => {
  const holders = new KeyHolders(new FakeClock());
  for (let n = 0; n < 65; n += 1) {
    holders.remember(`screen-${n}`, `10.0.0.${n}`);
    holders.remember('phone-1', '10.1.1.1');
  }
  expect([0, 1, 2, 64].map((n) => holders.has(`10.0.0.${n}`))).toEqual([false, false, true, true]);
  expect(holders.has('10.1.1.1')).toBe(true);
});

it('limits each address by itself', () => {
  const holders = new KeyHolders(new FakeClock());
  const admitted = (address: string) => Array.from({ length: 200 }, () => holders.admits(address)).filter(Boolean).length;
  expect([admitted('a'), admitted('b')]).toEqual([80, 80]);
});
