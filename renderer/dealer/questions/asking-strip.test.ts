import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsoleView, Course } from '../../../host/contract/view.ts';
import { deskSay } from '../desk/desk-say.ts';
import type { Language } from '../../../words/language.ts';
import { FakeDesk } from '../testing/fake-desk.svelte.ts';
import { seen as text, touch } from '../testing/page.ts';
import { NOW } from '../desk/testing/stubs.ts';
import AskingStrip from './AskingStrip.svelte';
import { stubParts, stubState, stubView } from './testing/stub-game.ts';

const ui = stubParts();
const say = deskSay('en');
const SHOWN: Course = { phase: 'shown', step: 7, shownAt: NOW, outcomesAt: [], presentedAt: NOW + 5000 };

let at: FakeDesk;

beforeEach(() => {
  at = new FakeDesk(stubView(stubState()));
  at.answer = () => new Promise<never>(() => undefined);
});
afterEach(() => vi.useRealTimers());

function show(view: ConsoleView, { slim = false, language = 'en' as Language, with: shown = ui } = {}): void {
  [at.view, at.ui] = [view, shown];
  at.draws(AskingStrip, { slim }, language);
}
const labels = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
const given = () => at.sent.flatMap((command) => (command.type === 'table' ? [command.command] : []));

describe('by touch alone', () => {
  it('a card is given as a rank and a suit', () => {
    show(stubView(stubState('KH')));
    touch('Q');
    expect(document.querySelector('[data-part="half"]')?.textContent).toBe('Q?');
    expect(text()).toContain(say('questions-strip-suit-of', { rank: 'Q' }));
    touch('diamonds');
    expect(given()).toEqual([{ type: 'answer', n: 1, given: 'QD' }]);
  });

  it('a rank is enough if nothing depends on the suit', () => {
    show(stubView(stubState('KH', 'QD', '2C', 'nobody', '3H', '4H', '5H', 'nobody')));
    touch('10');
    expect(given()).toEqual([{ type: 'answer', n: 8, given: 'T?' }]);
  });

  it('a half-typed card can be erased', () => {
    show(stubView(stubState('KH')));
    touch('Q');
    touch('Erase');
    expect(document.querySelector('[data-part="half"]')).toBeNull();
    expect(labels()).toContain('Q');
  });

  it('an option is one button, and each shows its key', () => {
    show(stubView(stubState('KH', 'QD', '2C')));
    expect(labels()).toEqual(['Anna 1', 'Béla 2', 'Cili 3', 'nobody 4', 'again 5']);
    touch('Béla');
    expect(given()).toEqual([{ type: 'answer', n: 3, given: 'seat 1' }]);
  });

  it('answers typed ahead are visible and can be taken back', () => {
    show(stubView(stubState('KH')));
    touch('Q');
    touch('diamonds');
    touch('2');
    touch('7');
    const kept = () => [...document.querySelectorAll('[data-part="kept"] > kbd')].map(({ textContent }) => textContent);
    expect(kept()).toEqual(['2', '7']);
    touch(document.querySelector('[data-part="kept"] button'));
    expect(kept()).toEqual(['2']);
  });
});

describe('the text of the strip', () => {
  it('names whose card is asked for, and says that all may turn them at once', () => {
    show(stubView(stubState()));
    expect(text()).toContain('Anna');
    expect(text()).toContain(say('questions-strip-may-count', { button: say('console-count') }));
  });

  it('says why it is asked in the first round, on the desk: beside the table display the room reads it there', () => {
    const asksWhy = (view: ConsoleView, slim: boolean) => {
      show(view, { slim });
      const said = document.querySelector('[data-part="why"]')?.textContent;
      return said;
    };
    const first = stubView(stubState());
    expect([asksWhy(first, false), asksWhy(first, true)]).toEqual(['The highest takes all.', undefined]);
    expect(asksWhy(stubView(stubState('KH', 'QD', '2C', 'nobody')), false)).toBeUndefined();
  });

  it.each([
    [[1], false],
    [[1], true],
    [[0, 1, 2], false],
    [[0, 1, 2], true],
  ])('is not there while bots %j answer, until something is typed ahead (slim: %s)', (bots, slim) => {
    show(stubView(stubState('KH'), undefined, bots), { slim });
    expect(document.querySelector('[data-part=asking]')).toBeNull();
    at.key('7');
    flushSync();
    expect(document.querySelector('[data-part=asking]')?.textContent.includes('7') ?? false).toBe(bots.length === 1);
  });

  it('while the outcomes are shown is the next question; under the table display nothing, until something is typed', () => {
    show(stubView(stubState('KH', 'QD', '2C'), SHOWN));
    expect(text()).toContain('Who takes them?');
    show(stubView(stubState('KH', 'QD', '2C', 'seat 1'), SHOWN), { slim: true });
    expect(text().trim()).toBe('');
    at.desk.written = 'K';
    flushSync();
    expect(text()).toContain('K');
  });

  it('lists the keys briefly, and explains those that are not obvious', () => {
    show(stubView(stubState('KH')), { slim: true });
    expect(document.querySelector('[data-part=legend]')?.textContent.replaceAll('\u00a0', ' ')).toBe('T/0 10 · X Joker');
  });

  it('writes ranks as the cards of the language print them, with the key if that differs', () => {
    show(stubView(stubState('KH')), { language: 'de' });
    expect(labels().slice(9, 14)).toEqual(['10 T/0', 'B J', 'D Q', 'K', 'Joker X']);
  });
});

describe('a key that means nothing to the question', () => {
  it('is said to, with the keys that do', () => {
    show(stubView(stubState('KH')));
    at.key('1');
    flushSync();
    const keys = 'A 2–9 T J Q K X  Enter N';
    expect(document.querySelector('[role="alert"]')?.textContent).toBe(deskSay('en')('console-unused', { key: '1', keys }));
  });

  it('is read, and goes away by itself', () => {
    vi.useFakeTimers();
    show(stubView(stubState('KH')));
    const said = () => document.querySelector('[role="alert"]')?.textContent ?? '';
    at.key('1');
    flushSync();
    vi.advanceTimersByTime(50 * said().length);
    flushSync();
    expect(said()).not.toBe('');
    vi.runOnlyPendingTimers();
    flushSync();
    expect(said()).toBe('');
  });

  it('has its whole time again where it is said again', () => {
    vi.useFakeTimers();
    show(stubView(stubState('KH')));
    for (const key of ['1', '1', '1']) {
      at.key(key);
      flushSync();
      vi.advanceTimersByTime(3_000);
    }
    flushSync();
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('1');
  });

  it('stays while the same card would confirm what is doubted', () => {
    vi.useFakeTimers();
    show(stubView(stubState('KH')));
    at.key('1');
    at.desk.confirmation = { id: 1, card: 'KH' };
    flushSync();
    vi.advanceTimersByTime(60_000);
    flushSync();
    expect(document.querySelector('[role="alert"]')?.textContent).not.toBe('');
  });
});
