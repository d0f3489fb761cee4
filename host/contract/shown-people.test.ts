import { expect, test } from 'vitest';
import { withShownNames } from './shown-people.ts';

const ANNA = { id: 'a', name: 'Anna' };
const LIKE = { id: 'b', name: 'Аnnа' };
const BLANK = { id: 'c', name: '\u3164' };

test('what holds only names that each can read and tell apart stays the same object', () => {
  const shown = { seats: [{ player: ANNA }] };
  expect(withShownNames(shown, [ANNA, { id: 'b', name: 'Béla' }])).toBe(shown);
});

test('names that look the same or cannot be seen are told apart wherever they stand', () => {
  const shown = { winners: [LIKE, ANNA], seats: [{ seat: 0, player: BLANK }], night: { name: 'Аnnа' }, none: null, points: [1] };
  expect(withShownNames(shown, [ANNA, LIKE, BLANK])).toEqual({
    ...shown,
    winners: [{ id: 'b', name: 'Аnnа 2' }, ANNA],
    seats: [{ seat: 0, player: { id: 'c', name: '?' } }],
  });
});

test('somebody who has been written in two ways has one name', () => {
  expect(withShownNames([LIKE, { ...LIKE, name: 'аnnа' }], [ANNA, LIKE, { ...LIKE, name: 'аnnа' }])).toEqual([
    { id: 'b', name: 'Аnnа 2' },
    { id: 'b', name: 'Аnnа 2' },
  ]);
});
