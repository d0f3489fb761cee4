import { expect, it } from 'vitest';
import { Armed } from './armed.ts';

const armed = () => new Armed(7, '0011223344556677');

it('holds a pad to the first commitment it gave for a seal, and to the seal it told last', () => {
  const pad = armed();
  expect(pad.bound).toBeUndefined();
  expect(pad.sealed(1, 'first')).toBe(true);
  expect(pad.sealed(1, 'second')).toBe(false);
  expect(pad.bound).toEqual({ seal: 1, commitment: 'first' });
  expect(pad.sealed(2, 'third')).toBe(true);
  expect(pad.bound).toEqual({ seal: 2, commitment: 'third' });
});

it('goes back to the seal that a halt leaves standing, once its commitment is known', () => {
  const pad = armed();
  pad.sealed(2, 'two');
  pad.withdrawn(1);
  expect(pad.bound).toBeUndefined();
  pad.sealed(1, 'one');
  expect(pad.bound).toEqual({ seal: 1, commitment: 'one' });
  pad.withdrawn(0);
  expect(pad.bound).toBeUndefined();
});

it('knows nothing of the seals of a pad that lost its power', () => {
  const pad = armed();
  expect(pad.forget()).toBe(false);
  pad.sealed(1, 'first');
  expect(pad.forget()).toBe(true);
  expect(pad.bound).toBeUndefined();
  expect(pad.sealed(1, 'second')).toBe(true);
  expect(pad.bound).toEqual({ seal: 1, commitment: 'second' });
});

it('takes seals until its count ends', () => {
  const pad = armed();
  expect(pad.counts(1_000_000)).toBe(true);
  pad.endsAt = 500;
  expect([pad.counts(499), pad.counts(500)]).toEqual([true, false]);
  pad.endsAt = undefined;
  pad.stage = 'closing';
  expect(pad.counts(0)).toBe(false);
});
