import { describe, expect, it } from 'vitest';
import type { ConsoleCommand } from '../../../host/contract/command.ts';
import { CLUSTERS } from '../../../host/contract/keys.ts';
import type { Course, SeatInput } from '../../../host/contract/view.ts';
import type { ConsoleUi } from './ui.ts';
import { PANELS, type Desk } from './desk.ts';
import { headline } from './in-words.ts';
import type { KeyPress } from './key-press.ts';
import { keyPressed } from './testing/key-pressed.ts';
import { actionOf, PANEL_KEYS } from './keymap.ts';
import { nextGame, nextThing } from './next-thing.ts';
import { deskSay } from './desk-say.ts';
import {
  consoleView,
  COURSES,
  deskNow,
  EVERY_KEY,
  kingBy,
  NOW,
  PEOPLE,
  PHASES,
  stubUi,
  stubCounting,
  stubNaming,
  type ViewParts,
} from './testing/stubs.ts';

const STEP = 7;
const command = (value: ConsoleCommand | undefined) => ({ kind: 'command', command: value });

function act(
  course: Course,
  press: KeyPress | string,
  { view = {}, desk = {}, ui = {} }: { view?: ViewParts; desk?: Partial<Desk>; ui?: Partial<ConsoleUi> } = {},
) {
  const pressed = typeof press === 'string' ? keyPressed(press) : press;
  return actionOf(deskNow({ view: consoleView(course, view), ui: stubUi(ui), ...desk }), pressed);
}

const NEXT_GAME = command(nextGame({ view: consoleView(COURSES.over), ui: stubUi() }));

