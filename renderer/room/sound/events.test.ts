import { describe, expect, it } from 'vitest';
import type { Course, GameView } from '../../../host/contract/view.ts';
import { presentationOf } from '../../../games/hungarian-war/rules/judgement.ts';
import {
  firstState,
  gameView,
  isLively,
  lastState,
  NOW,
  SHORT_NAMES,
} from '../../../games/hungarian-war/table/testing/states.ts';
import { evenly } from '../table/testing/evenly.ts';
import { TABLE_UIS } from '../table/ui.ts';
import { eventsBetween, type SoundEvent, lookAt } from './events.ts';
import { soundsOf, type Sound } from './sounds.ts';

const state = firstState(
  { names: SHORT_NAMES.slice(0, 5), seed: 7 },
  ({ opening }) => opening !== undefined && isLively(opening),
);
const outcomes = state.opening === undefined ? 0 : presentationOf(state.opening.judgement).length;
const choosing = (ready: number, step = 3) => ({ phase: 'choosing', step, ready, of: 5, late: [], naming: false }) as const;
const counting = { phase: 'counting', step: 4, startedAt: 0, endsAt: 3_000 } as const;
const opening = { phase: 'opening', step: 6, stalled: [], toType: [] } as const;
const shown = { phase: 'shown', step: 7, ...evenly(3_400, outcomes, 1_000) } as const;
const at = (course: Course, now: number, more: Partial<GameView> = {}) => ({ game: gameView(state, course, more), now });
type Moment = ReturnType<typeof at>;

function eventsOf(...moments: readonly Moment[]): readonly SoundEvent[] {
  const looks = moments.map(({ game, now }) => lookAt(game, now));
  return looks.flatMap((look, i) => eventsBetween(looks[i - 1], look));
}

function soundsHeard(...moments: readonly Moment[]): readonly Sound[] {
  const game = moments.at(-1)?.game;
  return eventsOf(...moments).flatMap((event) =>
    soundsOf(event, (outcome) => (game === undefined ? [] : TABLE_UIS.of(game.rulebook).heard(game, outcome, 'en').stamps)),
  );
}

describe('a round by ear', () => {
  it('ticks three times, falls silent, calls the hands up, and thumps once as the dice land', () => {
    const course = [at(choosing(4), 0), ...[0, 300, 1_000, 2_000, 2_999].map((now) => at(counting, now))];
    const rest = [
      at(counting, 3_000),
      at({ phase: 'closed', step: 5 }, 3_010),
      at(opening, 3_020),
      at(shown, 3_400),
      at(shown, 3_900),
    ];
    expect(soundsHeard(...course, ...rest)).toEqual(['tick', 'tick', 'tick', 'hush', 'up', 'thump']);
  });

  it('announces each outcome once, in order, however often it is checked', () => {
    const looks = Array.from({ length: 40 * (outcomes + 2) }, (_, i) => at(shown, shown.shownAt + i * 25));
    const told = eventsOf(at(opening, 3_020), ...looks).filter(({ what }) => what === 'outcome');
    expect(told).toEqual(Array.from({ length: outcomes }, (_, i) => ({ what: 'outcome', at: i, late: false })));
  });

  it('announces outcomes that a skipped presentation had not reached, without their sounds', () => {
    const events = eventsOf(at(shown, shown.shownAt + 1_500), at(choosing(0, 8), shown.shownAt + 1_600));
    expect(events).toEqual(Array.from({ length: outcomes - 1 }, (_, i) => ({ what: 'outcome', at: i + 1, late: true })));
    expect(events.flatMap((event) => soundsOf(event, () => ['takes']))).toEqual([]);
  });

  it('says nothing of outcomes that an undo has taken back', () => {
    expect(eventsOf(at(shown, shown.shownAt + 1_500), at({ ...opening, step: 8, retaken: true }, shown.shownAt + 1_600))).toEqual(
      [],
    );
  });

  it('says nothing on a page that is opened later, or about another game', () => {
    expect(eventsOf(at(shown, shown.shownAt + 1_500))).toEqual([]);
    expect(eventsOf(at(choosing(2), 0), at(choosing(4), 0, { game: 2 }))).toEqual([]);
  });
});

