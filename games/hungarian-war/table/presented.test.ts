import { describe, expect, it } from 'vitest';
import { AIMS } from '../rules/place.ts';
import { presentationOf } from '../rules/judgement.ts';
import type { State } from '../rules/types.ts';
import { NOT_PRESENTING, presenting } from '../../../renderer/room/table/progress.ts';
import { firstState, gameView, isLively, playedBy, shownAt, SHORT_NAMES } from './testing/states.ts';
import { drawMap } from './table-map.ts';
import { presentationAt, standingsAt } from './presented.ts';

const five = SHORT_NAMES.slice(0, 5);
const wanted = (seed: number, want: (state: State) => boolean) => firstState({ names: five, seed }, want);
const lively = wanted(7, ({ opening }) => opening !== undefined && isLively(opening));
const game = (state: State) => gameView(state, shownAt(state, 0));
/** Outcome number `index` is being shown, from 0; -1 while the dice land. */
const shown = (index: number) => presenting(index + 1);
const last = (state: State) => (state.opening === undefined ? 0 : presentationOf(state.opening.judgement).length - 1);

describe('the presentation', () => {
  it('goes through the sides in order, then the centre, then the players who are back', () => {
    for (const state of playedBy({ names: five, seed: 3 })) {
      if (state.opening === undefined) continue;
      const { shown: order } = presentationAt(game(state), shown(last(state))) ?? { shown: [] };
      const ranks = order.map((step) => (step.what === 'rejoin' ? 100 : step.place === 'centre' ? 99 : step.place));
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      expect(order).toHaveLength(last(state) + 1);
    }
  });

  it('shows all dice at once, and no outcome, before the first is presented', () => {
    const map = drawMap(game(lively), shown(-1));
    expect(map.seats.map(({ face }) => face)).toEqual(lively.opening?.faces);
    expect(map.aims.map(({ seat, does }) => [seat, does])).toEqual(
      lively.opening?.faces.flatMap((face, seat) => (face === null ? [] : [[seat, AIMS[face].does]])),
    );
    expect(map.places.filter(({ stamp, goesTo, lit }) => stamp !== undefined || goesTo !== undefined || lit)).toEqual([]);
    expect(map.seats.filter(({ stamp }) => stamp !== undefined)).toEqual([]);
  });

  it('shows no die outside the presentation', () => {
    const choosing = gameView(lively, { phase: 'choosing', step: 3, ready: 5, of: 5, late: [], naming: false });
    const map = drawMap(choosing, NOT_PRESENTING);
    expect(map.aims).toEqual([]);
    expect(map.seats.filter(({ face }) => face !== undefined)).toEqual([]);
  });

  it('lights one place at a time', () => {
    for (let index = 0; index <= last(lively); index++)
      expect(drawMap(game(lively), shown(index)).places.filter(({ lit }) => lit)).toHaveLength(1);
  });

  it('HW-12: puts players out when the centre is presented, not before', () => {
    const state = wanted(7, ({ opening }) => (opening?.judgement.eliminated.length ?? 0) > 0);
    const { eliminated = [] } = state.opening?.judgement ?? {};
    const presences = (index: number) => eliminated.map((seat) => drawMap(game(state), shown(index)).seats[seat]?.presence);
    expect(new Set(presences(last(state) - 1))).toEqual(new Set(['in']));
    expect(new Set(presences(last(state)))).toEqual(new Set(['out']));
  });

  it('HW-14: brings players back as the last step; until then they have no die', () => {
    const state = wanted(2, ({ opening }) => (opening?.judgement.rejoined.length ?? 0) > 0);
    const [seat = -1] = state.opening?.judgement.rejoined ?? [];
    expect(drawMap(game(state), shown(last(state) - 1)).seats[seat]).toMatchObject({
      presence: 'out',
      stamp: undefined,
      face: undefined,
    });
    expect(drawMap(game(state), shown(last(state))).seats[seat]).toMatchObject({ presence: 'in', stamp: 'back' });
  });
});

describe('standings while outcomes are presented', () => {
  it('begin where the previous round left them and end where this one does', () => {
    const states = [...playedBy({ names: five, seed: 9 })];
    for (const [i, state] of states.entries()) {
      const before = states[i - 1];
      if (before === undefined || state.opening === undefined) continue;
      const settled = gameView(before, { phase: 'over', step: 1 });
      expect(standingsAt(game(state), shown(-1))).toEqual(settled.standings);
      expect(standingsAt(game(state), shown(last(state)))).toEqual(gameView(state, { phase: 'over', step: 1 }).standings);
    }
  });

  it('HW-21: count an unnamed card as open once it is presented', () => {
    const state = firstState(
      { names: five, seed: 4, house: { cards: 'taken' } },
      ({ opening }) => opening !== undefined && isLively(opening),
    );
    const open = (index: number) => standingsAt(game(state), shown(index)).reduce((sum, standing) => sum + standing.open, 0);
    expect(open(-1)).toBeLessThan(open(last(state)));
  });
});