/** Every key a laptop has that could do harm. */
const KEYS = [
  ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', ...'0123456789'],
  ...['Space', 'Escape', 'Enter', 'Tab', 'Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'Home', 'F2', 'F5', 'F11'],
  ...Object.keys(PANEL_KEYS),
];

describe('Space', () => {
  it.each([
    ['choosing', command({ type: 'count', step: STEP })],
    ['counting', { kind: 'held' }],
    ['closed', { kind: 'held' }],
    ['opening', { kind: 'held' }],
    ['stalled', command({ type: 'askAgain', step: STEP })],
    ['shown', command({ type: 'skip', step: STEP })],
    ['over', NEXT_GAME],
  ] as const)('while %s does the next sensible thing and names its step', (phase, expected) => {
    expect(act(COURSES[phase], 'Space')).toEqual(expected);
  });

  it.each(['choosing', 'over'] as const)('means nothing if %s has only just begun by itself', (phase) => {
    expect(act(COURSES[phase], 'Space', { desk: { settling: true } })).toEqual({ kind: 'held' });
    expect(act(COURSES[phase], 'Space', { desk: { settling: false } })).not.toEqual({ kind: 'held' });
  });
});

it('a presenter’s remote works the big button and takes a step back; in a panel it scrolls, and a seat’s own keys stay the seat’s', () => {
  const undo = { n: 4, what: 'X', effect: { round: 3, points: [], changes: [] } };
  for (const phase of PHASES) expect(act(COURSES[phase], 'PageDown')).toEqual(act(COURSES[phase], 'Space'));
  expect(act(COURSES.choosing, 'PageUp', { view: { undo } })).toEqual(command({ type: 'undo', n: 4 }));
  expect(act(COURSES.choosing, 'PageDown', { desk: { panel: 'help' } })).toEqual({ kind: 'none' });
  expect(act(COURSES.choosing, 'PageDown', { view: { seatKeys: ['PageDown'] } })).toEqual({ kind: 'press', code: 'PageDown' });
});

describe('an opening that an undo has resumed', () => {
  const effect = { round: 3, points: [], changes: [] };
  const view = { undo: { n: 4, what: 'X', effect }, redo: { n: 5, what: 'Y', effect } };
  const course: Course = { phase: 'opening', step: STEP, stalled: [], toType: [], retaken: true };
  const plain: Course = { phase: 'opening', step: STEP, stalled: [], toType: [] };

  it('can be left by undo and redo, and lets dice be taken back', () => {
    expect(act(course, 'U', { view })).toEqual(command({ type: 'undo', n: 4 }));
    expect(act(course, { ...keyPressed('Y'), ctrlKey: true }, { view })).toEqual(command({ type: 'redo', n: 5 }));
    expect(act(course, 'Backspace', { view })).toEqual(command({ type: 'untype', step: STEP, seat: 1 }));
  });

  it('is named on the big button, which otherwise only waits', () => {
    const say = deskSay('en');
    const next = (of: Course) => nextThing(deskNow({ view: consoleView(of, view) }));
    expect(next(course)).toMatchObject({
      label: say('console-untype'),
      press: { key: 'Backspace', action: act(course, 'Backspace', { view }) },
    });
    expect(next(plain)).toEqual({ label: say('console-wait') });
    expect(headline(deskNow({ view: consoleView(course, view) })).main).toBe(say('console-retaken'));
    expect(headline(deskNow({ view: consoleView(plain) })).main).toBe(say('console-opening'));
  });
});

describe('counting the piles when the game is over', () => {
  const [anna, bela] = PEOPLE;
  const ui = { naming: stubNaming({ waiting: () => [] }), counting: stubCounting(PEOPLE.slice(0, 2)) };
  const count = (key: string, desk: Partial<Desk> = {}) => act(COURSES.over, key, { ui, desk });

  it('accepts digits, erases them, and sends them for the first open pile', () => {
    expect(count('4', { written: '3' })).toEqual({ kind: 'write', written: '34' });
    expect(count('Backspace', { written: '34' })).toEqual({ kind: 'write', written: '3' });
    expect(count('Escape', { written: '34' })).toEqual({ kind: 'write', written: '' });
    expect(count('Enter', { written: '034' })).toEqual(command({ type: 'table', command: { player: anna?.id, points: 34 } }));
  });

  it('sends nothing that was not typed, and no more digits than a pile can have', () => {
    expect(count('Enter')).toEqual({ kind: 'none' });
    expect(count('9', { written: '1234' })).toEqual({ kind: 'held' });
  });

  it('skips a pile and goes on to the next, then to the next game', () => {
    expect(count('Delete')).toEqual({ kind: 'passPile', player: anna?.id });
    const uncounted = new Set([anna?.id ?? '']);
    expect(count('Delete', { uncounted })).toEqual({ kind: 'passPile', player: bela?.id });
    expect(count('Space', { uncounted })).toEqual({ kind: 'held' });
    expect(count('Space', { uncounted: new Set(PEOPLE.map(({ id }) => id)) })).toEqual(NEXT_GAME);
  });

  it('offers another game and other people with G and N, once all piles are counted', () => {
    const uncounted = new Set(PEOPLE.map(({ id }) => id));
    const after = (desk: Partial<Desk>) => ['G', 'N'].map((key) => count(key, desk));
    expect(after({})).toEqual([{ kind: 'none' }, { kind: 'none' }]);
    expect(after({ uncounted })).toEqual([
      { kind: 'setUp', from: 'shelf' },
      { kind: 'setUp', from: 'people' },
    ]);
  });

  it('waits until no more cards are asked for', () => {
    expect(act(COURSES.over, '7', { ui: { ...ui, naming: stubNaming({ waiting: () => [4] }) } })).toEqual({
      kind: 'say',
      toast: { type: 'unused', key: '7', keys: '' },
    });
  });

  it('happens in no other phase', () => {
    for (const phase of PHASES.filter((one) => one !== 'over'))
      expect(act(COURSES[phase], '7', { ui })).not.toMatchObject({ kind: 'write' });
  });
});

describe('Esc', () => {
  it('halts the count', () => {
    expect(act(COURSES.counting, 'Escape')).toEqual(command({ type: 'halt', step: STEP }));
  });

  it('calls an opening off only when pressed twice, for the first may have been meant for the count', () => {
    expect(act(COURSES.stalled, 'Escape')).toEqual({ kind: 'callingOff', on: true });
    expect(act(COURSES.stalled, 'Escape', { desk: { callingOff: true } })).toEqual(command({ type: 'callOff', step: STEP }));
  });

  it('cancels entering a face', () => {
    expect(act(COURSES.stalled, 'Escape', { desk: { byHand: true } })).toEqual({ kind: 'byHand', on: false });
  });

  it.each(PHASES)('closes an open panel and nothing else while %s', (phase) => {
    expect(act(COURSES[phase], 'Escape', { desk: { panel: 'seats' } })).toEqual({ kind: 'panel', panel: undefined });
  });
});

describe('every key', () => {
  it.each(PHASES)('held down does nothing while %s', (phase) => {
    for (const key of KEYS) {
      expect(act(COURSES[phase], { ...keyPressed(key), repeat: true }).kind, key).toMatch(/^(held|none)$/);
    }
  });

  it.each(PHASES)('that sends a command while %s sends one of that phase, with its step', (phase) => {
    const allowed: Record<(typeof PHASES)[number], readonly string[]> = {
      choosing: ['count', 'undo', 'table', 'recall'],
      counting: ['halt'],
      closed: [],
      opening: ['type', 'untype'],
      stalled: ['askAgain', 'untype'],
      shown: ['skip', 'undo', 'table'],
      over: ['begin', 'undo', 'table', 'recall'],
    };
    for (const key of KEYS) {
      const action = act(COURSES[phase], key);
      if (action.kind !== 'command') continue;
      expect(allowed[phase], key).toContain(action.command.type);
      if ('step' in action.command) expect(action.command.step, key).toBe(STEP);
    }
  });

  it.each(PHASES)('with a panel open reaches the panel while %s, except Esc and the panels’ own keys', (phase) => {
    const own = new Set(['Space', 'Escape', 'F2', 'M', ...Object.keys(PANEL_KEYS)]);
    for (const key of KEYS.filter((one) => !own.has(one))) {
      expect(act(COURSES[phase], key, { desk: { panel: 'cards' } }), key).toEqual({ kind: 'none' });
    }
  });

  it.each(PHASES)('such as Space does the same with any panel open while %s', (phase) => {
    for (const panel of PANELS) expect(act(COURSES[phase], 'Space', { desk: { panel } })).toEqual(act(COURSES[phase], 'Space'));
  });

  it.each(PHASES)('that would undo or redo is obeyed or refused with a message while %s, never dropped', (phase) => {
    const effect = { round: 3, points: [], changes: [] };
    const view = { undo: { n: 12, what: 'x', effect }, redo: { n: 13, what: 'x', effect } };
    const historyStep = phase === 'choosing' || phase === 'shown' || phase === 'over';
    const refusal = { code: 'round under way', params: { phase: COURSES[phase].phase } };
    const said = { kind: 'say', toast: { type: 'refusal', refusal } };
    const chord = (key: string, shiftKey = false) => ({ ...keyPressed(key), ctrlKey: true, shiftKey });
    for (const key of ['U', chord('Z')])
      expect(act(COURSES[phase], key, { view })).toEqual(historyStep ? command({ type: 'undo', n: 12 }) : said);
    for (const key of [chord('Y'), chord('Z', true)])
      expect(act(COURSES[phase], key, { view })).toEqual(historyStep ? command({ type: 'redo', n: 13 }) : said);
  });

  it.each(['counting', 'closed', 'opening', 'stalled'] as const)(
    'that would name a card while %s is refused with a message',
    (phase) => {
      const naming = stubNaming({ reading: () => kingBy(EVERY_KEY) });
      const refusal = { code: 'round under way', params: { phase: COURSES[phase].phase } };
      expect(act(COURSES[phase], 'K', { ui: { naming } })).toEqual({ kind: 'say', toast: { type: 'refusal', refusal } });
    },
  );

  it('that cannot undo or redo anything says so', () => {
    expect(act(COURSES.choosing, 'U')).toEqual({
      kind: 'say',
      toast: { type: 'refusal', refusal: { code: 'nothing to undo', params: {} } },
    });
  });

  it('presses a button once even if Enter is held down on it', () => {
    expect(act(COURSES.choosing, { ...keyPressed('Enter'), repeat: true }, { desk: { onControl: true } }).kind).toBe('held');
  });

  it.each(PHASES)('with Alt or Meta stays with the browser while %s', (phase) => {
    for (const key of KEYS) {
      expect(act(COURSES[phase], { ...keyPressed(key), altKey: true }), key).toEqual({ kind: 'none' });
    }
  });
});

describe('real dice', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('digit %i goes to the seat whose turn it is', (digit) => {
    expect(act(COURSES.opening, String(digit))).toEqual(command({ type: 'type', step: STEP, seat: 2, digit }));
  });

  it('takes the last one back', () => {
    expect(act(COURSES.opening, 'Backspace')).toEqual(command({ type: 'untype', step: STEP, seat: 1 }));
    expect(act(COURSES.opening, 'Backspace', { view: { typed: [] } }).kind).toBe('held');
  });

  it('types nothing when no seat is left to type for', () => {
    const done = { ...COURSES.opening, toType: [] } as Course;
    expect(act(done, '3')).toEqual({ kind: 'held' });
  });
});

