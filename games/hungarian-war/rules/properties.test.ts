import { FACES } from './house.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
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
import { standings } from './standings.ts';
import type { DieFace, Event, State } from './types.ts';

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

it('any play holds every invariant after every event, folds to what it decided, and undoes and redoes to the same', () => {
  fc.assert(
    fc.property(games, fc.nat({ max: 70 }), ({ steps, state }, times) => {
      let now: State | undefined;
      for (const events of steps) {
        for (const event of events) {
          now = evolve(now, event);
          expect(violations(now)).toEqual([]);
        }
        if (now !== undefined) expect(unsettled(now)).toEqual([]);
      }
      expect(now).toEqual(state);
      // As a record is written and read back.
      const events = JSON.parse(JSON.stringify(steps.flat())) as readonly Event[];
      expect(events.reduce<State | undefined>(evolve, undefined)).toEqual(state);
      holdsNames(events, state);
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

/** HW-21: names change names and points only. HW-4: every known card of a pile is in the scores once. */
function holdsNames(events: readonly Event[], state: State): void {
  const unnamed = events.filter(({ type }) => type !== 'CardNamed').reduce<State | undefined>(evolve, undefined);
  expect({ ...unnamed, cards: [], confirmed: [] }).toEqual({ ...state, cards: [], confirmed: [] });
  if (events.some(({ type }) => type === 'PileCounted')) return;
  const elsewhere = new Set([...cardsOn(state.table), ...state.discard]);
  const inPiles = state.cards.filter((_, id) => !elsewhere.has(id));
  const given = events.reduce((sum, event) => sum + (event.type === 'PointsAdjusted' ? event.by : 0), 0);
  const sum = inPiles.reduce((total, card) => total + (pointsOf(card, state.house) ?? 0), given);
  expect(standings(state).reduce((total, { points }) => total + points, 0)).toBe(sum);
}

it('HW-2: rotating the seats rotates the outcome', () => {
  const table = fc.integer({ min: 2, max: 10 }).chain((players) => {
    const seats = { minLength: players, maxLength: players };
    return fc.record({
      faces: fc.array(fc.option(fc.constantFrom<DieFace>(...FACES)), seats),
      standings: fc.array(fc.constantFrom('in', 'in', 'out', 'away'), seats),
      by: fc.nat({ max: players - 1 }),
    });
  });
  fc.assert(
    fc.property(table, ({ faces, standings: given, by }) => {
      const [players, standing] = [faces.length, given.with(0, 'in')];
      /** What becomes of each seat and of its left card, once everybody has moved on by so many seats. */
      const fates = (moved: number) => {
        const turned = [...faces.keys()].map((seat) => (seat + players - moved) % players);
        const seatsOf = (what: string) => [...turned.keys()].filter((seat) => standing[turned[seat] ?? 0] === what);
        const shown = turned.map((seat) => (standing[seat] === 'in' ? (faces[seat] ?? null) : null));
        const { centre, sides, eliminated, rejoined } = judge({ players, out: seatsOf('out'), away: seatsOf('away') }, shown);
        const all = sides.map(({ reason, outcome, by: taker }, seat) => [
          ...[reason, outcome, taker === undefined ? undefined : (taker + players - seat) % players],
          ...[centre.by === seat, eliminated.includes(seat), rejoined.includes(seat)],
        ]);
        return [centre.reason, ...turned.map((_, seat) => all[(seat + moved) % players])];
      };
      expect(fates(by)).toEqual(fates(0));
    }),
    { numRuns: 500 },
  );
});
