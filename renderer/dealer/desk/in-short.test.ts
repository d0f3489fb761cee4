import { expect, it } from 'vitest';
import { inShort } from './in-short.ts';

it.each([
  [[...'A23456789TJQK'], 'A 2–9 T J Q K'],
  [[...'123456789TPQMC'], '1–9 T P Q M C'],
  [[...'12A4'], '1 2 A 4'],
  [[], ''],
])('%j are %s', (keys, said) => {
  expect(inShort(keys)).toBe(said);
});
