import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ConsoleView, Course, SeatInput, Stall } from '../../host/contract/view.ts';
import { standings } from '../../games/hungarian-war/rules/standings.ts';
import type { State } from '../../games/hungarian-war/rules/types.ts';
import { apply, firstState, gameView, isLively, lastState, NOW } from '../../games/hungarian-war/table/testing/states.ts';
import { keyPressed } from './desk/testing/key-pressed.ts';
import { consoleView } from './desk/testing/stubs.ts';
import { mountConsole } from './testing/mounted-console.ts';
import { answered, enter, fill, findButton, press, seen, touch, typeNames } from './testing/page.ts';
import { deskSay } from './desk/desk-say.ts';

const sayEn = deskSay('en');
const NAMES = ['Anna', 'Béla', 'Cili', 'Dani'];
const state = firstState(
  { names: NAMES, seed: 3, house: { cards: 'taken' } },
  ({ opening }) => opening !== undefined && isLively(opening),
);
const entered = firstState({ names: NAMES, seed: 3, house: { cards: 'entered' } }, ({ round }) => round === 0);
const CHOOSING: Course = { phase: 'choosing', step: 3, ready: 0, of: 0, late: [], naming: false };

let at: ReturnType<typeof mountConsole>;
let sent: (typeof at)['sent'];
let pressed: (typeof at)['pressed'];
let answers: (typeof at)['answers'];

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('referee.console.table', 'no');
  at = mountConsole();
  ({ sent, pressed, answers } = at);
});

const show = (view: ConsoleView) => at.show({ ...view, table: { ...view.table, now: NOW } });
function playing(course: Course, inputs: SeatInput[] = NAMES.map(() => ({ kind: 'die' }))): ConsoleView {
  return consoleView(undefined, { inputs, typed: [], game: gameView(state, course) });
}
const touchDigit = (digit: number) => touch(document.querySelector(`section [aria-label="${String(digit)}"]`));
const begins = () => sent.flatMap((command) => (command.type === 'begin' ? [command] : []));
const namesBegun = () => begins()[0]?.players.map(({ name }) => name);
/** The people of a game of dice are named, and all that is missing is a yes. */
function ready(...names: readonly string[]): void {
  press('2');
  typeNames(...names, '');
}

