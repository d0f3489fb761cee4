import { expect, it } from 'vitest';
import { PSEUDO } from './language.ts';
import board from './generated/board.js';
import counts from './generated/counts.js';
import hall from './generated/hall.js';
import { sayIn, type Say } from './say.ts';

const say = sayIn('en', board);

it('says numbers by their plural, lists by the language, and names from right to left apart from what stands beside them', () => {
  expect([1, 1000].map((cards) => sayIn('en', counts)('counts-cards', { cards }))).toEqual(['1 card', '1000 cards']);
  expect(say('board-calls', { tables: [3, 5, 8] })).toBe('Call from tables 3, 5, and 8');
  const hungarian = sayIn('hu', board, hall);
  expect(hungarian('hall-next-start', { round: 5 })).toMatch(/^Az 5\. /);
  expect(hungarian('board-calls', { tables: [3, 5] })).toBe('Hív: 3. és 5. asztal');
  expect(say('board-not-live', { since: 'دانيال' })).toBe('not live since \u2068دانيال\u2069');
});

it('stretches English in the pseudo-language, in brackets, and leaves what it is given as it is', () => {
  const pseudo = sayIn(PSEUDO, board);
  expect(pseudo('board-round', { round: 'Anna', rounds: 3 })).toBe('[Rőűňdőő Anna őfő 3]');
});

it('lets nothing be said that is not there, or with other values', () => {
  const wrong = (one: Say<'board'>, other: Say<'board' | 'hall'>, state: 'over' | 'playing') => {
    const narrower: Say<'board'> = other;
    // @ts-expect-error -- there is no such message
    one('board-nothing');
    // @ts-expect-error -- of another subject
    one('hall-close');
    // @ts-expect-error -- a value is missing
    one('board-round', { round: 1 });
    // @ts-expect-error -- a value too many
    one('board-round', { round: 1, rounds: 2, more: 3 });
    // @ts-expect-error -- a list is no text
    one('board-these-tables', { tables: 'two' });
    // @ts-expect-error -- one of these has no message
    one(`board-states-${state}-${state}`);
    return narrower(`board-states-${state}`);
  };
  expect(wrong(say, say as never, 'over')).toBe('over');
});
