import { expect, it } from 'vitest';
import { PadAttempt } from './pad-attempt.ts';

const newAttempt = () => new PadAttempt(7, '0011223344556677');

it('keeps the first commitment of each seal, and the seal reported last', () => {
  const attempt = newAttempt();
  expect(attempt.seal).toBeUndefined();
  expect(attempt.sealed(1, 'first')).toBe(true);
  expect(attempt.sealed(1, 'second')).toBe(false);
  expect(attempt.seal).toEqual({ seal: 1, commitment: 'first' });
  expect(attempt.sealed(2, 'third')).toBe(true);
  expect(attempt.seal).toEqual({ seal: 2, commitment: 'third' });
});

it('returns to the seal that a halt restores, once its commitment is known', () => {
  const attempt = newAttempt();
  attempt.sealed(2, 'two');
  attempt.restored(1);
  expect(attempt.seal).toBeUndefined();
  attempt.sealed(1, 'one');
  expect(attempt.seal).toEqual({ seal: 1, commitment: 'one' });
  attempt.restored(0);
  expect(attempt.seal).toBeUndefined();
});

it('forgets the seals of a pad that lost its power', () => {
  const attempt = newAttempt();
  expect(attempt.forget()).toBe(false);
  attempt.sealed(1, 'first');
  expect(attempt.forget()).toBe(true);
  expect(attempt.seal).toBeUndefined();
  expect(attempt.sealed(1, 'second')).toBe(true);
  expect(attempt.seal).toEqual({ seal: 1, commitment: 'second' });
});

it('accepts seals until the count ends', () => {
  const attempt = newAttempt();
  expect(attempt.counts(1_000_000)).toBe(true);
  attempt.endsAt = 500;
  expect([attempt.counts(499), attempt.counts(500)]).toEqual([true, false]);
  attempt.endsAt = undefined;
  attempt.stage = 'closing';
  expect(attempt.counts(0)).toBe(false);
});
