import { describe, expect, it } from 'vitest';
import { begun, given, PEOPLE } from '../../../test/support/hungarian-war.ts';
import type { Card } from '../../../rulebook/card.ts';
import { hungarianWar } from './rulebook.ts';
import type { DieFace, Event, State } from './types.ts';

const TABLE = begun(['KD', '9C', '2H', 'TS']);
const opened = (...faces: readonly (DieFace | null)[]): Event => ({ type: 'FacesOpened', faces });
const out = (seat: number): Event => ({ type: 'StandingSet', seat, standing: 'out', reason: 'r' });
const away = (...seats: readonly number[]): readonly Event[] => seats.map((seat) => ({ type: 'PlayerWentAway', seat }));
const over: Event = { type: 'DeckCounted', left: 0, unfilled: [], reason: 'r' };
const after = (...events: readonly Event[]): State => events.reduce(hungarianWar.evolve, given(TABLE).state);

it('HW-7: the question is for the seats in the game, and for nobody once it is over; all faces answer it by one command', () => {
  expect(hungarianWar.next(after(...away(1)))).toEqual({
    kind: 'sealed',
    n: 0,
    seats: [0, 2],
    faces: [1, 2, 3, 4, 5, 6],
    clause: 'HW-6',
  });
  expect(hungarianWar.next(after(over))).toBeUndefined();
  const faces = [1, null, 6];
  expect(hungarianWar.answer(0, { kind: 'sealed', faces })).toEqual({ type: 'open', faces });
  expect(hungarianWar.players(after())).toEqual(PEOPLE.slice(0, 3));
});

it.each<[readonly Event[], string, number]>([
  [[], '', 0],
  [[opened(2, 2, 1)], 'nothing nothing out', 3],
  // HW-14
  [[out(0), opened(null, 2, null)], 'back nothing nothing', 2],
  // HW-9: the taker of a side card, and a blocker who gets it.
  [[opened(5, 5, 3)], 'took nothing blocked', 2],
  // HW-12
  [[opened(1, 6, null)], 'blocked out nothing', 1],
  [[out(2), opened(6, null, null)], 'took nothing back', 2],
])('after %j the lights of pads show “%s”, and %i outcomes are presented', (events, verdicts, outcomes) => {
  const state = after(...events);
  expect([hungarianWar.verdicts(state).join(' '), hungarianWar.outcomes(state)]).toEqual([verdicts, outcomes]);
});

describe('the bot', () => {
  /** How often a bot's weights choose each face, over every random value. */
  function chosen(state: State, seat: number): string {
    const counts: Record<number, number> = {};
    const ask = hungarianWar.next(state) ?? expect.fail('nothing is asked');
    let range = 1;
    for (let i = 0; i < range; i++) {
      const face = hungarianWar.bot(state, ask, (below) => ((range = below), i), seat);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    return Object.entries(counts)
      .map((entry) => entry.join(': '))
      .join(', ');
  }

  it.each<[string, readonly Event[], number, string, (readonly Card[])?]>([
    ['is drawn to cards with many points', [], 0, '1: 13, 2: 9, 3: 10, 4: 20, 5: 18, 6: 26'],
    ['blocks nothing that nobody else can take', away(0, 2), 1, '4: 54, 5: 12, 6: 39'],
    ['wants a card more that only it can take', away(1), 0, '1: 13, 3: 10, 4: 20, 5: 54, 6: 26'],
    ['plays on unknown cards', [], 1, '1: 7, 2: 7, 3: 7, 4: 14, 5: 14, 6: 14', ['??', '??', '??']],
  ])('%s', (_, events, seat, counts, table) => {
    const before = table === undefined ? after(...events) : given(begun(table)).state;
    expect(chosen(before, seat)).toBe(counts);
  });
});

it.each<[string, Event, (readonly Event[])?]>([
  ['after the game was over', opened(1, 1, 1), [over]],
  ['faces count', opened(6, 1)],
  ['face of a seat not in the game', opened(6, 1, 2)],
  ['no entry 3 of 3', { type: 'PlayerWentAway', seat: 3 }],
  ['no entry 3 of 3', { type: 'PlayerCameBack', seat: 3 }],
  ['no entry 3 of 3', out(3)],
  ['no entry 3 of 3', { type: 'SeatLeft', seat: 3 }],
  ['no place for a seat 4', { type: 'SeatJoined', seat: 4, player: { id: 'zita', name: 'Zita' }, card: '??' }],
  ['no player zita', { type: 'PileCounted', player: 'zita', points: 3 }],
  ['no player zita', { type: 'PointsAdjusted', player: 'zita', by: 3, reason: 'r' }],
  ['cards laid from a deck', { type: 'CardsLaid', cards: Array.from({ length: 21 }, () => ({ place: 0, card: '??' })) }],
])('folds no event that cannot follow: %s, %j', (why, event, before = away(1)) => {
  expect(() => hungarianWar.evolve(after(...before), event)).toThrow(why);
});

it('folds no event before a game has begun', () => {
  expect(() => hungarianWar.evolve(undefined, { type: 'CircleTurned' })).toThrow('CircleTurned comes before the game has begun');
});
