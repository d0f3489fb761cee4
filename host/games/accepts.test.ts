import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { testOf } from './accepts.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
const schema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('all'),
    list: v.pipe(v.array(v.nullable(v.picklist(['a', 'b']))), v.maxLength(2)),
    more: v.exactOptional(v.strictObject({ on: v.boolean(), any: v.unknown() })),
    text: v.pipe(v.string(), v.regex(/^x/)),
    few: v.pipe(whole, v.maxValue(5)),
    odd: v.custom<number>((value) => typeof value === 'number' && value % 2 === 1),
    either: v.union([v.literal('centre'), whole]),
  }),
  v.strictObject({ kind: v.literal('trimmed'), name: v.pipe(v.string(), v.trim(), v.minLength(1)) }),
]);
const ALL = { kind: 'all', list: ['a', null], text: 'x', few: 5, odd: 3, either: 'centre' };

describe('a value is accepted if the schema accepts it', () => {
  it.each([
    ALL,
    { ...ALL, list: [] },
    { ...ALL, more: { on: false, any: null } },
    { ...ALL, either: 0 },
    { ...ALL, either: 9 },
    { kind: 'trimmed', name: ' Anna ' },
  ])('%j', (value) => {
    expect(v.is(schema, value)).toBe(true);
    expect(testOf(schema)(value)).toBe(true);
  });
});

describe('a value is refused if the schema refuses it', () => {
  it.each([
    null,
    'all',
    [],
    {},
    { kind: 'none' },
    { ...ALL, list: ['a', 'c'] },
    { ...ALL, list: ['a', 'a', 'a'] },
    { ...ALL, list: { 0: 'a' } },
    { ...ALL, more: undefined },
    { ...ALL, more: { on: true } },
    { ...ALL, more: { on: 1, any: 1 } },
    { ...ALL, more: { on: true, any: 1, extra: 1 } },
    { ...ALL, text: 'y' },
    { ...ALL, text: undefined },
    { ...ALL, few: 6 },
    { ...ALL, few: -1 },
    { ...ALL, few: 0.5 },
    { ...ALL, odd: 2 },
    { ...ALL, either: -1 },
    { ...ALL, either: 10 },
    { ...ALL, either: 0.5 },
    { ...ALL, extra: undefined },
    Object.fromEntries(Object.entries(ALL).slice(0, -1)),
    { kind: 'trimmed', name: '  ' },
  ])('%j', (value) => {
    expect(v.is(schema, value)).toBe(false);
    expect(testOf(schema)(value)).toBe(false);
  });
});

it('NaN is not accepted as a number', () => {
  expect(testOf(v.number())(Number.NaN)).toBe(v.is(v.number(), Number.NaN));
});
