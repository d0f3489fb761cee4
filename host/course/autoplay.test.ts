import { expect, test } from 'vitest';
import { autoplayOf } from './round-table.ts';

test.each([
  ['bot bot', false, false, 'answer'],
  ['bot bot', true, false, 'count'],
  ['bot bot', true, true, 'answer'],
  ['bot die', false, false, 'answer'],
  ['bot die', true, false, 'nothing'],
  ['bot die', true, true, 'answer'],
  ['die bot', true, true, 'nothing'],
] as const)(
  'of a question to the first of %s, counted %s, after its count %s, the host does: %s',
  (kinds, counts, counted, does) => {
    const question = { kind: 'card', what: 'turned', n: 0, seat: 0, options: [], ...(counts && { counted: counts }) } as const;
    const inputs = kinds.split(' ').map((kind) => ({ kind: kind as 'bot' | 'die' }));
    expect(autoplayOf(question, inputs, counted)).toBe(does);
  },
);
