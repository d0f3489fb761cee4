import { beforeEach, describe, expect, it } from 'vitest';
import type { Course, GameView } from '../../../host/contract/view.ts';
import { goalsAt } from '../../../games/hungarian-war/rules/lesson/lesson.ts';
import { judgedSeats } from '../../../games/hungarian-war/rules/seats.ts';
import { matLayout } from '../../../games/hungarian-war/table/lesson/mat-layout.ts';
import { drawMats, matsOf } from '../../../games/hungarian-war/table/lesson/mats.ts';
import {
  firstState,
  gameView,
  LONG_NAMES,
  shownAt,
  SHORT_NAMES,
  tableView,
} from '../../../games/hungarian-war/table/testing/states.ts';
import { MAP_HEIGHT } from '../../room/table/ring.ts';
import { mapGeometry } from '../../../games/hungarian-war/table/map-geometry.ts';
import { mountTable } from '../../room/testing/mounted-table.ts';
import { choicesForNext, hintsTurned, withLesson, withoutLesson, hintsShown, isHinted } from '../../lesson/choices.ts';

const TEACHING = { count: 3, missing: 'wait', start: 'dealer', pace: 'teaching' } as const;
const choosing: Course = { phase: 'choosing', step: 3, ready: 0, of: 4, late: [], naming: false };
const begun = (seats: number) => firstState({ names: SHORT_NAMES.slice(0, seats), seed: 5 }, ({ round }) => round === 0);

/** A table that chooses, with so many goals of a lesson met. */
function learning(seats: number, met: number): GameView {
  const state = begun(seats);
  const goals = goalsAt(judgedSeats(state));
  return gameView(state, choosing, { choices: withLesson(TEACHING, 0), lesson: { goals, met: goals.slice(0, met) } });
}

describe('what the faces aim at', () => {
  const game = (more: Partial<GameView> = {}) => gameView(begun(4), choosing, { choices: TEACHING, ...more });
  const played = (...rounds: readonly number[]) => game().seats.map((seat, at) => ({ ...seat, played: rounds[at] ?? 0 }));

  it('is shown in the teaching pace to players of fewer than three rounds', () => {
    const seats = played(3, 2, 0, 7);
    expect([0, 1, 2, 3].map((seat) => isHinted(game({ seats }), seat))).toEqual([false, true, true, false]);
    expect(hintsShown(game({ seats: played(3, 3, 3, 3) }))).toBe(false);
    expect(hintsShown(game({ choices: { ...TEACHING, pace: 'normal' } }))).toBe(false);
  });

  it('is shown again, and hidden, when the dealer asks', () => {
    const rested = game({ seats: played(3, 3, 3, 3) });
    const asked = game({ seats: rested.seats, choices: hintsTurned(rested) });
    expect(hintsShown(asked)).toBe(true);
    expect(hintsShown(game({ choices: hintsTurned(asked) }))).toBe(false);
  });

  it('HW-2: leads from each column of a mat to the card it aims at', () => {
    const map = mapGeometry(4, 0, MAP_HEIGHT);
    const { mats, threads } = drawMats(game({ seats: played(3, 3, 0, 3) }), map);
    expect(mats.map(({ seat }) => seat)).toEqual([2]);
    expect(threads.map(({ to }) => to)).toEqual([map.placeAt(2), map.placeAt('centre'), map.placeAt(1)]);
  });

  it('is shown before the seats only while they choose', () => {
    expect(matsOf(gameView(begun(4), { phase: 'closed', step: 4 }, { choices: TEACHING }))).toEqual([]);
  });

  it('is drawn as mats if there is room, clear of every card and name, from two seats up', () => {
    const dieOf = (seats: number, names: readonly string[] = SHORT_NAMES) =>
      matLayout(mapGeometry(seats, 0, MAP_HEIGHT), names.slice(0, seats))?.die;
    expect([2, 3, 4].map((seats) => (dieOf(seats) ?? 0) >= 40)).toEqual([true, true, true]);
    expect([dieOf(10), dieOf(3, LONG_NAMES)]).toEqual([undefined, undefined]);
  });
});

