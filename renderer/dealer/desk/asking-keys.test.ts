import { describe, expect, it } from 'vitest';
import type { ConsoleView, Course, HistoryStep } from '../../../host/contract/view.ts';
import { LANGUAGES } from '../../../words/language.ts';
import type { Desk } from './desk.ts';
import { keyPressed } from './testing/key-pressed.ts';
import { frenchDeck } from './french-deck.ts';
import { actionOf, turnsSound } from './keymap.ts';
import { nextThing } from './next-thing.ts';
import { deskNow, NOW } from './testing/stubs.ts';
import { askedNow, headline } from './in-words.ts';
import { stubParts, stubState, stubView } from '../questions/testing/stub-game.ts';
import { deskSay } from './desk-say.ts';

const ui = stubParts();
const STEP = 7;
const COUNTED: Course = { phase: 'asking', step: STEP, counted: true };
const SHOWN: Course = { phase: 'shown', step: STEP, shownAt: NOW, outcomesAt: [], presentedAt: NOW + 5000 };
/** The answers so far, by the next question. */
const BEFORE = {
  first: [],
  second: ['KH'],
  taker: ['KH', 'QD', '2C'],
  rankOnly: ['KH', 'QD', '2C', 'nobody', '3H', '4H', '5H', 'nobody'],
} as const;
type Asked = keyof typeof BEFORE;

interface Situation {
  readonly desk?: Partial<Desk>;
  readonly course?: Course;
  readonly bots?: readonly number[];
}

function act(asked: Asked, key: string, { desk = {}, course, bots = [] }: Situation = {}) {
  return actionOf(deskNow({ view: stubView(stubState(...BEFORE[asked]), course, bots), ui, ...desk }), keyPressed(key));
}
const answer = (n: number, given: string, confirm?: true) => ({
  kind: 'command',
  command: { type: 'table', command: { type: 'answer', n, given, ...(confirm && { confirm }) } },
  naming: { id: n, card: given },
});

const unused = (key: string, keys: string) => ({ kind: 'say', toast: { type: 'unused', key, keys } });

describe('a card', () => {
  it('is typed as its rank and then its suit, by letter or by position', () => {
    expect(act('second', 'K')).toEqual({ kind: 'write', written: 'K' });
    expect(act('second', 'H', { desk: { written: 'K' } })).toEqual(answer(1, 'KH'));
    expect(act('second', '1', { desk: { written: 'K' } })).toEqual(answer(1, 'KD'));
  });

  it('is typed as its rank alone if nothing depends on the suit', () => {
    expect(act('rankOnly', 'K')).toEqual(answer(8, 'K?'));
  });

  it('needs its suit if that counts', () => {
    expect(act('second', 'Enter', { desk: { written: 'K' } })).toEqual(unused('Enter', 'D S C H  1–4'));
  });

  it('is no letter that means a rank in another language: a suit after a rank that is enough shifts nothing', () => {
    expect(act('rankOnly', '5')).toEqual(answer(8, '5?'));
    for (const key of 'BCDHS') expect(act('rankOnly', key)).toEqual(unused(key, 'A 2–9 T J Q K X  Enter N'));
    expect(act('rankOnly', 'D', { desk: { language: 'de' } })).toEqual(answer(8, 'Q?'));
    for (const key of 'CHS')
      expect(act('rankOnly', key, { desk: { language: 'hu' } })).toEqual(unused(key, 'A 2–9 T B/J D/Q K X  Enter N'));
  });

  it('may be the letter on the cards that the screen draws, in every language', () => {
    for (const language of LANGUAGES)
      for (const key of 'AKQJ') expect(act('rankOnly', key, { desk: { language } })).toEqual(answer(8, `${key}?`));
  });

  it('may be a Joker, and means one that is still available', () => {
    expect(act('second', 'X')).toEqual(answer(1, 'X1'));
    const seen = stubView(stubState('X1'));
    expect(actionOf(deskNow({ view: seen, ui }), keyPressed('X'))).toEqual(answer(1, 'X2'));
  });

  it('is confirmed by the same card again, and only by that one', () => {
    const confirmation = { id: 1, card: 'KH' };
    expect(act('second', 'H', { desk: { written: 'K', confirmation } })).toEqual(answer(1, 'KH', true));
    expect(act('second', 'S', { desk: { written: 'K', confirmation } })).toEqual(answer(1, 'KS'));
    expect(act('second', 'H', { desk: { written: 'K', confirmation: { id: 0, card: 'KH' } } })).toEqual(answer(1, 'KH'));
  });

  it('that is half typed is erased by Backspace and by Esc', () => {
    for (const key of ['Backspace', 'Escape'])
      expect(act('second', key, { desk: { written: 'K' } })).toEqual({ kind: 'write', written: '' });
  });

  it('typed while the outcomes are shown belongs to the next round', () => {
    expect(act('second', 'H', { desk: { written: 'K' }, course: SHOWN })).toEqual(answer(1, 'KH'));
    expect(act('second', 'Space', { course: SHOWN })).toEqual({ kind: 'command', command: { type: 'skip', step: STEP } });
  });

  it('typed while a count runs is refused with a message', () => {
    const course: Course = { phase: 'counting', step: STEP, startedAt: NOW, endsAt: NOW + 3000 };
    const refusal = { code: 'round under way', params: { phase: 'counting' } };
    expect(act('first', 'K', { course })).toEqual({ kind: 'say', toast: { type: 'refusal', refusal } });
    expect(act('first', 'Escape', { course })).toEqual({ kind: 'command', command: { type: 'halt', step: STEP } });
  });
});

