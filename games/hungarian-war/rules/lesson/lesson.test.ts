import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from '../judge.ts';
import { asksFor, facesAsked, GOALS, inGame, type LessonAsk } from './asks.ts';
import { goalsAt, goalsMet, lesson, suggestion } from './lesson.ts';
import { FACES, type DieFace, type SeatsInGame } from '../types.ts';
import { begun, fold } from '../../../../test/support/hungarian-war.ts';

/** Any table of 2 to 10 with somebody in the game (HW-15). */
const tables = fc
  .integer({ min: 2, max: 10 })
  .chain((players) => {
    const some = fc.subarray(Array.from({ length: players }, (_, seat) => seat));
    return fc.record({ players: fc.constant(players), out: some, away: some });
  })
  .filter((table) => inGame(table).length > 0);

/** Draws one of the suggested faces for each seat in the game. */
function facesFor(table: SeatsInGame, asks: readonly LessonAsk[], pick: (among: number) => number): (DieFace | null)[] {
  return Array.from({ length: table.players }, (_, seat) => {
    const ask = asks.find(({ seats }) => seats.includes(seat));
    if (ask === undefined) return null;
    const faces = facesAsked(ask, seat, table.players);
    return faces[pick(faces.length)] ?? null;
  });
}

function picker(numbers: readonly number[]): (among: number) => number {
  let at = 0;
  return (among) => (numbers[at++ % numbers.length] ?? 0) % among;
}

/** Plays from `table` with the faces of `choose` until nothing is suggested; returns the rounds, -1 if too many. */
function roundsOfLesson(
  table: SeatsInGame,
  most: number,
  choose: (table: SeatsInGame, asks: readonly LessonAsk[]) => (DieFace | null)[],
) {
  const met = new Set<string>();
  let now = table;
  for (let round = 0; round <= most; round++) {
    const next = suggestion(now, met, round);
    if (next === undefined) return { rounds: round, met };
    const judgement = judge(now, choose(now, next.asks));
    for (const goal of goalsMet(judgement)) met.add(goal);
    const out = [...now.out.filter((seat) => !judgement.rejoined.includes(seat)), ...judgement.eliminated];
    now = { ...now, out };
  }
  return { rounds: -1, met };
}

const numbers = fc.array(fc.nat(), { minLength: 50, maxLength: 50 });

describe('what a lesson asks for', () => {
  it('reaches its goal with any of the suggested choices, and asks every seat in the game once', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom(...GOALS), fc.nat({ max: 30 }), numbers, (table, goal, turn, chosen) => {
        const asks = asksFor(goal, table, turn);
        if (asks === undefined) return;
        expect(asks.flatMap(({ seats }) => seats).toSorted((a, b) => a - b)).toEqual(inGame(table));
        for (const ask of asks) for (const seat of ask.seats) expect(facesAsked(ask, seat, table.players)).not.toEqual([]);
        expect(goalsMet(judge(table, facesFor(table, asks, picker(chosen))))).toContain(goal);
      }),
      { numRuns: 3_000 },
    );
  });

  it('HW-10: a block cannot fail if one blocker is enough, with fewer than five; everything else can come up with two', () => {
    for (let players = 2; players <= 10; players++) {
      const goals = goalsAt({ players, out: [], away: [] });
      expect(goals).toEqual(players < 5 ? GOALS.filter((goal) => goal !== 'block fails') : GOALS);
    }
    expect(asksFor('block fails', { players: 5, out: [2], away: [] }, 0)).toBeUndefined();
  });

  it('HW-14: nobody can come back if nobody is out, and a player who is out can, alone or away', () => {
    expect(asksFor('rejoin', { players: 4, out: [], away: [] }, 0)).toBeUndefined();
    expect(goalsAt({ players: 2, out: [1], away: [1] })).toContain('rejoin');
    expect(goalsAt({ players: 2, out: [], away: [1] })).not.toContain('rejoin');
  });

  it('HW-2: each of two seats takes the same card from its own side', () => {
    const [ask] = asksFor('two takers', { players: 2, out: [], away: [] }, 0) ?? [];
    expect(ask).toEqual({ does: 'take', place: 0, seats: [0, 1] });
    expect([0, 1].map((seat) => facesAsked(ask as LessonAsk, seat, 2))).toEqual([[5], [4]]);
  });

  it('gives everybody a turn', () => {
    const takers = Array.from(
      { length: 8 },
      (_, turn) => asksFor('centre taker', { players: 8, out: [], away: [] }, turn)?.[0]?.seats,
    );
    expect(new Set(takers.flat()).size).toBe(8);
  });
});

describe('a whole lesson', () => {
  it('ends within two rounds a goal if everybody follows it, with everything that can come up', () => {
    fc.assert(
      fc.property(tables, numbers, (table, chosen) => {
        const goals = goalsAt({ ...table, out: [] });
        const pick = picker(chosen);
        const { rounds, met } = roundsOfLesson(table, 2 * GOALS.length, (now, asks) => facesFor(now, asks, pick));
        expect(rounds).toBeGreaterThanOrEqual(0);
        for (const goal of goals) expect(met, goal).toContain(goal);
      }),
      { numRuns: 1_000 },
    );
  });

  it('goes on whatever is pressed: something is suggested until everything has come up', () => {
    fc.assert(
      fc.property(tables, fc.nat({ max: 10 }), numbers, (table, wild, chosen) => {
        const pick = picker(chosen);
        const anything = (now: SeatsInGame) =>
          Array.from({ length: now.players }, (_, seat) => (inGame(now).includes(seat) ? (FACES[pick(6)] ?? 6) : null));
        let left = wild;
        const { rounds } = roundsOfLesson(table, wild + 2 * GOALS.length, (now, asks) =>
          left-- > 0 ? anything(now) : facesFor(now, asks, pick),
        );
        expect(rounds).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the lesson of the rulebook', () => {
  const state = fold(begun(['KD', '9C', '2H', '4D', '7C']));
  const opened = fold([{ type: 'FacesOpened', faces: [6, 1, 2, 5] }], state);

  it('knows what the last round has shown', () => {
    expect(lesson.met(state)).toEqual([]);
    expect(lesson.met(opened)).toEqual(['lone taker', 'lone blocker', 'takers out']);
  });

  it('asks a seat for the faces that reach the next goal, and leaves the others a free choice', () => {
    expect(lesson.asked(state, new Set(), 0)).toEqual([5]);
    expect(lesson.asked(state, new Set(), 1)).toEqual([1, 2, 5, 6]);
    expect(lesson.asked(state, new Set(), 2)).toEqual(FACES);
    expect(lesson.asked(state, new Set(GOALS), 0)).toEqual(FACES);
  });
});
