import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Course, GameView, Stall } from '../../../host/contract/view.ts';
import { presentationOf } from '../../../games/hungarian-war/rules/judgement.ts';
import { firstState, gameView, isLively, SHORT_NAMES, tableView } from '../../../games/hungarian-war/table/testing/states.ts';
import { evenly } from '../table/testing/evenly.ts';
import { mountTable } from '../testing/mounted-table.ts';

const state = firstState(
  { names: SHORT_NAMES.slice(0, 5), seed: 7 },
  ({ opening }) => opening !== undefined && isLively(opening),
);
const outcomes = state.opening === undefined ? 0 : presentationOf(state.opening.judgement).length;
const choosing: Course = { phase: 'choosing', step: 3, ready: 0, of: 5, late: [], naming: false };

let now: number;
let at: ReturnType<typeof mountTable>;

beforeEach(() => {
  vi.useFakeTimers();
  now = 0;
  at = mountTable();
});
afterEach(() => vi.useRealTimers());

/** The host shows this at `moment`, its own time, which is the window's. */
function show(course: Course, moment: number, more: Partial<GameView> = {}): void {
  now = moment;
  at.show({ ...tableView(gameView(state, course, more)), now });
}
/** Time passes; the page checks it frame by frame. */
function pass(until: number): void {
  while (now < until) {
    now = Math.min(until, now + 50);
    vi.advanceTimersByTime(50);
    at.say({ type: 'alive', version: 1, now });
    flushSync();
  }
}
const lines = () => [...document.querySelectorAll('[data-part=announced] p')].map(({ textContent }) => textContent);
const counted = () => document.querySelector('[data-part=counted]')?.textContent;

describe('the live regions of the table display', () => {
  it('call out the count, each numeral once, and the hands up', () => {
    show(choosing, 0);
    show({ phase: 'counting', step: 4, startedAt: 100, endsAt: 3_100 }, 100);
    const heard: (string | undefined)[] = [];
    for (let at = 150; at <= 3_150; at += 250) {
      pass(at);
      if (heard.at(-1) !== counted()) heard.push(counted());
    }
    expect(heard).toEqual(['3', '2', '1', 'Up!']);
  });

  it('announce each outcome once, with its reason', () => {
    show({ phase: 'opening', step: 6, stalled: [], toType: [] }, 0);
    show({ phase: 'shown', step: 7, ...evenly(0, outcomes, 1_000) }, 0);
    pass((outcomes + 1) * 1_000 + 400);
    expect(lines()).toHaveLength(outcomes);
    expect(new Set(lines()).size).toBe(outcomes);
    show({ ...choosing, step: 8 }, now + 10);
    expect(lines()).toHaveLength(outcomes);
  });

  it('announce an outcome, and show it, at the moment that the host has set for it', () => {
    show({ phase: 'opening', step: 6, stalled: [], toType: [] }, 0);
    const outcomesAt = Array.from({ length: outcomes }, (_, at) => 1_000 + 700 * at ** 2);
    show({ phase: 'shown', step: 7, shownAt: 0, outcomesAt, presentedAt: 60_000 }, 0);
    const reasons = new Set<string | null | undefined>();
    for (const [at, moment] of outcomesAt.entries()) {
      pass(moment - 10);
      expect(lines()).toHaveLength(at);
      pass(moment + 10);
      expect(lines()).toHaveLength(at + 1);
      reasons.add(document.querySelector('[data-part=told]')?.textContent);
    }
    expect(reasons.size).toBe(outcomes);
  });

  it('announce who is waited for, and for whom the dealer decides because no press of theirs counts', () => {
    show({ ...choosing, step: 5 }, 10);
    const opening = (stalled: readonly Stall[]): Course => ({ phase: 'opening', step: 6, stalled, toType: [] });
    show(opening([{ seat: 2, why: 'no seal' }]), 20);
    show(
      opening([
        { seat: 1, why: 'gone' },
        { seat: 2, why: 'no seal' },
      ]),
      30,
    );
    show(
      opening([
        { seat: 1, why: 'no answer' },
        { seat: 2, why: 'no seal' },
      ]),
      40,
    );
    show(
      opening([
        { seat: 1, why: 'seal lost' },
        { seat: 2, why: 'no seal' },
      ]),
      50,
    );
    expect(lines()).toEqual([
      'The dealer decides for Cili.',
      'Waiting for Béla. The dealer decides for Cili.',
      'The dealer decides for Béla and Cili.',
    ]);
  });

  it('announce a skipped outcome too, seats that stall, and a correction', () => {
    show({ phase: 'opening', step: 6, stalled: [{ seat: 2, why: 'gone' }], toType: [] }, 0);
    expect(lines()).toEqual([]);
    show({ ...choosing, step: 5 }, 10);
    show({ phase: 'opening', step: 6, stalled: [{ seat: 2, why: 'gone' }], toType: [] }, 20);
    expect(lines()).toEqual(['Waiting for Cili.']);
    show({ phase: 'shown', step: 7, ...evenly(30, outcomes, 3_000) }, 30);
    show({ ...choosing, step: 8 }, 40);
    expect(lines()).toHaveLength(1 + outcomes);
    const effect = { round: 1, points: [{ player: { id: 'p0', name: 'Anna' }, from: 9, to: 4 }], changes: [] };
    const correction = { kind: 'override', steps: 1, effect, reason: 'Miscounted', from: 45, until: 9_000 } as const;
    show({ ...choosing, step: 8 }, 50, { corrections: [correction] });
    pass(400);
    show({ ...choosing, step: 8 }, 410, { corrections: [correction] });
    expect(lines().slice(1 + outcomes)).toEqual(['Corrected: round 1. Anna 9 → 4. Miscounted']);
    // Another night begins: what the last one said is no news.
    at.say({ type: 'view', view: { ...tableView(undefined), now: 420 } });
    pass(500);
    expect(lines()).toEqual([]);
  });

  it('follow the language of the window from the next sentence on', () => {
    show(choosing, 0);
    window.dispatchEvent(new StorageEvent('storage', { key: 'referee.table', newValue: '{"language":"hu"}' }));
    flushSync();
    show({ ...choosing, step: 5, halted: { seat: 1 } }, 10);
    expect(lines()).toEqual(['Béla megállította a visszaszámlálást.']);
  });
});

it('say that the window needs permission for sound until a game is on', () => {
  class Shut extends EventTarget {
    readonly state = 'suspended';
    resume = () => Promise.resolve();
    close = () => Promise.resolve();
  }
  vi.stubGlobal('AudioContext', Shut);
  at.show(tableView(undefined));
  expect(document.querySelector('[data-part=hint]')?.textContent).toBe('Press a key or tap for sound');
  at.show({ ...tableView(undefined), sound: { on: false, effects: 3, voice: 3 } });
  expect(document.querySelector('[data-part=hint]')).toBeNull();
  vi.unstubAllGlobals();
});
