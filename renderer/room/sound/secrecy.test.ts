import { describe, expect, it } from 'vitest';
import type { Course, GameView, SeatView } from '../../../host/contract/view.ts';
import { gameView, playedBy, SHORT_NAMES } from '../../../games/hungarian-war/table/testing/states.ts';
import { eventsBetween, lookAt } from './events.ts';
import { soundsOf } from './sounds.ts';

const [state] = playedBy({ names: SHORT_NAMES.slice(0, 5), seed: 1 });
if (state === undefined) throw new Error('no game has begun');

/** A rulebook's state that must not be read: it throws. */
const sealed = new Proxy({} as object, {
  get() {
    throw new Error('looked at the state before the reveal');
  },
});
const game = (course: Course, more: Partial<GameView> = {}): GameView =>
  Object.defineProperty({ ...gameView(state, course, more), state: sealed }, 'outcomes', { get: noSteps });
const choosing = (ready: number, more: Partial<Extract<Course, { phase: 'choosing' }>> = {}): Course => ({
  ...{ phase: 'choosing', step: 3, ready, of: 5, late: [], naming: false },
  ...more,
});
const noSteps = () => {
  throw new Error('asked for outcomes before the reveal');
};

/** All that is played from one view to the next, before any reveal. */
function played(views: readonly GameView[], now = 0) {
  const looks = views.map((view) => lookAt(view, now));
  return looks.flatMap((look, i) => eventsBetween(looks[i - 1], look).flatMap((event) => soundsOf(event, noSteps)));
}

describe('before the reveal only the number of ready seats and the count can be heard', () => {
  it('one more ready seat is one tick, the same for every seat', () => {
    expect(played([game(choosing(2)), game(choosing(3))])).toEqual(['ready']);
    const relinked = (seat: number): readonly SeatView[] =>
      gameView(state, choosing(0)).seats.map((view) => (view.seat === seat ? { ...view, link: 'lost' } : view));
    for (const seat of [0, 1, 2, 3, 4])
      expect(played([game(choosing(2)), game(choosing(3, { late: [seat] }), { seats: relinked(seat) })])).toEqual(['ready']);
  });

  it('a seat that presses again, is nudged, or switches the keyboard makes no sound', () => {
    expect(played([game(choosing(2)), game(choosing(2))])).toEqual([]);
    expect(played([game(choosing(2)), game(choosing(2, { late: [1, 3] })), game(choosing(2, { naming: true }))])).toEqual([]);
  });

  it('seals that stand when a count was halted do not tick again', () => {
    const counting: Course = { phase: 'counting', step: 4, startedAt: 0, endsAt: 3_000 };
    expect(played([game(counting), game(choosing(4, { step: 5, halted: {} })), game(choosing(5, { step: 5 }))])).toEqual([
      'ready',
    ]);
  });

  it('an opening is silent until it is shown, stalled or not', () => {
    const opening = (more: object): Course => ({ phase: 'opening', step: 6, stalled: [], toType: [], ...more });
    const stalls = [
      opening({}),
      opening({ stalled: [{ seat: 1, why: 'no seal' }] }),
      opening({ toType: [2, 3] }),
      opening({ toType: [3] }),
    ];
    expect(played(stalls.map((course) => game(course)))).toEqual([]);
  });
});
