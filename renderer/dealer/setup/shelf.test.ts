import { describe, expect, it } from 'vitest';
import type { ConsoleCommand } from '../../../host/contract/command.ts';
import type { ConsoleView } from '../../../host/contract/view.ts';
import { stubParts, stubState, stubView } from '../questions/testing/stub-game.ts';
import { FakeDesk } from '../testing/fake-desk.svelte.ts';
import type { ConsoleUi } from '../desk/ui.ts';
import { shelf as offered } from '../desk/ui.ts';
import { consoleView } from '../desk/testing/stubs.ts';
import Setup from './Setup.svelte';
import { findButton, pressKeys, seen, touch, typeNames } from '../testing/page.ts';
import { deskSay } from '../desk/desk-say.ts';

const say = deskSay('en');
/** Faces first, as on the real shelf; then two games of cards, one of which seats fewer. */
const [FACES] = offered();
const CARDS = stubParts('Cards', 'cards');
const PAIRS: ConsoleUi = {
  ...stubParts('Pairs', 'pairs'),
  seats: { least: 2, most: 2 },
};

let begun: readonly ConsoleCommand[];
function open(view: ConsoleView = consoleView(undefined)): void {
  if (FACES === undefined) throw new Error('the shelf is empty');
  const games = [FACES, CARDS, PAIRS];
  const at = new FakeDesk(view, undefined, (id) => games.find((game) => game.id === id) ?? FACES);
  begun = at.sent;
  if (view.table.game !== undefined) at.desk.settingUp = 'people';
  at.draws(Setup, { shelf: games });
}
const chosen = () => document.querySelector('[data-game][aria-checked="true"]')?.getAttribute('data-game');
const kits = () => [...document.querySelectorAll('[data-kit]')].map((kit) => kit.getAttribute('data-kit'));

it('shows a picture of its own for each game', () => {
  const pictures = offered().map(({ picture }) => picture);
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const picture of pictures) expect(picture).toMatch(/shelf|^data:image\/svg/);
  open();
  expect(document.querySelector('[data-game] img')?.getAttribute('src')).toBe(FACES?.picture);
});

it('has the focus on what most have, and on pads once one answers', () => {
  const at = () => document.activeElement?.getAttribute('data-kit');
  open();
  expect(at()).toBe('dice');
  open(consoleView(undefined, { pads: [{ id: 'a1b2', link: 'live' }] }));
  expect(at()).toBe('pads');
});

it('asks in sight for the rule that decides which game is played, and leaves it out of the house rules', () => {
  const line = { key: 'line', clause: 'X-1', kind: 'choice', values: ['one', 'two'], standard: 'one', upFront: true } as const;
  const view = consoleView(undefined);
  const at = new FakeDesk(view, undefined, () => ({ ...CARDS, house: [line] }));
  begun = at.sent;
  at.draws(Setup, { shelf: [CARDS] });
  pressKeys('1');
  typeNames('Anna', 'Béla');
  touch(say('console-enough'));
  const values = () => [...document.querySelectorAll<HTMLInputElement>('input[value=two]')];
  expect(values().map((value) => value.closest('details'))).toEqual([null]);
  touch(values()[0]);
  touch(say('console-start'));
  expect(begun).toMatchObject([{ type: 'begin', house: { line: 'two' } }]);
});

