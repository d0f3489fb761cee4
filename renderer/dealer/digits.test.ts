import { beforeEach, describe, expect, it } from 'vitest';
import { firstState, gameView, lastState, NOW } from '../../games/hungarian-war/table/testing/states.ts';
import type { ConsoleView, Course } from '../../host/contract/view.ts';
import { actionOf } from './desk/keymap.ts';
import { labelOf, letterOf, type KeyPress } from './desk/key-press.ts';
import { keyPressed } from './desk/testing/key-pressed.ts';
import { LAYOUTS } from './desk/testing/layouts.ts';
import { consoleView, COURSES, deskNow } from './desk/testing/stubs.ts';
import { stubParts, stubState, stubView } from './questions/testing/stub-game.ts';
import { mountConsole } from './testing/mounted-console.ts';
import * as page from './testing/page.ts';

const NAMES = ['Anna', 'Béla', 'Cili', 'Dani'];
const COUNTED = { names: NAMES, seed: 3, house: { cards: 'untracked' } } as const;
const dealt = (cards: 'entered' | 'taken') => firstState({ ...COUNTED, house: { cards } }, ({ round }) => round === 0);

let at: ReturnType<typeof mountConsole>;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('referee.console.table', 'no');
  at = mountConsole();
});

const show = (view: ConsoleView) => at.show({ ...view, table: { ...view.table, now: NOW } });
const playing = (state: Parameters<typeof gameView>[0], course: Course) =>
  consoleView(undefined, { inputs: NAMES.map(() => ({ kind: 'die' })), typed: [], game: gameView(state, course) });

/** Whether the page used the key: the browser scrolls with what is left to it. */
const press = (key: KeyPress | string) => page.press(key).defaultPrevented;

describe.each(LAYOUTS)('a digit on the keyboard: %s', (_, digit) => {
  it('chooses on the first page what is played with, and the lesson', () => {
    show(consoleView(undefined));
    const kits = [...document.querySelectorAll('[data-kit]')];
    expect(press(digit(kits.length + 1))).toBe(true);
    expect(document.querySelector('[data-offer=lesson]')?.getAttribute('aria-pressed')).toBe('true');
    expect(press(digit(kits.findIndex((kit) => kit.getAttribute('data-kit') === 'dice') + 1))).toBe(true);
    expect(document.querySelector('[data-kit]')).toBeNull();
    expect(document.activeElement?.id).toBe('name');
  });

  it('is written into a field, and does nothing beside', () => {
    show(consoleView(undefined));
    page.touch(document.querySelector('[data-kit=dice]'));
    expect(document.activeElement?.id).toBe('name');
    expect(press(digit(3))).toBe(false);
    expect(document.activeElement?.id).toBe('name');
    show(playing(dealt('taken'), COURSES.choosing));
    press('F3');
    const field = document.querySelector<HTMLElement>('[role=dialog] input.field');
    field?.focus();
    expect(press(digit(3))).toBe(false);
    expect(document.activeElement).toBe(field);
  });

  it('leads to a seat on F3', () => {
    show(playing(dealt('taken'), COURSES.choosing));
    press('F3');
    for (const [seat, name] of NAMES.entries()) {
      expect(press(digit(seat + 1))).toBe(true);
      expect(document.activeElement?.getAttribute('aria-label')).toContain(name);
    }
    press({ ...digit(1), ctrlKey: true });
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Dani');
  });

  it('names a card on F4, by its rank and its suit', () => {
    show(playing(dealt('entered'), COURSES.choosing));
    press('F4');
    page.touch(document.querySelector('[role=dialog] button.card'));
    for (const part of [9, 1]) expect(press(digit(part))).toBe(true);
    expect(at.sent).toMatchObject([
      { type: 'table', command: { type: 'name', card: expect.stringMatching(/^9[A-Z]$/) as string } },
    ]);
  });

  it('is a die that is typed, or given by hand, and 0 is none', () => {
    const act = (course: Course, of: number, byHand: boolean) =>
      actionOf(deskNow({ view: consoleView(course, { typed: [] }), byHand }), digit(of));
    for (let face = 0; face <= 6; face += 1) {
      const typed = { type: 'type', step: COURSES.opening.step, seat: 2, digit: face };
      expect(act(COURSES.opening, face, false)).toMatchObject({ command: typed });
      expect(act(COURSES.stalled, face, true)).toMatchObject({ command: { ...typed, type: 'byHand' } });
    }
  });

  it('counts a pile', () => {
    show(playing(lastState(COUNTED), COURSES.over));
    for (const key of [digit(4), digit(0), keyPressed('Enter')]) press(key);
    expect(at.sent).toMatchObject([{ type: 'table', command: { type: 'countPile', points: 40 } }]);
  });

  it('answers a question', () => {
    const view = stubView(stubState('KH', 'QD', '2C'));
    const answer = (of: number) => actionOf(deskNow({ view, ui: stubParts() }), digit(of));
    for (const seat of [0, 1, 2])
      expect(answer(seat + 1)).toMatchObject({ command: { command: { type: 'answer', given: `seat ${seat}` } } });
  });

  it('is no letter, neither a deed of its own nor undo, and is called what it is', () => {
    for (let of = 0; of < 10; of += 1)
      expect({ letter: letterOf(digit(of)), label: labelOf(digit(of)) }).toEqual({ letter: undefined, label: String(of) });
  });
});