describe('a stalled opening', () => {
  it('accepts a face from the dealer after Enter, so that no digit meant for a die is used', () => {
    expect(act(COURSES.stalled, 'Enter')).toEqual({ kind: 'byHand', on: true });
    const by = { desk: { byHand: true } };
    expect(act(COURSES.stalled, '5', by)).toEqual(command({ type: 'byHand', step: STEP, seat: 2, digit: 5 }));
    expect(act(COURSES.stalled, '0', by)).toEqual(command({ type: 'byHand', step: STEP, seat: 2, digit: 0 }));
    expect(act(COURSES.stalled, '7', by)).toEqual(command({ type: 'byHand', step: STEP, seat: 2, digit: 7 }));
  });

  it('leaves Enter to a button that has the focus', () => {
    expect(act(COURSES.stalled, 'Enter', { desk: { onControl: true } })).toEqual({ kind: 'none' });
  });
});

describe('naming cards', () => {
  const ui = { naming: stubNaming({ reading: () => kingBy(EVERY_KEY) }) };

  it('gives the first waiting card the name typed', () => {
    expect(act(COURSES.choosing, 'K', { ui })).toMatchObject({ command: { command: { id: 4, card: 'K?', confirm: false } } });
  });

  it('goes on to the next card when the first is skipped or on its way', () => {
    expect(act(COURSES.choosing, 'Delete', { ui })).toEqual({ kind: 'pass', ids: [4] });
    const passed = new Set([4]);
    expect(act(COURSES.choosing, 'K', { ui, desk: { passed } })).toMatchObject({ command: { command: { id: 5 } } });
  });

  it('confirms a doubted card by the same name again, and only that one', () => {
    const confirmed = (card: string, id = 4) => act(COURSES.choosing, 'K', { ui, desk: { confirmation: { id, card } } });
    expect(confirmed('K?')).toMatchObject({ command: { command: { confirm: true } } });
    expect(confirmed('Q?')).toMatchObject({ command: { command: { confirm: false } } });
    expect(confirmed('K?', 5)).toMatchObject({ command: { command: { confirm: false } } });
  });

  it('ignores digits for half a second after the last die was judged', () => {
    const shown = (shownAt: number, key: string) => act({ ...COURSES.shown, shownAt } as Course, key, { ui });
    expect(shown(NOW - 499, '3')).toEqual({ kind: 'held' });
    expect(shown(NOW - 500, '3').kind).toBe('command');
    expect(shown(NOW - 499, 'K').kind).toBe('command');
  });

  it.each(['counting', 'closed', 'opening'] as const)('names nothing while %s', (phase) => {
    expect(act(COURSES[phase], 'K', { ui }).kind).not.toBe('command');
  });
});

