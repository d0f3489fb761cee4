import { FACES } from '../house.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judge } from '../judge.ts';
import { asksFor, facesAsked, GOALS, inGame, type LessonAsk } from './asks.ts';
import { goalsAt, goalsMet, lesson, suggestion } from './lesson.ts';
import type { DieFace, SeatsInGame } from '../types.ts';
import { begun, fold } from '../../../../test/support/hungarian-war.ts';

/** Any table of 2 to 10 with somebody in the game (HW-15). */
const tables = fc
  .integer({ min: 2, max: 10 })
  .chain((players) => {
    const some = fc.subarray(Array.from({ length: players }, (_, seat) => seat));
    return fc.record({ players: fc.constant(players), out: some, away: some });
  })
  .filter((table) => inGame(table).length > 0);
const pickers = fc.array(fc.nat(), { minLength: 50, maxLength: 50 }).map((numbers) => {
  let at = 0;
  return (among: number) => (numbers[at++ % numbers.length] ?? 0) % among;
});

/** Draws one of the suggested faces for each seat in the game. */
function facesFor(table: SeatsInGame, asks: readonly LessonAsk[], pick: (among: number) => number): (DieFace | null)[] {
  return Array.from({ length: table.players }, (_, seat) => {
    const ask = asks.find(({ seats }) => seats.includes(seat));
    const faces = ask === undefined ? [] : facesAsked(ask, seat, table.players);
    return faces.length === 0 ? null : (faces[pick(faces.length)] ?? null);
  });
}

it('what a lesson asks for reaches its goal with any of the suggested choices, and asks every seat in the game once', () => {
  fc.assert(
    fc.property(tables, fc.constantFrom(...GOALS), fc.nat({ max: 30 }), pickers, (table, goal, turn, pick) => {
      const asks = asksFor(goal, table, turn);
      if (asks === undefined) return;
      expect(asks.flatMap(({ seats }) => seats).toSorted((a, b) => a - b)).toEqual(inGame(table));
      for (const ask of asks) for (const seat of ask.seats) expect(facesAsked(ask, seat, table.players)).not.toEqual([]);
      expect(goalsMet(judge(table, facesFor(table, asks, pick)))).toContain(goal);
    }),
    { numRuns: 3_000 },
  );
});

it.each([
  ['ends within two rounds a goal if everybody follows it, with everything that can come up', 0],
  ['goes on whatever is pressed in ten rounds', 10],
])('a lesson %s', (_, wild) => {
  fc.assert(
    fc.property(tables, pickers, (table, pick) => {
      const met = new Set<string>();
      let now = table;
      let rounds = 0;
      for (let next = suggestion(now, met, 0); next !== undefined; next = suggestion(now, met, rounds)) {
        const chosen = inGame(now);
        const anything = [...Array(now.players).keys()].map((seat) => (chosen.includes(seat) ? (FACES[pick(6)] ?? 6) : null));
        const judgement = judge(now, rounds < wild ? anything : facesFor(now, next.asks, pick));
        for (const goal of goalsMet(judgement)) met.add(goal);
        const out = [...now.out.filter((seat) => !judgement.rejoined.includes(seat)), ...judgement.eliminated];
        now = { ...now, out };
        expect((rounds += 1)).toBeLessThanOrEqual(wild + 2 * GOALS.length);
      }
      for (const goal of goalsAt({ ...table, out: [] })) expect(met, goal).toContain(goal);
    }),
    { numRuns: 500 },
  );
});

it('HW-10, HW-14: a block fails only among five or more, and only somebody who is out comes back', () => {
  const goals = (players: number, out: number[] = [], away: number[] = []) => goalsAt({ players, out, away });
  for (let players = 2; players <= 10; players++)
    expect(goals(players)).toEqual(players < 5 ? GOALS.filter((goal) => goal !== 'block fails') : GOALS);
  expect(asksFor('block fails', { players: 5, out: [2], away: [] }, 0)).toBeUndefined();
  expect(asksFor('rejoin', { players: 4, out: [], away: [] }, 0)).toBeUndefined();
  expect([goals(2, [1], [1]).includes('rejoin'), goals(2, [], [1]).includes('rejoin')]).toEqual([true, false]);
});

it('HW-2: each of two seats takes the same card from its own side, and everybody has a turn', () => {
  const table = (players: number) => ({ players, out: [], away: [] });
  const [ask = expect.fail('nothing is asked')] = asksFor('two takers', table(2), 0) ?? [];
  expect(ask).toEqual({ does: 'take', place: 0, seats: [0, 1] });
  expect([0, 1].map((seat) => facesAsked(ask, seat, 2))).toEqual([[5], [4]]);
  const takers = Array.from({ length: 8 }, (_, turn) => asksFor('centre taker', table(8), turn)?.[0]?.seats);
  expect(new Set(takers.flat()).size).toBe(8);
});

it('the lesson of the rulebook knows what the last round has shown, and asks a seat for the faces of the next goal', () => {
  const state = fold(begun(['KD', '9C', '2H', '4D', '7C']));
  const opened = fold([{ type: 'FacesOpened', faces: [6, 1, 2, 5] }], state);
  expect([lesson.met(state), lesson.met(opened)]).toEqual([[], ['lone taker', 'lone blocker', 'takers out']]);
  expect([0, 1, 2].map((seat) => lesson.asked(state, new Set(), seat))).toEqual([[5], [1, 2, 5, 6], FACES]);
  expect(lesson.asked(state, new Set(GOALS), 0)).toEqual(FACES);
});