describe('beside the round', () => {
  const effect = { round: 3, points: [], changes: [] };
  const correction = { kind: 'undo', steps: 1, effect, from: NOW, until: NOW + 3_000 } as const;

  it('a correction sounds once while it stands', () => {
    const corrected = (now: number) => at(choosing(0), now, { corrections: [correction] });
    expect(soundsHeard(corrected(NOW - 1), corrected(NOW), corrected(NOW + 250), corrected(NOW + 3_000))).toEqual(['correction']);
  });

  it('who stalls, who halted and what was called off are announced without a sound', () => {
    const stalled: Course = { ...opening, stalled: [{ seat: 2, why: 'gone' }] };
    const events = eventsOf(
      at(opening, 0),
      at(stalled, 0),
      at({ ...choosing(5, 7), calledOff: { why: 'dealer' }, halted: { seat: 1 } }, 0),
    );
    expect(events.map(({ what }) => what)).toEqual(['stalled', 'calledOff', 'halted']);
    expect(events.flatMap((event) => soundsOf(event, () => ['takes']))).toEqual([]);
  });

  it('the winner is played once, and only when the winner is known', () => {
    const end = lastState({ names: SHORT_NAMES.slice(0, 3), seed: 3 });
    const over = (winners: readonly string[]) => ({ game: gameView(end, { phase: 'over', step: 9 }, { winners }), now: 0 });
    expect(soundsHeard(at(choosing(0), 0), over([]), over([]), over(['p1']), over(['p1']))).toEqual(['winner']);
    expect(soundsHeard(at(choosing(0), 0), over(['p1']))).toEqual(['winner']);
  });

  it('what is brought back is announced, silently', () => {
    const recalled = (outcome: number) => at(choosing(0), 0, { recalled: { at: outcome } });
    expect(eventsOf(at(choosing(0), 0), recalled(0), recalled(0), recalled(1))).toEqual([
      { what: 'recalled', at: 0 },
      { what: 'recalled', at: 1 },
    ]);
  });
});

describe('a game that ends by the clock', () => {
  const timed = (now: number, course: Course) => at(course, now, { endsAt: 120_000 });
  const asking = { phase: 'asking', step: 3, counted: false } as const;

  it('rings when its last minute begins, and when the time is up, once each', () => {
    const moments = [0, 59_000, 60_000, 60_500, 90_000, 119_999, 120_000, 125_000].map((now) => timed(now, asking));
    expect(eventsOf(...moments)).toEqual([
      { what: 'clock', left: 'last minute' },
      { what: 'clock', left: 'up' },
    ]);
    expect(soundsHeard(...moments)).toEqual(['bell', 'bell']);
  });

  it('is silent on a page that is opened later, and when the game is over', () => {
    expect(eventsOf(timed(90_000, asking), timed(91_000, asking))).toEqual([]);
    expect(eventsOf(timed(90_000, asking), timed(130_000, { phase: 'over', step: 4 })).map(({ what }) => what)).toEqual(['over']);
  });
});

describe('a table that asks', () => {
  const asking = (counted: boolean, step: number) => ({ phase: 'asking', step, counted }) as const;

  it('counts, and calls the cards up once when the count has ended, seen or not', () => {
    const ends = [at(counting, 2_999), at(asking(true, 5), 3_010), at(asking(true, 5), 9_000), at(asking(false, 6), 9_100)];
    expect(soundsHeard(at(asking(false, 3), 0), at(counting, 0), ...ends)).toEqual(['tick', 'tick', 'hush', 'up']);
    expect(soundsHeard(at(counting, 2_999), at(counting, 3_000), at(asking(true, 5), 3_010))).toEqual(['up']);
  });

  it('announces without a thump what was named card by card, and what the next answer has cut short', () => {
    const events = eventsOf(at(asking(false, 6), 3_300), at(shown, 3_400), at(asking(false, 8), 3_500));
    expect(events).toEqual(Array.from({ length: outcomes }, (_, i) => ({ what: 'outcome', at: i, late: true })));
  });
});