describe('an option', () => {
  it('that is a seat has the number of the seat, the others the next ones', () => {
    expect(act('taker', '2')).toEqual(answer(3, 'seat 1'));
    expect(act('taker', '4')).toEqual(answer(3, 'nobody'));
    expect(act('taker', '5')).toEqual(answer(3, 'again'));
    expect(act('taker', '6')).toEqual(unused('6', '1–5'));
  });

  it('beside a card is Enter, and then a letter that means no card', () => {
    expect(act('second', 'Enter')).toEqual(answer(1, 'none'));
    expect(act('second', 'N')).toEqual(answer(1, 'hidden'));
  });

  it('is not given by the Enter of a button that has the focus', () => {
    expect(act('second', 'Enter', { desk: { onControl: true } })).toEqual({ kind: 'none' });
  });
});

describe('Space', () => {
  it('starts the count if everybody turns the cards at once, and only before the count', () => {
    expect(act('first', 'Space')).toEqual({ kind: 'command', command: { type: 'count', step: STEP } });
    expect(act('first', 'Space', { course: COUNTED })).toEqual({ kind: 'held' });
  });

  it('gives the likeliest answer', () => {
    expect(act('second', 'Space')).toEqual(answer(1, 'QD'));
    expect(act('taker', 'Space')).toEqual(answer(3, 'nobody'));
    expect(act('rankOnly', 'Space', { course: COUNTED })).toEqual({ kind: 'held' });
  });

  it('means nothing while the presentation has only just ended by itself, or an answer is on its way', () => {
    expect(act('second', 'Space', { desk: { settling: true } })).toEqual({ kind: 'held' });
    expect(act('second', 'Space', { desk: { awaiting: true } })).toEqual({ kind: 'held' });
  });

  it.each([
    ['first', deskSay('en')('console-count'), 'Space'],
    ['second', 'QD', 'Space'],
    ['taker', 'nobody', 'Space'],
  ] as const)('stands on the big button when the %s is asked for', (asked, label, key) => {
    const view = stubView(stubState(...BEFORE[asked]));
    expect(nextThing(deskNow({ view, ui }))).toEqual({
      label,
      press: { key, action: act(asked, key) },
    });
  });
});

describe('the question', () => {
  it('is the headline, and all that the big button says if no answer is likelier', () => {
    const view = stubView(stubState(), COUNTED);
    expect(headline(deskNow({ view, ui })).main).toBe('Anna’s card?');
    expect(nextThing(deskNow({ view, ui }))).toEqual({ label: 'Anna’s card?' });
  });

  it('is not shown if it is asked of a bot', () => {
    const view = stubView(stubState('KH'), undefined, [1]);
    expect(askedNow(deskNow({ view, ui }))?.question).toBe('Béla is playing …');
    expect(act('second', 'Space', { bots: [1] })).toEqual({ kind: 'held' });
  });
});

