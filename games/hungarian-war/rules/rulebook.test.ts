import { describe, expect, it } from 'vitest';
import { begun, given, laid, PEOPLE } from '../../../test/support/hungarian-war.ts';
import { hungarianWar } from './rulebook.ts';
import type { Event, State } from './types.ts';

const TABLE = begun(['KD', '9C', '2H', 'TS']);

/** How often a bot's weights choose each face, over every random value. */
function chosen(state: State, seat: number): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  const ask = hungarianWar.next(state);
  if (ask === undefined) throw new Error('nothing is asked');
  let range = 1;
  for (let i = 0; i < range; i++) {
    const random = (below: number) => {
      range = below;
      return i;
    };
    const face = hungarianWar.bot(state, ask, random, seat);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  return counts;
}

describe('the sealed question', () => {
  it('HW-7: is for the seats in the game, and for nobody once it is over', () => {
    const away = given(TABLE, { type: 'PlayerWentAway', seat: 1 }).state;
    expect(hungarianWar.next(away)).toEqual({ kind: 'sealed', n: 0, seats: [0, 2], faces: [1, 2, 3, 4, 5, 6], clause: 'HW-6' });
    const over: Event = { type: 'DeckCounted', left: 0, unfilled: [], reason: 'r' };
    expect(hungarianWar.next(given(TABLE, over).state)).toBeUndefined();
  });

  it('is answered with all faces by one command', () => {
    const faces = [1, null, 6];
    expect(hungarianWar.answer(0, { kind: 'sealed', faces })).toEqual({ type: 'open', faces });
    expect(() => hungarianWar.answer(0, { kind: 'open', given: '6', confirm: false })).toThrow(TypeError);
  });

  it('presents each place that a player aimed at, and the players who are back', () => {
    expect(hungarianWar.outcomes(given(TABLE).state)).toBe(0);
    expect(hungarianWar.outcomes(given(TABLE, { type: 'FacesOpened', faces: [2, 2, 1] }).state)).toBe(3);
    const out: Event = { type: 'StandingSet', seat: 0, standing: 'out', reason: 'r' };
    expect(hungarianWar.outcomes(given(TABLE, out, { type: 'FacesOpened', faces: [null, 2, null] }).state)).toBe(2);
  });
});

describe('the bot', () => {
  it('can choose every face at a full table', () => {
    expect(Object.keys(chosen(given(TABLE).state, 0))).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('is drawn to cards with many points', () => {
    const counts = chosen(given(TABLE).state, 0);
    expect(counts[4]).toBeGreaterThan(counts[5] ?? 0);
  });

  it('blocks nothing that nobody else can take', () => {
    const alone = [0, 2].map((seat): Event => ({ type: 'PlayerWentAway', seat }));
    expect(Object.keys(chosen(given(TABLE, alone).state, 1))).toEqual(['4', '5', '6']);
  });

  it('plays on unknown cards', () => {
    expect(Object.keys(chosen(given(begun(['??', '??', '??'])).state, 1))).toHaveLength(6);
  });
});

describe('the rulebook', () => {
  it('names its players and counts its rounds', () => {
    const { state } = given(TABLE, { type: 'FacesOpened', faces: [6, 2, 2] }, laid(['centre', '??']));
    expect(hungarianWar.players(state)).toEqual(PEOPLE.slice(0, 3));
    expect([hungarianWar.round(state), hungarianWar.over(state)]).toEqual([1, false]);
  });

  it('folds no event that cannot follow', () => {
    expect(() => hungarianWar.evolve(undefined, { type: 'CircleTurned' })).toThrow(
      'CircleTurned comes before the game has begun',
    );
    const over = given(TABLE, { type: 'DeckCounted', left: 0, unfilled: [], reason: 'r' }).state;
    expect(() => hungarianWar.evolve(over, { type: 'FacesOpened', faces: [1, 1, 1] })).toThrow('after the game was over');
  });

  const away: Event = { type: 'PlayerWentAway', seat: 1 };
  it.each<[string, Event]>([
    ['faces count', { type: 'FacesOpened', faces: [6, 1] }],
    ['face of a seat not in the game', { type: 'FacesOpened', faces: [6, 1, 2] }],
    ['no entry 3 of 3', { type: 'PlayerWentAway', seat: 3 }],
    ['no entry 3 of 3', { type: 'PlayerCameBack', seat: 3 }],
    ['no entry 3 of 3', { type: 'StandingSet', seat: 3, standing: 'out', reason: 'r' }],
    ['no entry 3 of 3', { type: 'SeatLeft', seat: 3 }],
    ['no place for a seat 4', { type: 'SeatJoined', seat: 4, player: { id: 'zita', name: 'Zita' }, card: '??' }],
    ['no player zita', { type: 'PileCounted', player: 'zita', points: 3 }],
    ['no player zita', { type: 'PointsAdjusted', player: 'zita', by: 3, reason: 'r' }],
  ])('folds no event that names something that does not exist: %s, %j', (why, event) => {
    expect(() => hungarianWar.evolve(given(TABLE, away).state, event)).toThrow(why);
  });
});
