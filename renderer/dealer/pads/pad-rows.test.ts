import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { commandSchema } from '../../../host/contract/command.ts';
import { offeredNames, reducedName } from './pad-rows.ts';

it('offers a pad its player’s name without accents, and the next number', () => {
  expect(offeredNames(['?', 'pad-1'], 'Béla')).toEqual(['Bela', 'pad-2']);
  expect(offeredNames([], 'Őrült Öröm Ödönke')).toEqual(['Orult-Orom-Odonk', 'pad-1']);
  expect(offeredNames(['Bela'], 'Béla')).toEqual(['pad-1']);
  expect(offeredNames(['?'], undefined)).toEqual(['pad-1']);
  expect(offeredNames([], '李')).toEqual(['pad-1']);
});

it('offers only what a pad can store, and keeps only that of what is typed', () => {
  const stores = (id: string) => v.is(commandSchema, { type: 'renamePad', port: '/dev/ttyUSB0', id });
  const anything = fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (typed, taken) => {
    const reduced = reducedName(typed);
    expect(reduced === '' || stores(reduced)).toBe(true);
    for (const name of offeredNames(taken, typed)) expect(stores(name) && !taken.includes(name)).toBe(true);
  });
  fc.assert(anything, { seed: 7, numRuns: 300 });
});