describe('a key for a question that has not come', () => {
  const key = (of: string) => ({ kind: 'key' as const, press: keyPressed(of) });
  const waiting = [key('K')];

  it('is buffered while an answer is on its way, or a bot answers', () => {
    expect(act('second', 'H', { desk: { awaiting: true, waiting } })).toEqual({
      kind: 'buffer',
      waiting: [...waiting, key('H')],
    });
    expect(act('second', 'K', { bots: [1] })).toEqual({ kind: 'buffer', waiting });
  });

  it('is taken back by Backspace, and all of them by Esc', () => {
    expect(act('second', 'Backspace', { desk: { awaiting: true, waiting } })).toEqual({ kind: 'buffer', waiting: [] });
    expect(act('second', 'Escape', { desk: { awaiting: true, waiting } })).toEqual({ kind: 'buffer', waiting: [] });
  });

  it('is not buffered if only bots play', () => {
    expect(act('second', 'K', { bots: [0, 1, 2] })).toEqual({ kind: 'held' });
  });
});

describe('Backspace with nothing typed', () => {
  const step = (round: number, what = 'Answered') => ({ n: 4, what, effect: { round, points: [], changes: [] } });
  const pressed = (undo: HistoryStep | undefined, course?: Course, more: Partial<ConsoleView> = {}) => {
    const view = { ...stubView(stubState('KH'), course), ...(undo && { undo }), ...more };
    return actionOf(deskNow({ view, ui }), keyPressed('Backspace'));
  };
  const nothing = { kind: 'say', toast: { type: 'nothing typed' } };

  it('takes back the last answer of the round that is played, or shown', () => {
    expect(pressed(step(1))).toEqual({ kind: 'takeBack', step: step(1) });
    expect(pressed(step(0), SHOWN)).toEqual({ kind: 'takeBack', step: step(0) });
  });

  it('says so if there is none: an earlier round and a correction are left to U', () => {
    for (const undo of [undefined, step(0), step(1, 'PointsAdjusted')]) expect(pressed(undo)).toEqual(nothing);
  });
});

describe('the desk’s own keys', () => {
  it('keep their meaning', () => {
    const effect = { round: 1, points: [], changes: [] };
    const view = { ...stubView(stubState('KH')), undo: { n: 4, what: 'Answered', effect } };
    expect(actionOf(deskNow({ view, ui }), keyPressed('U'))).toEqual({ kind: 'command', command: { type: 'undo', n: 4 } });
    expect(actionOf(deskNow({ view, ui }), keyPressed('W'))).toMatchObject({ command: { type: 'recall', at: 0 } });
    expect(actionOf(deskNow({ view, ui }), keyPressed('M'))).toMatchObject({ kind: 'ask', command: { type: 'sound' } });
    expect(actionOf(deskNow({ view, ui }), keyPressed('V'))).toMatchObject({ kind: 'view' });
  });

  it('give way to keys that mean a card in this game', () => {
    const { asking } = ui;
    if (asking === undefined) throw new Error('the stub asks nothing');
    const alphabet = frenchDeck('en', 2);
    const ranks = [...alphabet.ranks, { code: 'm', label: 'M', keys: ['M'] }];
    const monarchs = { ...ui, asking: { ...asking, alphabet: () => ({ ...alphabet, ranks }) } };
    const view = stubView(stubState('KH'));
    expect(actionOf(deskNow({ view, ui: monarchs }), keyPressed('M'))).toEqual({ kind: 'write', written: 'm' });
    expect(actionOf(deskNow({ view, ui: monarchs, panel: 'help' }), keyPressed('M'))).toMatchObject({
      kind: 'ask',
      command: { type: 'sound' },
    });
    // None of their cards has a V, which stays a key of the desk.
    expect(actionOf(deskNow({ view, ui: monarchs }), keyPressed('V'))).toMatchObject({ kind: 'view' });
    expect([turnsSound(deskNow({ view, ui })), turnsSound(deskNow({ view, ui: monarchs }))]).toEqual([true, false]);
    expect(turnsSound(deskNow({ view, ui: monarchs, panel: 'help' }))).toBe(true);
  });

  it('open no panel that the game does not have', () => {
    for (const key of ['F4', 'F7']) expect(act('second', key)).toEqual({ kind: 'held' });
    expect(act('second', 'F6')).toEqual({ kind: 'panel', panel: 'points' });
  });
});
