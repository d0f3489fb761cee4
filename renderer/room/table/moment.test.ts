import { describe, expect, it } from 'vitest';
import type { Correction } from '../../../host/contract/view.ts';
import { LANGUAGES } from '../../../words/language.ts';
import type { Effect } from '../../../rulebook/rulebook.ts';
import { gameView, lastState, SHORT_NAMES } from '../../../games/hungarian-war/table/testing/states.ts';
import { TABLE_UIS } from './ui.ts';
import { clockLeft, correctionTitle, countAt, timeLeft } from './moment.ts';

const counting = { phase: 'counting', step: 4, startedAt: 10_000, endsAt: 13_000 } as const;

describe('the numeral', () => {
  it('counts down three seconds to the moment the hands go up', () => {
    expect([10_000, 10_999, 11_001, 12_001, 12_999].map((now) => countAt(counting, now))).toEqual([3, 3, 2, 1, 1]);
    expect([13_000, 13_400].map((now) => countAt(counting, now))).toEqual(['up', 'up']);
  });

  it('gives way to a stalled seat and to dice that are typed', () => {
    const opening = { phase: 'opening', step: 6, stalled: [], toType: [] } as const;
    expect(countAt(opening, 0)).toBe('up');
    expect(countAt({ ...opening, toType: [2] }, 0)).toBeUndefined();
    expect(countAt({ ...opening, stalled: [{ seat: 1, why: 'gone' }] }, 0)).toBeUndefined();
  });
});

const END = 20 * 60_000;

describe('a game that ends by the clock', () => {
  it('shows minutes and seconds, and counts a second until it is over', () => {
    const moments = [0, 1, 999, 1_000, END - 61_000, END - 60_000, END - 1, END, END + 5_000];
    expect(moments.map((now) => clockLeft(END, now))).toEqual([
      '20:00',
      '20:00',
      '20:00',
      '19:59',
      '1:01',
      '1:00',
      '0:01',
      '0:00',
      '0:00',
    ]);
  });

  it('has a last minute, and is up at its end', () => {
    expect([END - 60_001, END - 60_000, END - 1, END].map((now) => timeLeft(END, now))).toEqual([
      'enough',
      'last minute',
      'last minute',
      'up',
    ]);
  });
});

describe.each(LANGUAGES)('the title of a correction in %s', (language) => {
  const ui = TABLE_UIS.of('hungarian-war');
  const game = gameView(lastState({ names: SHORT_NAMES.slice(0, 3), seed: 4 }), { phase: 'over', step: 9 });
  const player = { id: 'p0', name: 'Anna' };
  const title = (correction: Pick<Correction, 'kind' | 'steps' | 'what'>, round = 7, changes: Effect['changes'] = []) =>
    correctionTitle({ ...correction, from: 0, until: 1, effect: { round, points: [], changes } }, game, ui, language);
  const undo = { kind: 'undo', steps: 1 } as const;

  it('names the step and its round, or how many steps were undone or redone at once', () => {
    const named = title({ ...undo, what: 'CardNamed' });
    expect(named).toContain(ui.stepSaid('CardNamed', language));
    expect(named).toContain(ui.round(game, 7, language));
    expect(title({ ...undo, steps: 3 })).toMatch(/3/);
    expect(title({ kind: 'override', steps: 1 }, 0)).not.toMatch(/[0-9:]/);
  });

  it('names an answer by whose it was, and an early end as an end', () => {
    const answer = { what: 'answer', player } as const;
    expect(title({ ...undo, what: 'Answered' }, 7, [answer])).toContain('Anna');
    const end = title({ ...undo, what: 'TimeCalled' }, 7, [answer]);
    expect(end).toContain(ui.stepSaid('TimeCalled', language));
    expect(end).not.toContain('Anna');
  });

  it('says what was done', () => {
    expect(new Set((['undo', 'redo', 'override'] as const).map((kind) => title({ kind, steps: 1 }))).size).toBe(3);
  });
});