describe('M', () => {
  const sound = { on: true, effects: 1, voice: 5 };

  it.each(PHASES)('turns all sound off and on while %s, and keeps the volumes', (phase) => {
    expect(act(COURSES[phase], 'M', { view: { sound } })).toEqual({
      kind: 'ask',
      command: { type: 'sound', sound: { ...sound, on: false } },
    });
    const off = act(COURSES[phase], 'M', { view: { sound: { ...sound, on: false } }, desk: { panel: 'help' } });
    expect(off).toEqual({ kind: 'ask', command: { type: 'sound', sound } });
  });

  it('belongs to a seat if the keyboard has it on a seat’s key', () => {
    const inputs: SeatInput[] = [{ kind: 'keys', cluster: 0 }];
    const press = { ...keyPressed('Q'), key: 'm' };
    expect(act(COURSES.choosing, press, { view: { inputs } })).toEqual({ kind: 'press', code: 'KeyQ' });
  });
});

describe('seats that play by keys', () => {
  const inputs: SeatInput[] = [{ kind: 'keys', cluster: 0 }, { kind: 'keys', cluster: 3 }, { kind: 'die' }];
  const codes = Object.keys({ ...CLUSTERS[0], ...CLUSTERS[3] });
  const keyed = (code: string): KeyPress => ({ ...keyPressed('K'), code, key: 'x' });
  const ui = { naming: stubNaming({ reading: () => kingBy(EVERY_KEY) }) };

  it.each(PHASES.filter((phase) => phase !== 'over'))('in the browser only send their keys while %s', (phase) => {
    for (const code of codes) expect(act(COURSES[phase], keyed(code), { view: { inputs }, ui })).toEqual({ kind: 'press', code });
  });

  it.each(PHASES.filter((phase) => phase !== 'over'))('in the desktop shell send no keys from the page while %s', (phase) => {
    const view = { inputs, shell: 'electron' } as const;
    for (const code of codes) expect(act(COURSES[phase], keyed(code), { view, ui })).toEqual({ kind: 'held' });
  });

  it('keep letters from naming a card until Tab switches the keyboard', () => {
    expect(act(COURSES.choosing, 'K', { view: { inputs }, ui })).toEqual({ kind: 'none' });
  });

  it('give the keyboard to naming and take it back with Tab', () => {
    expect(act(COURSES.choosing, 'Tab', { view: { inputs } })).toEqual(command({ type: 'naming', naming: true }));
    const naming = { ...COURSES.choosing, naming: true } as Course;
    expect(act(naming, 'Tab', { view: { inputs } })).toEqual(command({ type: 'naming', naming: false }));
    for (const code of codes) expect(act(naming, keyed(code), { view: { inputs }, ui }).kind).toBe('command');
  });

  it('leave Tab to the focus when the game is over and they have nothing to choose', () => {
    expect(act(COURSES.over, 'Tab', { view: { inputs } })).toEqual({ kind: 'none' });
  });

  it('leave Tab to the focus if no seat plays by keys', () => {
    expect(act(COURSES.choosing, 'Tab')).toEqual({ kind: 'none' });
  });
});