describe('setup', () => {
  beforeEach(() => show(consoleView(undefined)));

  it('goes from three pictures to a game of four dice by keys alone', () => {
    ready(...NAMES);
    expect(seen()).toContain('Anna, is Béla on your left?');
    press('Space', document.body);
    const choices = { count: 3, start: 'dealer' };
    const inputs = NAMES.map(() => ({ kind: 'die' }));
    expect(sent).toMatchObject([{ type: 'begin', inputs, dealer: 0, house: { cards: 'taken' }, choices }]);
    expect(namesBegun()).toEqual(NAMES);
  });

  it('reverses the circle with one key', () => {
    ready(...NAMES);
    press('T', document.body);
    expect(seen()).toContain('Anna, is Dani on your left?');
    press('Space', document.body);
    expect(namesBegun()).toEqual(['Anna', 'Dani', 'Cili', 'Béla']);
  });

  it('reports a name that is already taken, and loses nothing', () => {
    press('2');
    enter('#name', 'Anna');
    enter('#name', ' anna');
    expect(seen()).toContain(sayEn('console-problem-already-there', { name: 'anna' }));
    expect(document.querySelector<HTMLInputElement>('#name')?.value).toBe(' anna');
    expect(document.querySelectorAll('ol li')).toHaveLength(1);
  });

  it.each([[['F8', 'Escape']], [['F8', 'F8']], [['F8', 'F10', 'Escape']]])(
    'gives the field its focus back after the panels %s',
    (keys) => {
      press('2');
      for (const key of keys) press(key);
      expect(document.querySelector('[role=dialog]')).toBeNull();
      expect(document.activeElement?.id).toBe('name');
    },
  );

  it('treats a letter typed anywhere as the start of a name', () => {
    press('2');
    document.querySelector<HTMLElement>('#name')?.blur();
    press('B');
    expect(document.activeElement?.id).toBe('name');
  });

  it('goes on with Enter after somebody was removed', () => {
    press('2');
    typeNames('Anna', 'Béla', 'Cili');
    const remove = findButton(sayEn('console-remove', { name: 'Béla' }));
    remove?.focus();
    touch(remove);
    expect(document.querySelectorAll('ol li')).toHaveLength(2);
    expect(document.activeElement?.id).toBe('name');
  });

  it('asks for a second person before it goes on', () => {
    ready('Anna');
    expect(seen()).toContain(sayEn('console-too-few', { least: 2 }));
  });

  it('starts a demo of bots with cards dealt by the screen after two keys', () => {
    press('3');
    press('Space', document.body);
    expect(sent[0]).toMatchObject({ type: 'begin', house: { cards: 'dealt' }, choices: { pace: 'teaching' } });
    expect(new Set(begins()[0]?.inputs.map(({ kind }) => kind))).toEqual(new Set(['bot']));
  });

  it('says in the browser that seats’ keys pass through the page', () => {
    press('3');
    press('K', document.body);
    expect(seen()).toContain(sayEn('console-keys-in-browser'));
    press('Space', document.body);
    expect(sent[0]).toMatchObject({ inputs: [{ kind: 'keys', cluster: 0 }, { kind: 'bot' }, { kind: 'bot' }, { kind: 'bot' }] });
  });

  it('leaves Space to a choice that has the focus, and starts with it if that choice is already made', () => {
    ready(...NAMES);
    const other = document.querySelector<HTMLInputElement>('input[type=radio]:not(:checked)');
    expect(other).not.toBeNull();
    expect(press('Space', other ?? document.body).defaultPrevented).toBe(false);
    expect(sent).toEqual([]);
    touch(other);
    expect(press('Space', other ?? document.body).defaultPrevented).toBe(true);
    expect(sent).toMatchObject([{ type: 'begin' }]);
  });

  it.each([
    ['who deals already', '[role=radio][aria-checked=true]'],
    ['a button that can do no more', 'button:disabled'],
  ])('starts with Space on %s', (_what, found) => {
    ready(...NAMES);
    press('Space', document.querySelector(`details ${found}`) ?? undefined);
    expect(sent).toMatchObject([{ type: 'begin' }]);
  });

  it.each([
    ['the house rules that were opened', 'details summary'],
    ['the button that last changed one of them', 'details [aria-label$="More"]'],
  ])('starts with Space from %s', (_what, found) => {
    ready(...NAMES);
    const control = document.querySelector<HTMLElement>(found);
    control?.click();
    control?.focus();
    flushSync();
    expect(press('Space').defaultPrevented).toBe(true);
    expect(sent).toMatchObject([{ type: 'begin' }]);
  });

  it.each([
    ['?', sayEn('console-panels-help')],
    ['F1', sayEn('console-panels-help')],
    ['F7', sayEn('console-panels-pads')],
    ['F8', sayEn('console-panels-record')],
    ['F9', sayEn('console-panels-room')],
    ['F10', sayEn('console-panels-learn')],
  ])('opens with %s, which Help names, and puts away again', (key, title) => {
    for (const open of [true, false]) {
      press(key, document.body);
      expect(document.querySelector('[role=dialog]')?.getAttribute('aria-label')).toBe(open ? title : undefined);
    }
  });

  it.each(['F2', 'F3', 'F4', 'F6'])('says that %s, which Help names, waits for a game', (key) => {
    press('?', document.body);
    expect([...document.querySelectorAll('.panel .button kbd')].map(({ textContent }) => textContent)).not.toContain(key);
    press(key, document.body);
    expect(document.querySelector('.panel [role=alert]')?.textContent).toContain('No game has begun');
  });

  it('leaves a question mark in a name, and turns the sound elsewhere', () => {
    press('M', document.body);
    expect(sent).toMatchObject([{ type: 'sound' }]);
    press('2');
    expect(press('?', document.querySelector('#name') ?? undefined).defaultPrevented).toBe(false);
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });

  it('does again with Ctrl+Y what was undone past the beginning, and says what that is', () => {
    const redo = { n: 1, what: 'GameBegun', effect: { round: 0, points: [], changes: [] } };
    show({ ...consoleView(undefined), redo });
    expect(seen()).toContain('the start of the game');
    press('y', document.body, { ctrlKey: true });
    expect(sent).toEqual([{ type: 'redo', n: 1 }]);
  });

  it('starts no game if Enter is still held from the last name', () => {
    ready(...NAMES);
    expect(press('Enter', document.body, { repeat: true }).defaultPrevented).toBe(true);
    expect(sent).toEqual([]);
  });

  it('draws every house rule of the rulebook from its data, and begins with what was chosen', () => {
    ready('Anna', 'Béla');
    const entered = document.querySelector<HTMLInputElement>('input[type=radio][value=entered]');
    touch(entered);
    touch(document.querySelector('[aria-label^="Decks"][aria-label$="More"]'));
    flushSync();
    press('Space', document.body);
    expect(sent[0]).toMatchObject({ house: { cards: 'entered', decks: 2 } });
  });
});

