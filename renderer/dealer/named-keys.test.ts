import { expect, it } from 'vitest';
import { firstState, gameView, isLively, NOW } from '../../games/hungarian-war/table/testing/states.ts';
import type { Course } from '../../host/contract/view.ts';
import { type Language, LANGUAGES } from '../../words/language.ts';
import { inEach } from '../../words/testing/in-each.ts';
import { consoleView } from './desk/testing/stubs.ts';
import { mountConsole } from './testing/mounted-console.ts';
import { press } from './testing/page.ts';
import { deskSay } from './desk/desk-say.ts';

const state = firstState({ names: ['Anna', 'Béla'], seed: 3, house: { cards: 'taken' } }, ({ round }) => round === 0);
const CHOOSING: Course = { phase: 'choosing', step: 3, ready: 0, of: 0, late: [], naming: false };
const OPENING: Course = { phase: 'opening', step: 3, stalled: [], toType: [1], retaken: true };

/** The names of keys on the page in one moment of a game with dice. */
function keysAt(language: Language, course: Course, pressed?: string): readonly string[] {
  localStorage.clear();
  localStorage.setItem('referee.console.table', 'no');
  const console = mountConsole(language);
  const view = consoleView(undefined, { inputs: [], typed: [{ seat: 0, digit: 3 }], game: gameView(state, course) });
  console.show({ ...view, table: { ...view.table, now: NOW } });
  if (pressed !== undefined) press(pressed, document.body);
  return [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent);
}

const NAMES = inEach(
  ['Space', 'Backspace', 'Delete', 'Insert', 'Ctrl+Z', 'Ctrl+Y'],
  ['Szóköz', 'Backspace', 'Delete', 'Insert', 'Ctrl+Z', 'Ctrl+Y'],
  ['Leertaste', 'Rücktaste', 'Entf', 'Einfg', 'Strg+Z', 'Strg+Y'],
);

it.each(LANGUAGES)('each key has one name in %s, on buttons as in the help', (language) => {
  const [space, back, , , , redo] = NAMES[language];
  expect(keysAt(language, CHOOSING)).toEqual(expect.arrayContaining([space, redo]));
  expect(keysAt(language, OPENING)).toContain(back);
  const help = keysAt(language, CHOOSING, 'F1');
  expect(help).toEqual(expect.arrayContaining([...NAMES[language], 'Esc', 'Enter']));
  const others = LANGUAGES.flatMap((other) => NAMES[other]).filter((name) => !NAMES[language].includes(name));
  for (const name of [...others, '⌫', 'Del', 'Escape']) expect(help).not.toContain(name);
});

it.each(LANGUAGES)('Esc while dice are typed is answered without naming a button that is not there (%s)', (language) => {
  keysAt(language, OPENING, 'Escape');
  const say = deskSay(language);
  expect(document.querySelector('[role=alert]')?.textContent).toBe(say('console-call-off.again'));
  expect(
    [...document.querySelectorAll('button')].filter(({ textContent }) => textContent.includes(say('console-call-off'))),
  ).toEqual([]);
  expect(say('console-call-off.again')).not.toContain(say('console-call-off'));
});

it.each([false, true])(
  'no key is named that belongs to a seat now; another way to undo keeps its name (bar: %s)',
  (oneScreen) => {
    localStorage.clear();
    localStorage.setItem('referee.console.table', oneScreen ? 'yes' : 'no');
    const console = mountConsole('en');
    const inputs = [0, 2].map((cluster) => ({ kind: 'keys', cluster }) as const);
    const taken = firstState(
      { names: ['Anna', 'Béla', 'Cili'], seed: 3, house: { cards: 'taken' } },
      ({ opening }) => opening !== undefined && isLively(opening),
    );
    const undo = { n: 4, what: 'FacesOpened', effect: { round: 1, points: [], changes: [] } };
    const show = (naming: boolean) => {
      console.show(consoleView(undefined, { inputs, undo, game: gameView(taken, { ...CHOOSING, naming }) }));
      return [...document.querySelectorAll('kbd, .history strong')].map(({ textContent }) => textContent);
    };
    const seats = show(false);
    expect(seats).toEqual(expect.arrayContaining(['Space', 'Tab', 'Undo']));
    for (const key of ['W', 'U']) expect(seats).not.toContain(key);
    if (oneScreen) expect(seats).not.toContain('A 2–9 T J Q K');
    const naming = show(true);
    expect(naming).toEqual(expect.arrayContaining(['W', 'U', 'Tab']));
    if (oneScreen) expect(naming).toContain('A 2–9 T J Q K');
  },
);