describe('panels', () => {
  it.each(Object.entries(PANEL_KEYS))('%s opens and closes %s in every phase', (key, panel) => {
    for (const phase of PHASES) {
      const view = { hall: {} };
      expect(act(COURSES[phase], key, { view })).toEqual({ kind: 'panel', panel });
      expect(act(COURSES[phase], key, { view, desk: { panel } })).toEqual({ kind: 'panel', panel: undefined });
    }
  });

  it('opens the help with a question mark wherever the layout has it', () => {
    expect(act(COURSES.choosing, { ...keyPressed('x'), code: 'Comma', key: '?', shiftKey: true })).toEqual({
      kind: 'panel',
      panel: 'help',
    });
  });

  it.each(['F2', 'V'])('%s shows the table or the desk', (key) => {
    expect(act(COURSES.choosing, key)).toEqual({ kind: 'view' });
  });
});

describe('W', () => {
  const recalled = (phase: 'choosing' | 'over', at: number): { view: ViewParts } => {
    const { game } = consoleView(COURSES[phase]).table;
    if (game === undefined) throw new Error('a table without a game');
    return { view: { game: { ...game, outcomes: 2, recalled: { at } } } };
  };

  it.each(['choosing', 'over'] as const)(
    'while %s brings the last reveal back, then its next outcome, then dismisses it',
    (phase) => {
      expect(act(COURSES[phase], 'W')).toEqual(command({ type: 'recall', step: STEP, at: 0 }));
      expect(act(COURSES[phase], 'W', recalled(phase, 0))).toEqual(command({ type: 'recall', step: STEP, at: 1 }));
      expect(act(COURSES[phase], 'W', recalled(phase, 1))).toEqual(command({ type: 'endRecall', step: STEP }));
    },
  );

  it('is dismissed by Esc, which first erases a half-typed name', () => {
    expect(act(COURSES.choosing, 'Escape', recalled('choosing', 0))).toEqual(command({ type: 'endRecall', step: STEP }));
    expect(act(COURSES.choosing, 'Escape', { ...recalled('choosing', 0), desk: { written: 'K' } })).toEqual({
      kind: 'write',
      written: '',
    });
  });

  it('is a seat’s key if a seat plays with it', () => {
    const inputs: readonly SeatInput[] = [{ kind: 'keys', cluster: 0 }, { kind: 'die' }, { kind: 'die' }, { kind: 'die' }];
    expect(Object.keys(CLUSTERS[0] ?? {})).toContain('KeyW');
    expect(act(COURSES.choosing, 'W', { view: { inputs } })).toEqual({ kind: 'press', code: 'KeyW' });
  });

  it.each(['counting', 'closed', 'opening', 'stalled', 'shown'] as const)('brings nothing back while %s', (phase) => {
    expect(act(COURSES[phase], 'W').kind).not.toBe('command');
  });
});