describe('the desk', () => {
  it('brings the last reveal back by touch while seats use the keyboard, says why, and ends after its last outcome', () => {
    const inputs: SeatInput[] = NAMES.map((_, cluster) => ({ kind: 'keys', cluster }));
    const recalled = (at: number) => {
      const view = playing(CHOOSING, inputs);
      const { game } = view.table;
      show({
        ...view,
        table: { ...view.table, version: 2 + at, ...(game && { game: { ...game, outcomes: 2, recalled: { at } } }) },
      });
    };
    show(playing(CHOOSING, inputs));
    touch(sayEn('console-recall'));
    recalled(0);
    expect(document.querySelector('[data-part=recalled]')?.textContent).toMatch(/\(the card between [^]*HW-9/);
    touch(sayEn('console-recall.next', { at: 1, of: 2 }));
    recalled(1);
    touch(sayEn('console-recall.end'));
    expect(sent).toEqual([
      { type: 'recall', step: 3, at: 0 },
      { type: 'recall', step: 3, at: 1 },
      { type: 'endRecall', step: 3 },
    ]);
  });

  it('does not pass Space to a button that was touched before', () => {
    show(playing(CHOOSING));
    findButton(sayEn('console-panels-seats'))?.focus();
    expect(press('Space').defaultPrevented).toBe(true);
    expect(sent).toEqual([{ type: 'count', step: 3 }]);
  });

  it('accepts dice by touch, in order, and takes one back', () => {
    show({ ...playing({ phase: 'opening', step: 5, stalled: [], toType: [2, 3, 0] }), typed: [{ seat: 1, digit: 4 }] });
    expect(seen()).toContain(sayEn('console-typing', { name: 'Cili' }));
    touchDigit(6);
    touch(sayEn('console-no-die'));
    touch(sayEn('console-untype'));
    expect(sent).toEqual([
      { type: 'type', step: 5, seat: 2, digit: 6 },
      { type: 'type', step: 5, seat: 3, digit: 0 },
      { type: 'untype', step: 5, seat: 3 },
    ]);
  });

  it('asks for each captured card, and says where a doubted one was last seen until the same key confirms it', async () => {
    show(playing(CHOOSING));
    expect(seen()).toContain('took the card');
    answers.push({
      ok: false,
      refusal: { code: 'card cannot be there', clause: 'HW-20', params: { card: 'K?', where: 'pile', name: 'Béla' } },
    });
    press('K', document.body);
    await answered();
    expect(seen()).toContain('That card cannot be there: Béla has it.');
    expect(seen()).toContain('HW-20');
    press('K', document.body);
    expect(sent.map((one) => one.type === 'table' && one.command)).toEqual([
      expect.objectContaining({ type: 'name', card: 'K?' }),
      expect.objectContaining({ type: 'name', card: 'K?', confirm: true }),
    ]);
  });

  it('names cards by touch while seats use the keyboard, and sends nothing to any seat', () => {
    show(playing(CHOOSING, [{ kind: 'keys', cluster: 0 }, { kind: 'die' }, { kind: 'die' }, { kind: 'die' }]));
    touch('A');
    expect(pressed).toEqual([]);
    expect(sent).toEqual([{ type: 'table', command: expect.objectContaining({ type: 'name', card: 'A?' }) }]);
  });

  it('switches the keyboard to naming while a text field is in use, so that no letter chooses a face', () => {
    show(playing(CHOOSING, [{ kind: 'keys', cluster: 0 }, { kind: 'die' }, { kind: 'die' }, { kind: 'die' }]));
    press('F6', document.body);
    document.querySelector<HTMLElement>('[role=dialog] input')?.focus();
    flushSync();
    expect(document.activeElement?.tagName).toBe('INPUT');
    expect(sent).toEqual([{ type: 'naming', naming: true }]);
    press('Q');
    expect(pressed).toEqual([]);
    press('Escape');
    expect(sent.at(-1)).toEqual({ type: 'naming', naming: false });
  });

  it('leaves it there from one field to the next, and switches it when seats get keys while a field is in use', () => {
    const inputs: SeatInput[] = [{ kind: 'keys', cluster: 0 }, { kind: 'die' }, { kind: 'die' }, { kind: 'die' }];
    show({ ...playing(CHOOSING, inputs), seatKeys: [] });
    press('F3', document.body);
    const [one, other] = document.querySelectorAll<HTMLElement>('[role=dialog] select');
    one?.focus();
    flushSync();
    expect(sent).toEqual([]);
    show(playing(CHOOSING, inputs));
    expect(sent).toEqual([{ type: 'naming', naming: true }]);
    show(playing({ ...CHOOSING, naming: true }, inputs));
    other?.focus();
    flushSync();
    expect(document.activeElement).toBe(other);
    expect(sent).toHaveLength(1);
    other?.blur();
    flushSync();
    expect(sent.at(-1)).toEqual({ type: 'naming', naming: false });
  });

  /** Opens the panel of cards over a game in which every card is named with its suit, and chooses the first. */
  function chooseCard(): readonly HTMLButtonElement[] {
    show(consoleView(undefined, { inputs: [], typed: [], game: gameView(entered, CHOOSING) }));
    press('F4', document.body);
    const cards = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button.card')];
    cards[0]?.focus();
    touch(cards[0]);
    return cards;
  }
  const named = (card: string) => ({ type: 'table', command: expect.objectContaining({ type: 'name', card }) as unknown });

  it('renames a card in the panel of cards by rank and suit, with keys alone', () => {
    chooseCard();
    press('Q');
    press('S');
    expect(sent).toEqual([named('QS')]);
  });

  it('renames it by its rank alone with Enter, although the focus is still on the card', () => {
    chooseCard();
    press('Q');
    expect(press('Enter').defaultPrevented).toBe(true);
    expect(sent).toEqual([named('Q?')]);
  });

  it('renames it by one key where suits never count, and keeps it in sight', async () => {
    show(playing(CHOOSING));
    press('F4', document.body);
    touch(document.querySelector('[role=dialog] button.card'));
    flushSync();
    press('Q');
    expect(sent).toEqual([named('Q?')]);
    await answered();
    expect(document.querySelector('[role=dialog] .chosen .card')).not.toBeNull();
    press('K');
    expect(sent).toHaveLength(1);
  });

  it('closes no panel with Esc over a rank, a name or points that are not entered yet, until it is pressed again', () => {
    const type = (text: string) => fill('[role=dialog] input.field', text).focus();
    const panels: Readonly<Record<string, () => void>> = {
      F3: () => type('Edit'),
      F6: () => type('Miscounted by hand'),
      F4: () => (chooseCard(), press('Q')),
    };
    for (const [key, open] of Object.entries(panels)) {
      show(playing(CHOOSING));
      if (key !== 'F4') press(key, document.body);
      open();
      press('Escape');
      expect(document.querySelector('[role=dialog] [role=alert]')?.textContent, key).toBe(sayEn('console-not-given'));
      press('Escape');
      expect(document.querySelector('[role=dialog]'), key).toBeNull();
    }
    expect(sent).toEqual([]);
  });

  it('gives points by Enter in their field', () => {
    show(playing(CHOOSING));
    press('F6', document.body);
    touch('Everybody agrees');
    touch('+');
    document.querySelector<HTMLFormElement>('[role=dialog] form')?.requestSubmit();
    expect(sent).toMatchObject([{ command: { type: 'adjustPoints', by: 1, reason: 'Everybody agrees' } }]);
  });

  it('keeps the card chosen next in the panel of cards, and its rank, when the previous name is answered', async () => {
    const [first, second] = chooseCard();
    touch(first);
    for (const key of ['Q', 'S']) press(key);
    touch(second);
    press('K');
    await answered();
    expect(second?.getAttribute('aria-pressed')).toBe('true');
    press('H');
    expect(sent).toMatchObject([{ command: { card: 'QS' } }, { command: { card: 'KH' } }]);
  });

  it('gives a seat’s key to nothing else, not even to a panel that is naming a card', () => {
    const inputs: SeatInput[] = NAMES.map((_, seat) => (seat === 0 ? { kind: 'keys', cluster: 0 } : { kind: 'die' }));
    show(playing(CHOOSING, inputs));
    press('F4', document.body);
    touch(document.querySelector('[role=dialog] button.card'));
    flushSync();
    const before = document.body.innerHTML;
    // As a rank it would be a queen.
    press('Q', document.body);
    expect(pressed).toEqual(['KeyQ']);
    expect(document.body.innerHTML === before).toBe(true);
    expect(sent).toEqual([]);
  });

  it('withholds the repeats of a seat’s key from a field that gets the focus meanwhile', () => {
    const inputs: SeatInput[] = NAMES.map((_, seat) => (seat === 0 ? { kind: 'keys', cluster: 0 } : { kind: 'die' }));
    show(playing(CHOOSING, inputs));
    press('F3', document.body);
    const field = document.querySelector('[role=dialog] select');
    if (field === null) throw new Error('no field in the panel of seats');
    const hold = (repeat: boolean, target: EventTarget) => press('Q', target, { repeat }).defaultPrevented;
    expect(hold(false, document.body)).toBe(true);
    expect(hold(true, field)).toBe(true);
    window.dispatchEvent(new KeyboardEvent('keyup', keyPressed('Q')));
    expect(hold(false, field)).toBe(false);
    expect(hold(true, field)).toBe(false);
    expect(pressed).toEqual(['KeyQ']);
  });

  it('offers every way out of a stalled opening, and calls off only when asked twice', () => {
    show(playing({ phase: 'opening', step: 5, stalled: [{ seat: 1, why: 'no answer' }], toType: [] }));
    expect(seen()).toContain(sayEn('console-stalled-no-answer', { name: 'Béla' }));
    touch(sayEn('console-ask-again'));
    touch(sayEn('console-by-hand'));
    touch(sayEn('buttons-faces-3'));
    touch(sayEn('console-no-die'));
    touch(sayEn('console-call-off'));
    expect(seen()).toContain(sayEn('console-call-off.again'));
    touch(sayEn('console-call-off'));
    expect(sent).toEqual([
      { type: 'askAgain', step: 5 },
      { type: 'byHand', step: 5, seat: 1, digit: 3 },
      { type: 'byHand', step: 5, seat: 1, digit: 0 },
      { type: 'callOff', step: 5 },
    ]);
  });

  it('offers the face by hand, not asking again, for a seat that has closed without a choice', () => {
    show(playing({ phase: 'opening', step: 5, stalled: [{ seat: 1, why: 'no seal' }], toType: [] }));
    expect(seen()).toContain(sayEn('console-stalled-no-seal', { name: 'Béla' }));
    expect(seen()).not.toContain(sayEn('console-ask-again'));
    touch(sayEn('console-by-hand'));
    expect(seen()).toContain(sayEn('console-by-hand-for', { name: 'Béla' }));
    expect(seen()).not.toContain(sayEn('console-by-hand'));
    expect(seen()).toContain(sayEn('console-type-die', { name: 'Béla' }));
    touch(sayEn('buttons-faces-3'));
    expect(sent).toEqual([{ type: 'byHand', step: 5, seat: 1, digit: 3 }]);
  });

  it('says which seats it waits for, and for which the dealer decides', () => {
    const stalled: readonly Stall[] = [
      { seat: 0, why: 'seal lost' },
      { seat: 1, why: 'no seal' },
      { seat: 2, why: 'gone' },
    ];
    show(playing({ phase: 'opening', step: 5, stalled, toType: [] }));
    expect(seen()).toContain(sayEn('console-stalled-seal-lost', { name: 'Anna' }));
    expect(seen()).toContain(sayEn('console-decide'));
    expect(seen()).toContain(sayEn('console-also-decide', { names: ['Béla'] }));
    expect(seen()).toContain(sayEn('console-also-stalled', { names: ['Cili'] }));
    show(playing({ phase: 'opening', step: 5, stalled: stalled.slice(2), toType: [] }));
    expect(seen()).not.toContain(sayEn('console-decide'));
  });

  it('says what an undo would change before it is pressed', () => {
    const player = { id: 'p0', name: 'Anna' };
    const bela = { id: 'p1', name: 'Béla' };
    const changes = [{ what: 'player', player: bela, becomes: 'in' } as const, { what: 'deck', from: 27, to: 29 } as const];
    const effect = { round: 7, points: [{ player, from: 31, to: 18 }], changes };
    show({ ...playing(CHOOSING), undo: { n: 12, what: 'FacesOpened', effect } });
    expect(seen()).toContain('the reveal in round 7: Anna 31 → 18, Béla back in, 29 cards in the deck, not 27');
    touch(sayEn('console-step-undo'));
    expect(sent).toEqual([{ type: 'undo', n: 12 }]);
  });

  it('on one screen offers undo and redo by touch, and says nothing of what has not been shown yet', () => {
    const player = { id: 'p0', name: 'Anna' };
    const effect = { round: 7, points: [{ player, from: 31, to: 18 }], changes: [{ what: 'deck', from: 27, to: 29 } as const] };
    const said = () => document.querySelector('[data-part=history] p')?.textContent.trim();
    const historyStep = { n: 12, what: 'FacesOpened', effect };
    show({ ...playing(CHOOSING), undo: historyStep, redo: { ...historyStep, n: 13 } });
    press('F2', document.body);
    expect(said()).toContain('the reveal in round 7: Anna 31 → 18 …');
    touch(sayEn('console-step-redo'));
    expect(sent).toEqual([{ type: 'redo', n: 13 }]);
    show({ ...playing({ phase: 'shown', step: 5, shownAt: NOW, outcomesAt: [], presentedAt: NOW + 9_000 }), undo: historyStep });
    expect(said()).toBe('U the reveal in round 7');
    expect(findButton(sayEn('console-step-undo'))?.title).not.toMatch(/31|27/);
  });

  it('asks twice before it goes on unrecorded', () => {
    const view = playing(CHOOSING);
    show({ ...view, table: { ...view.table, diskStatus: { kind: 'failing', since: NOW, code: 'ENOSPC' } } });
    press('F8', document.body);
    expect(seen()).toContain(sayEn('console-record-why-ENOSPC'));
    sent.length = 0;
    touch(sayEn('console-record-go-on'));
    expect(sent).toEqual([]);
    touch(sayEn('console-record-go-on.again'));
    expect(sent).toEqual([{ type: 'unrecorded' }]);
  });

  it('shows the setup of a new night and the table of another, not the panel they were asked for in', async () => {
    const night = { file: 'older.jsonl', startedAt: NOW, games: 1, current: false };
    const nights = { ...playing(CHOOSING), nights: [night] };
    show(nights);
    press('F8', document.body);
    touch(sayEn('nights-open'));
    touch(sayEn('console-sure'));
    await answered();
    expect(document.querySelector('[role=dialog]')).toBeNull();
    press('F8', document.body);
    touch(sayEn('nights-begin'));
    touch(sayEn('console-sure'));
    show(consoleView(undefined));
    await answered();
    const asked = sent.filter(({ type }) => type !== 'lookAtNights');
    expect(asked).toEqual([{ type: 'openNight', file: 'older.jsonl' }, { type: 'newNight' }]);
    expect(document.querySelector('[role=dialog]')).toBeNull();
    press('2');
    expect(seen()).toContain(sayEn('console-who-sits'));
  });

  it('offers the people of the previous night with one key', () => {
    show(playing(CHOOSING));
    show(consoleView(undefined));
    press('2');
    // Béla deals, and is named first.
    const [anna = '', ...others] = NAMES;
    expect(seen()).toContain(sayEn('console-same-as-before', { names: [...others, anna] }));
    enter('#name', '');
    expect(document.querySelectorAll('ol li')).toHaveLength(NAMES.length);
    enter('#name', '');
    press('Space', document.body);
    expect(namesBegun()).toEqual([...others, anna]);
  });

  it('offers another game of the shelf to the same people after a game, and leads back to the desk', () => {
    const over = playing({ phase: 'over', step: 9 });
    show(over);
    press('G');
    expect(seen()).toContain(sayEn('console-setup-question'));
    press('Escape');
    expect(seen()).not.toContain(sayEn('console-setup-question'));
    touch(sayEn('console-another-game'));
    press('ArrowRight', document.body);
    press('1', document.body);
    press('Space', document.body);
    const [begun] = sent;
    expect(begun?.type === 'begin' && begun.rulebook).not.toBe(over.table.game?.rulebook);
    expect(begun).toMatchObject({ type: 'begin', players: over.table.game?.seats.map(({ player }) => player) });
  });

  it('asks for names if other people are to play', () => {
    show(playing({ phase: 'over', step: 9 }));
    press('N');
    expect(seen()).toContain(sayEn('console-who-sits'));
  });

  it('says the table’s language to a host that does not know it, and whenever the dealer changes the console’s', () => {
    const view = playing(CHOOSING);
    const { language: _none, ...table } = view.table;
    show({ ...view, table });
    expect(sent).toEqual([{ type: 'roomLanguage', language: 'en' }]);
    show(view);
    press('F1', document.body);
    touch(document.querySelector('[aria-label="Language"] [lang=de]'));
    expect(sent.slice(1)).toEqual([{ type: 'roomLanguage', language: 'de' }]);
  });

  it('turns the table, colours its suits and gives it a language of its own', () => {
    show(playing(CHOOSING));
    press('F1', document.body);
    touch('Turn by one seat');
    touch('Four-colour suits');
    const own = document.querySelector('[aria-label="Its language"] [lang=hu]');
    touch(own);
    expect(JSON.parse(localStorage.getItem('referee.table') ?? '')).toEqual({ turn: 90, fourColours: true, language: 'hu' });
    expect(sent).toEqual([{ type: 'roomLanguage', language: 'hu' }]);
    expect(seen()).toContain('Table display');
  });

  it('counts the piles with keys alone when the game is over, then offers the next game', () => {
    const untracked = lastState({ names: NAMES, seed: 3, house: { cards: 'untracked' } });
    const over = (state: State) =>
      show(consoleView(undefined, { typed: [], game: gameView(state, { phase: 'over', step: 90 }) }));
    over(untracked);
    expect(seen()).toContain('Some points are missing');
    let state = untracked;
    const open = standings(untracked).filter((standing) => standing.open > 0);
    expect(open.length).toBeGreaterThan(1);
    for (const [index, { player }] of open.entries()) {
      const points = 20 + 7 * index;
      expect(seen()).toContain(`${player.name}’s pile: how many points?`);
      for (const key of [...String(points), 'Enter']) press(key, document.body);
      expect(sent.at(-1)).toEqual({ type: 'table', command: { type: 'countPile', player: player.id, points } });
      state = apply(state, { type: 'countPile', player: player.id, points }, { draw: () => '??' });
      over(state);
    }
    expect(seen()).toContain(`${open.at(-1)?.player.name ?? ''} wins`);
    press('Space', document.body);
    expect(sent.at(-1)).toMatchObject({ type: 'begin' });
  });

  it('counts the piles with Space if cards were never named and the winner is not certain', () => {
    const unnamed = lastState({ names: NAMES, seed: 3, house: { cards: 'taken' } });
    show(consoleView(undefined, { typed: [], game: gameView(unnamed, { phase: 'over', step: 90 }) }));
    expect(seen()).toContain('Which rank?');
    expect(seen()).toContain(sayEn('console-count-piles'));
    press('Space', document.body);
    expect(sent).toEqual([]);
    expect(seen()).toContain('pile: how many points?');
    press('Space', document.body);
    expect(sent).toEqual([]);
  });

  it('says what to do if the system does not list its serial ports', () => {
    show({ ...playing(CHOOSING), unlisted: 'ENOENT' });
    press('F7', document.body);
    expect(seen()).toContain(sayEn('pads-unlisted', { code: 'ENOENT' }));
    expect(seen()).not.toContain(sayEn('pads-no-ports'));
    show(playing(CHOOSING));
    expect(seen()).toContain(sayEn('pads-no-ports'));
  });
});
