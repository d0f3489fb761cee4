import { describe, expect, it } from 'vitest';
import type { Course, GameView } from '../../host/contract/view.ts';
import { tellingsOf } from '../../rules/hungarian-war/tellings.ts';
import { firstState, gameView, isLively, lastState, NOW, SHORT_NAMES } from '../rulebooks/hungarian-war/table/states.ts';
import { TABLE_BOOKS } from '../table/rulebooks.ts';
import { beatsBetween, type Beat } from './beats.ts';
import { cuesOf, type Cue } from './cues.ts';
import { lookAt } from './look.ts';

const state = firstState(
  { names: SHORT_NAMES.slice(0, 5), seed: 7 },
  ({ opening }) => opening !== undefined && isLively(opening),
);
const tellings = state.opening === undefined ? 0 : tellingsOf(state.opening.judgement).length;
const choosing = (ready: number, step = 3) => ({ phase: 'choosing', step, ready, of: 5, late: [], naming: false }) as const;
const counting = { phase: 'counting', step: 4, startedAt: 0, endsAt: 3_000 } as const;
const opening = { phase: 'opening', step: 6, stalled: [], toType: [] } as const;
const shown = { phase: 'shown', step: 7, shownAt: 3_400, toldAt: 3_400 + (tellings + 1) * 1_000 } as const;
const at = (course: Course, now: number, more: Partial<GameView> = {}) => ({ game: gameView(state, course, more), now });
type Moment = ReturnType<typeof at>;

function beatsOf(...moments: readonly Moment[]): readonly Beat[] {
  const looks = moments.map(({ game, now }) => lookAt(game, now, (of) => TABLE_BOOKS[of.rulebook].tellings(of)));
  return looks.flatMap((look, i) => beatsBetween(looks[i - 1], look));
}

function cuesHeard(...moments: readonly Moment[]): readonly Cue[] {
  const game = moments.at(-1)?.game;
  return beatsOf(...moments).flatMap((beat) =>
    cuesOf(beat, (outcome) => (game === undefined ? [] : TABLE_BOOKS[game.rulebook].heard(game, outcome, 'en').stamps)),
  );
}

describe('a round by ear', () => {
  it('ticks three times, is hushed, calls the hands up, and thumps once as the dice land', () => {
    const course = [at(choosing(4), 0), ...[0, 300, 1_000, 2_000, 2_999].map((now) => at(counting, now))];
    const rest = [
      at(counting, 3_000),
      at({ phase: 'closed', step: 5 }, 3_010),
      at(opening, 3_020),
      at(shown, 3_400),
      at(shown, 3_900),
    ];
    expect(cuesHeard(...course, ...rest)).toEqual(['tick', 'tick', 'tick', 'hush', 'up', 'thump']);
  });

  it('tells each outcome once, in order, however often it is looked at', () => {
    const looks = Array.from({ length: 40 * (tellings + 2) }, (_, i) => at(shown, shown.shownAt + i * 25));
    const told = beatsOf(at(opening, 3_020), ...looks).filter(({ what }) => what === 'outcome');
    expect(told).toEqual(Array.from({ length: tellings }, (_, i) => ({ what: 'outcome', at: i, late: false })));
  });

  it('announces what a skipped telling had not come to, and plays nothing of it', () => {
    const beats = beatsOf(at(shown, shown.shownAt + 1_500), at(choosing(0, 8), shown.shownAt + 1_600));
    expect(beats).toEqual(Array.from({ length: tellings - 1 }, (_, i) => ({ what: 'outcome', at: i + 1, late: true })));
    expect(beats.flatMap((beat) => cuesOf(beat, () => ['takes']))).toEqual([]);
  });

  it('says nothing of outcomes that an undo has taken back', () => {
    expect(beatsOf(at(shown, shown.shownAt + 1_500), at({ ...opening, step: 8, retaken: true }, shown.shownAt + 1_600))).toEqual(
      [],
    );
  });

  it('has nothing to say to a page that comes in later, nor of another game', () => {
    expect(beatsOf(at(shown, shown.shownAt + 1_500))).toEqual([]);
    expect(beatsOf(at(choosing(2), 0), at(choosing(4), 0, { game: 2 }))).toEqual([]);
  });
});

describe('beside the round', () => {
  const effect = { round: 3, points: [], changes: [] };
  const correction = { kind: 'undo', steps: 1, effect, from: NOW, until: NOW + 3_000 } as const;

  it('a correction sounds once while it stands', () => {
    const corrected = (now: number) => at(choosing(0), now, { corrections: [correction] });
    expect(cuesHeard(corrected(NOW - 1), corrected(NOW), corrected(NOW + 250), corrected(NOW + 3_000))).toEqual(['correction']);
  });

  it('who stalls, who halted and what was called off are told without a sound', () => {
    const stalled: Course = { ...opening, stalled: [{ seat: 2, why: 'gone' }] };
    const beats = beatsOf(
      at(opening, 0),
      at(stalled, 0),
      at({ ...choosing(5, 7), calledOff: { why: 'dealer' }, halted: { seat: 1 } }, 0),
    );
    expect(beats.map(({ what }) => what)).toEqual(['stalled', 'calledOff', 'halted']);
    expect(beats.flatMap((beat) => cuesOf(beat, () => ['takes']))).toEqual([]);
  });

  it('the winner is played once, and only when it is known who that is', () => {
    const end = lastState({ names: SHORT_NAMES.slice(0, 3), seed: 3 });
    const over = (winners: readonly string[]) => ({ game: gameView(end, { phase: 'over', step: 9 }, { winners }), now: 0 });
    expect(cuesHeard(at(choosing(0), 0), over([]), over([]), over(['p1']), over(['p1']))).toEqual(['winner']);
    expect(cuesHeard(at(choosing(0), 0), over(['p1']))).toEqual(['winner']);
  });

  it('what is brought back is told, silently', () => {
    const recalled = (outcome: number) => at(choosing(0), 0, { recalled: { at: outcome, of: tellings } });
    expect(beatsOf(at(choosing(0), 0), recalled(0), recalled(0), recalled(1))).toEqual([
      { what: 'recalled', at: 0 },
      { what: 'recalled', at: 1 },
    ]);
  });
});