describe('a lesson from game to game', () => {
  it('goes on until everything has come up', () => {
    const under = learning(4, 3);
    expect(choicesForNext(under)).toEqual(under.choices);
    const done = learning(4, 11);
    expect(choicesForNext(done)).toEqual({ ...TEACHING, pace: 'normal' });
  });

  it('can be paused and resumed; one that is over begins anew', () => {
    const begun = withLesson({ ...TEACHING, hints: false }, 7);
    expect(begun).toEqual({ ...TEACHING, lesson: { after: 7, given: true } });
    const resting = withoutLesson({ ...learning(4, 3), choices: begun });
    expect(resting.lesson).toEqual({ after: 7, given: false });
    expect(withLesson(resting, 9)).toEqual(begun);
    expect(withoutLesson({ ...learning(4, 11), choices: begun })).not.toHaveProperty('lesson');
  });
});

describe('the table display in a lesson', () => {
  let at: ReturnType<typeof mountTable>;
  beforeEach(() => {
    at = mountTable();
  });

  function show(game: GameView): string {
    at.show(tableView(game));
    return document.querySelector('[data-part=lesson]')?.textContent.replace(/\s+/g, ' ') ?? '';
  }

  it('says who is asked for what, and how far it has come', () => {
    const said = show(learning(4, 1));
    expect(said).toContain('1 of 11');
    expect(said).toMatch(/Anna.*Béla.*take the card between you/);
    const dice = [...document.querySelectorAll('[data-part=lesson] [role=img]')].map((die) => die.getAttribute('aria-label'));
    expect(dice).toEqual(expect.arrayContaining(['take left', 'take right']));
  });

  it('HW-2: distinguishes two players who share both side cards', () => {
    expect(show(learning(2, 1))).toMatch(/Anna.*take the card on your left.*Béla.*take the card on your right/);
  });

  it.each([5, 8, 10])('shows %i seats, too many for mats, what one of them aims at on its own three cards', (seats) => {
    show(learning(seats, 1));
    const aimed = [...document.querySelectorAll('[data-place]:has([data-aimed])')];
    expect(aimed).toHaveLength(3);
    for (const card of aimed) {
      const dice = [...card.querySelectorAll('[data-aimed] [role=img]')].map((die) => Number(die.getAttribute('aria-label')));
      // HW-6: opposite faces of a die aim at the same card.
      expect([dice.length, dice.reduce((sum, face) => sum + face, 0)]).toEqual([2, 7]);
    }
    expect(document.querySelector('[data-part=legend]')).not.toBeNull();
  });

  it('hides it once the dealer dismisses it, and still says who is asked', () => {
    const game = learning(8, 1);
    expect(show({ ...game, choices: { ...game.choices, hints: false } })).toMatch(/Anna.*Béla/);
    expect(document.querySelector('[data-aimed]')).toBeNull();
  });

  it.each([4, 8, 10])('says from the first round on which number is whose, to %i players', (seats) => {
    show(learning(seats, 0));
    const titles = (place: string) =>
      [...document.querySelectorAll(`${place} [title]`)].map((one) => one.getAttribute('title')).filter((one) => one !== '');
    const names = SHORT_NAMES.slice(0, seats);
    expect(titles('[data-seat]')).toEqual(names);
    expect(new Set(titles('[data-part=standings]'))).toEqual(new Set(names));
  });

  it('shows all six faces while dice are typed, and asks for none', () => {
    const typing: Course = { phase: 'opening', step: 6, stalled: [], toType: [1, 0] };
    expect(show({ ...learning(8, 1), course: typing })).toBe('');
    const legend = document.querySelectorAll('[data-part=legend] [role=img]');
    expect(legend).toHaveLength(6);
    show({ ...learning(8, 1), course: { ...typing, stalled: [{ seat: 1, why: 'no answer' }] } });
    expect(document.querySelector('[data-part=legend]')).toBeNull();
  });

  it('asks everybody at once, and ends', () => {
    expect(show(learning(4, 10))).toContain('Everybody: block the centre card');
    expect(show(learning(4, 11))).toContain('Now you know the game.');
  });

  it('shows the rule behind each outcome, and marks rulings', () => {
    const state = firstState(
      { names: SHORT_NAMES.slice(0, 5), seed: 2 },
      ({ opening }) => opening?.judgement.centre.reason === 'block stands, takers out',
    );
    const told = state.opening?.judgement;
    const index = told?.sides.filter(({ reason }) => reason !== 'nobody').length ?? 0;
    show(gameView(state, shownAt(state, index), { choices: TEACHING }));
    expect(document.querySelector('[data-part=rule]')?.textContent).toMatch(/is out\.\s+Ruling: the card stays\./);
    show(gameView(state, shownAt(state, index)));
    expect(document.querySelector('[data-part=rule]')).toBeNull();
  });
});
