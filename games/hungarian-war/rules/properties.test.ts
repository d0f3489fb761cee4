import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asks, chanceFrom, house } from '../../../test/support/hungarian-war-commands.ts';
import { deepFrozen, PEOPLE } from '../../../test/support/hungarian-war.ts';
import { current, EMPTY_TIMELINE, push, redo, undo } from '../../../rulebook/timeline.ts';
import type { Timeline } from '../../../rulebook/timeline.ts';
import { begin } from './begin.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { unsettled, violations } from './invariants.ts';
import { judge } from './judge.ts';
import { cardsOn } from './place.ts';
import { pointsOf } from './cards.ts';
import { seatsInGame } from './seats.ts';
import { standings } from './standings.ts';
import { FACES } from './types.ts';
import type { Event, DieFace, Judgement, State } from './types.ts';

type Line = Timeline<Event, State>;

/** The steps of a whole game of random commands, each checked and frozen on the way. */
const games = fc
  .tuple(
    fc.integer({ min: 2, max: 10 }),
    house,
    asks,
    fc.array(fc.nat(), { minLength: 1, maxLength: 40 }),
    fc.option(fc.nat({ max: 40 })),
  )
  .map(([seats, rules, commands, numbers, short]) => {
    const chance = chanceFrom(numbers);
    const players = PEOPLE.slice(0, seats);
    const beginning = begin({ players, house: rules, ...(short === null ? {} : { deck: short + 1 }) }, chance);
    if (!beginning.ok) throw new Error(beginning.refusal.code);
    const steps = [beginning.events];
    let { state } = beginning;
    for (const ask of commands) {
      const decision = decide(state, ask(state), chance);
      if (!decision.ok) continue;
      steps.push(deepFrozen(decision.events));
      state = deepFrozen(decision.state);
    }
    return { steps, state };
  });

function lineOf(steps: readonly (readonly Event[])[]): Line {
  return steps.reduce<Line>((line, events, i) => push(line, i + 1, events, evolve), EMPTY_TIMELINE);
}

describe('any play', () => {
  it('HW-15, HW-20: every invariant holds after every event, and the table is ready after every command', () => {
    fc.assert(
      fc.property(games, ({ steps }) => {
        let state: State | undefined;
        for (const events of steps) {
          for (const event of events) {
            state = evolve(state, event);
            expect(violations(state)).toEqual([]);
            expect(seatsInGame(state).length).toBeGreaterThan(0);
          }
          if (state !== undefined) expect(unsettled(state)).toEqual([]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('the events of a command fold to the state that it gives, even after they were written and read back', () => {
    fc.assert(
      fc.property(games, ({ steps, state }) => {
        expect(steps.flat().reduce<State | undefined>(evolve, undefined)).toEqual(state);
        const read = JSON.parse(JSON.stringify(steps.flat())) as readonly Event[];
        expect(read.reduce<State | undefined>(evolve, undefined)).toEqual(state);
      }),
      { numRuns: 200 },
    );
  });

  it('undo then redo changes nothing, and undoing everything leads back to the beginning', () => {
    fc.assert(
      fc.property(games, fc.nat({ max: 70 }), ({ steps, state }, times) => {
        const line = lineOf(steps);
        const turns = Math.min(times, steps.length);
        let turned = line;
        for (let i = 0; i < turns; i++) turned = undo(turned);
        expect(current(turned)).toEqual(current(lineOf(steps.slice(0, steps.length - turns))));
        for (let i = 0; i < turns; i++) turned = redo(turned);
        expect(turned).toEqual(line);
        expect(current(turned)).toEqual(state);
      }),
      { numRuns: 200 },
    );
  });

  it('HW-21: naming changes names and points only', () => {
    fc.assert(
      fc.property(games, ({ steps, state }) => {
        const others = steps.flat().filter((event) => event.type !== 'CardNamed');
        const unnamed = others.reduce<State | undefined>(evolve, undefined);
        expect({ ...unnamed, cards: [], confirmed: [] }).toEqual({ ...state, cards: [], confirmed: [] });
      }),
      { numRuns: 200 },
    );
  });

  it('HW-4: every known card that lies neither on the table nor on the discard pile is in the scores once', () => {
    fc.assert(
      fc.property(games, ({ steps, state }) => {
        const events = steps.flat();
        fc.pre(events.every(({ type }) => type !== 'PileCounted'));
        const elsewhere = new Set([...cardsOn(state.table), ...state.discard]);
        const inPiles = state.cards.filter((_, id) => !elsewhere.has(id));
        const given = events.reduce((sum, event) => sum + (event.type === 'PointsAdjusted' ? event.by : 0), 0);
        const sum = inPiles.reduce((total, card) => total + (pointsOf(card, state.house) ?? 0), given);
        expect(standings(state).reduce((total, { points }) => total + points, 0)).toBe(sum);
      }),
      { numRuns: 200 },
    );
  });
});

describe('rotating the seats', () => {
  const table = fc.integer({ min: 2, max: 10 }).chain((players) =>
    fc.record({
      players: fc.constant(players),
      faces: fc.array(fc.option(fc.constantFrom<DieFace>(...FACES)), { minLength: players, maxLength: players }),
      idle: fc.array(fc.constantFrom('in', 'in', 'out', 'away'), { minLength: players - 1, maxLength: players - 1 }),
      by: fc.nat({ max: players - 1 }),
    }),
  );

  it('rotates the outcome', () => {
    fc.assert(
      fc.property(table, ({ players, faces, idle, by }) => {
        const turn = (seat: number): number => (seat + by) % players;
        const seatsOf = (what: string): number[] => [...idle.keys()].filter((seat) => idle[seat] === what);
        const shown = faces.map((face, seat) => ((idle[seat] ?? 'in') === 'in' ? face : null));
        const judged = judge({ players, out: seatsOf('out'), away: seatsOf('away') }, shown);
        const turnedFaces = shown.map((_, seat) => shown[(seat + players - by) % players] ?? null);
        const turned = judge({ players, out: seatsOf('out').map(turn), away: seatsOf('away').map(turn) }, turnedFaces);
        expect(inAnyOrder(turned)).toEqual(inAnyOrder(rotated(judged, turn)));
      }),
      { numRuns: 500 },
    );
  });

  function rotated({ centre, sides, eliminated, rejoined, rejoin }: Judgement, turn: (seat: number) => number): Judgement {
    const moved = <Outcome extends Judgement['centre'] | Judgement['sides'][number]>(outcome: Outcome): Outcome => ({
      ...outcome,
      takers: outcome.takers.map(turn),
      blockers: outcome.blockers.map(turn),
      ...(outcome.by === undefined ? {} : { by: turn(outcome.by) }),
    });
    return {
      centre: moved(centre),
      sides: sides.flatMap((_, side) => sides.filter((_, old) => turn(old) === side).map(moved)),
      eliminated: eliminated.map(turn),
      rejoined: rejoined.map(turn),
      rejoin,
    };
  }

  function inAnyOrder(judgement: Judgement): unknown {
    return JSON.parse(JSON.stringify(judgement), (_, value: unknown) =>
      Array.isArray(value) && value.every((item) => typeof item === 'number') ? value.toSorted() : value,
    );
  }
});