describe('the shelf', () => {
  it('has its first game selected without a key', () => {
    open();
    expect(chosen()).toBe(FACES?.id);
    pressKeys('2');
    typeNames('Anna', 'Béla');
    typeNames('');
    touch(say('console-start'));
    expect(begun).toMatchObject([{ type: 'begin', rulebook: FACES?.id }]);
  });

  it('gives the number of players and the length of each game, and describes the selected one', () => {
    open();
    pressKeys('ArrowDown');
    for (const said of ['Cards', 'Pairs', '2 to 4 players', '1 minute', 'Cards in a line.']) expect(seen()).toContain(said);
    expect(seen()).not.toContain('Pairs in a line.');
  });

  it('is browsed with the arrow keys in a circle, and by touch', () => {
    open();
    pressKeys('ArrowDown');
    expect(chosen()).toBe('cards');
    pressKeys('ArrowUp', 'ArrowUp');
    expect(chosen()).toBe('pairs');
    pressKeys('ArrowRight', 'ArrowRight');
    expect(chosen()).toBe('cards');
    pressKeys('ArrowLeft');
    expect(chosen()).toBe(FACES?.id);
    touch(document.querySelector('[data-game="cards"]'));
    expect(chosen()).toBe('cards');
  });

  it('offers only the equipment that the game is played with', () => {
    open();
    expect(kits()).toEqual(['dice', 'pads', 'nothing']);
    pressKeys('ArrowDown');
    expect(kits()).toEqual(['cards', 'nothing']);
    expect(document.activeElement?.getAttribute('data-kit')).toBe('cards');
    pressKeys('ArrowRight');
    expect(document.activeElement?.getAttribute('data-kit')).toBe('cards');
    pressKeys('3');
    expect(document.querySelector('#name')).toBeNull();
  });
});

describe('a game of cards', () => {
  it('begins with people whose cards the dealer types, and does not ask about neighbours, pads or dice', () => {
    open();
    pressKeys('ArrowDown', '1');
    typeNames('Anna', 'Béla', 'Cili');
    typeNames('');
    expect(seen()).toContain(say('console-sit-like-this'));
    expect(seen()).not.toContain(say('console-left.hint'));
    for (const none of [say('console-inputs-pad'), say('console-inputs-die'), say('console-choices-missing')])
      expect(seen()).not.toContain(none);
    const inputs = [...document.querySelectorAll('details select option')].map(({ textContent }) => textContent);
    // Nobody would hold a bot's cards.
    expect(new Set(inputs)).toEqual(new Set([say('console-inputs-cards'), say('console-botless')]));
    expect(
      [...document.querySelectorAll<HTMLOptionElement>('details select option')].filter(({ disabled }) => disabled),
    ).toHaveLength(3);
    touch(say('console-start.yes'));
    expect(begun).toMatchObject([{ rulebook: 'cards', inputs: [{ kind: 'die' }, { kind: 'die' }, { kind: 'die' }] }]);
  });

  it('has a demo with as many bots as it seats', () => {
    open();
    pressKeys('ArrowUp', '2');
    touch(say('console-start'));
    expect(begun).toMatchObject([{ rulebook: 'pairs', inputs: [{ kind: 'bot' }, { kind: 'bot' }] }]);
  });
});

describe('another game', () => {
  it('keeps the names', () => {
    open();
    pressKeys('2');
    typeNames('Anna', 'Béla');
    touch(say('console-back'));
    pressKeys('ArrowDown', '1');
    typeNames('');
    touch(say('console-start'));
    expect(begun).toMatchObject([{ rulebook: 'cards', players: [{ name: 'Anna' }, { name: 'Béla' }] }]);
  });

  it('does not begin with more people than it seats, and says what to do', () => {
    open();
    pressKeys('ArrowDown', '1');
    typeNames('Anna', 'Béla', 'Cili');
    touch(say('console-back'));
    pressKeys('ArrowDown', '1');
    expect(seen()).toContain(say('console-problem-too-many', { given: 3, most: 2 }));
    expect(findButton(say('console-enough'))?.disabled).toBe(true);
    touch(say('console-remove', { name: 'Cili' }));
    expect(seen()).not.toContain(say('console-problem-too-many', { given: 3, most: 2 }));
    expect(findButton(say('console-enough'))?.disabled).toBe(false);
  });

  it('is available after a game too, with the people of that game', () => {
    open(stubView(stubState('KH')));
    touch(say('console-another-game'));
    pressKeys('ArrowDown', '1');
    typeNames('');
    touch(say('console-start.yes'));
    expect(begun).toMatchObject([{ rulebook: 'cards', players: [{ name: 'Anna' }, { name: 'Béla' }, { name: 'Cili' }] }]);
  });
});
