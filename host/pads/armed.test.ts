import { expect, it } from 'vitest';
import { Armed } from './armed.ts';

it('holds a pad to the first commitment it gave for a seal', () => {
  const bound = new Armed(7, '0011223344556677');
  expect(bound.sealed(1, 'first')).toBe(true);
  expect(bound.sealed(1, 'second')).toBe(false);
  expect(bound.binding(1, 'third')).toBe('first');
  expect(bound.sealed(2)).toBe(true);
  expect(bound.binding(2, 'third')).toBe('third');
});

it('knows nothing of the seals of a pad that lost its power', () => {
  const bound = new Armed(7, '0011223344556677');
  expect(bound.forget()).toBe(false);
  bound.sealed(1, 'first');
  expect(bound.forget()).toBe(true);
  expect(bound.sealed(1, 'second')).toBe(true);
  expect(bound.binding(1, 'third')).toBe('second');
});
