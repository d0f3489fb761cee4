import { expect, it } from 'vitest';
import { begun, given } from '../../../test/support/hungarian-war.ts';
import { unsettled, violations } from './invariants.ts';
import type { State } from './types.ts';

const { state: SOUND } = given(begun(['KD', '9C', '2H', 'TS']));
const idle = SOUND.seats.map((seat, at) =>
  at === 1 ? { ...seat, presence: 'away' as const } : { ...seat, standing: 'out' as const },
);
const gap = { table: { centre: null, sides: [1, 2, 3] }, total: 23 };

it.each<[Partial<State>, ...string[]]>([
  [{}],
  [{ seats: SOUND.seats.slice(0, 1) }, 'HW-1: seats, seats 1', 'HW-3: table and seats differ, seats 1, sides 3'],
  [gap, 'HW-3: empty place, place centre'],
  [{ ...gap, phase: 'over' }],
  [{ seats: idle }, 'HW-15: nobody in the game'],
  [{ deck: 0, total: 4 }, 'HW-17: empty deck'],
  [{ deck: 19 }, 'HW-20: cards in all, held 23, total 24, deck 19'],
  [{ deck: -4, total: 0 }, 'HW-20: cards in all, held 0, total 0, deck -4'],
  [{ discard: [2], total: 25 }, 'HW-20: card in two places, id 2', 'HW-20: card too often, card 2H'],
  [{ cards: ['KD', '9C', 'KD', 'TS'] }, 'HW-20: card too often, card KD'],
  // Unless the dealer has confirmed it.
  [{ cards: ['KD', '9C', 'KD', 'TS'], confirmed: [2] }],
  [{ cards: ['KD', 'K?', 'K?', 'K?'] }],
  [{ cards: ['KD', 'X1', 'K?', 'K?'] }, 'HW-20: card too often, card X1'],
])('a state that cannot be reached by playing is told from one that can: %#', (change, ...found) => {
  const state = { ...SOUND, ...change } as State;
  expect([...violations(state), ...unsettled(state)]).toEqual(found);
});
