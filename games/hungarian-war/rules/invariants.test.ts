import { describe, expect, it } from 'vitest';
import { begun, given } from '../../../test/support/hungarian-war.ts';
import { unsettled, violations } from './invariants.ts';
import type { State } from './types.ts';

const { state: SOUND } = given(begun(['KD', '9C', '2H', 'TS']));
const [ANNA, BELA, CILI] = SOUND.seats;

function found(change: Partial<State>): readonly string[] {
  const state = { ...SOUND, ...change } as State;
  return [...violations(state), ...unsettled(state)];
}

describe('a state that cannot be reached by playing', () => {
  it('is distinguished from a valid one', () => {
    expect(found({})).toEqual([]);
  });

  it('HW-1: too few seats, HW-3: more side cards than seats', () => {
    expect(ANNA && found({ seats: [ANNA] })).toEqual(['HW-1: seats, seats 1', 'HW-3: table and seats differ, seats 1, sides 3']);
  });

  it('HW-3: an empty place while the game goes on', () => {
    expect(found({ table: { centre: null, sides: [1, 2, 3] }, total: 23 })).toEqual(['HW-3: empty place, place centre']);
    expect(found({ phase: 'over', table: { centre: null, sides: [1, 2, 3] }, total: 23 })).toEqual([]);
  });

  it('HW-15: nobody in the game', () => {
    if (!ANNA || !BELA || !CILI) throw new Error('three are seated');
    const seats = [
      { ...ANNA, standing: 'out' as const },
      { ...BELA, presence: 'away' as const },
      { ...CILI, standing: 'out' as const },
    ];
    expect(found({ seats })).toEqual(['HW-15: nobody in the game']);
  });

  it('HW-17: an empty deck while the game goes on', () => {
    expect(found({ deck: 0, total: 4 })).toEqual(['HW-17: empty deck']);
  });

  it('HW-20: cards lost, found, or in two places', () => {
    expect(found({ deck: 19 })).toEqual(['HW-20: cards in all, held 23, total 24, deck 19']);
    expect(found({ deck: -4, total: 0 })).toEqual(['HW-20: cards in all, held 0, total 0, deck -4']);
    expect(found({ discard: [2], total: 25 })).toEqual(['HW-20: card in two places, id 2', 'HW-20: card too often, card 2H']);
  });

  it('HW-20: a card that occurs more often than in the deck, unless the dealer confirmed it', () => {
    expect(found({ cards: ['KD', '9C', 'KD', 'TS'] })).toEqual(['HW-20: card too often, card KD']);
    expect(found({ cards: ['KD', '9C', 'KD', 'TS'], confirmed: [2] })).toEqual([]);
    expect(found({ cards: ['KD', 'K?', 'K?', 'K?'] })).toEqual([]);
    expect(found({ cards: ['KD', 'X1', 'K?', 'K?'] })).toEqual(['HW-20: card too often, card X1']);
  });
});
