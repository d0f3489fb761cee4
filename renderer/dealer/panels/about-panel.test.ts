import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DesktopAnswer, DesktopRequest, MenuChoice } from '../../../host/contract/desktop.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { consoleView } from '../desk/testing/stubs.ts';
import { ProgramAround } from '../program.svelte.ts';
import { mountConsole } from '../testing/mounted-console.ts';
import { press as key, seen, touch as press } from '../testing/page.ts';
import { deskSay } from '../desk/desk-say.ts';

const say = deskSay('en');
const PROGRAM = { version: '1.2.3', nights: '/home/anna/nights', command: 'referee' };

afterEach(() => localStorage.clear());

/** The console with the program around it, its answers, and what it was asked. */
function open({
  desktop = true,
  answer = { kind: 'done' } as DesktopAnswer,
  language = 'en' as const,
  text = 'MIT and others',
} = {}) {
  const asked: DesktopRequest[] = [];
  let choose: (choice: MenuChoice) => void = () => expect.fail('nobody listens to the menu');
  const bridge = {
    ask: (request: DesktopRequest) => {
      asked.push(request);
      return Promise.resolve(request.type === 'lookForNewer' ? answer : ({ kind: 'done' } as const));
    },
    onMenu: (onChoice: typeof choose) => {
      choose = onChoice;
      return () => undefined;
    },
  };
  const program = new ProgramAround({ licences: () => Promise.resolve(text), desktop: desktop ? bridge : undefined });
  const at = mountConsole(language, program);
  at.show(consoleView(undefined, { program: PROGRAM }));
  return {
    ...at,
    asked,
    choose: (choice: MenuChoice) => {
      choose(choice);
      flushSync();
    },
  };
}

const panel = () => seen('[role=dialog]');

/** By keys: the help, and in it the button. */
function openByKeys(): void {
  key('F1');
  press(deskSay('en')('console-panels-about'));
}

describe('About', () => {
  it('says in a browser which version it is and where the nights are, and opens nothing', () => {
    open({ desktop: false });
    openByKeys();
    expect(panel()).toContain('Version 1.2.3');
    expect(panel()).toContain(PROGRAM.nights);
    for (const said of [
      say('desktop-about-nights.open'),
      say('desktop-quit'),
      say('desktop-look'),
      say('desktop-about-electron'),
    ])
      expect(panel()).not.toContain(said);
  });

  it('shows the licences when they are asked for', async () => {
    open({ desktop: false });
    openByKeys();
    expect(panel()).not.toContain('MIT and others');
    press(say('desktop-about-licences.show'));
    await vi.waitFor(() => expect(document.querySelector('pre')?.textContent).toBe('MIT and others'));
    // The arrow keys scroll it.
    expect(document.activeElement).toBe(document.querySelector('pre'));
    key('ArrowDown');
    expect(document.activeElement).toBe(document.querySelector('pre'));
  });

  it('asks the desktop program for what a menu holds', () => {
    const { asked } = open();
    openByKeys();
    asked.length = 0;
    for (const label of [say('desktop-about-nights.open'), say('desktop-full-screen'), say('desktop-quit')]) press(label);
    expect(asked).toEqual([{ type: 'openNights' }, { type: 'fullScreen' }, { type: 'quit' }]);
  });

  it('looks for nothing until somebody asks for it', async () => {
    const { asked } = open({ answer: { kind: 'newer', version: '1.3.0', page: 'https://example.com/v1.3.0' } });
    openByKeys();
    expect(asked.filter(({ type }) => type !== 'speak')).toEqual([]);
    press(say('desktop-look'));
    await vi.waitFor(() => expect(panel()).toContain(say('desktop-newer-is-out', { version: '1.3.0' })));
    expect(panel()).toContain('https://example.com/v1.3.0');
    press(say('desktop-newer-open'));
    expect(asked.slice(-2)).toEqual([{ type: 'lookForNewer' }, { type: 'openNewer' }]);
  });

  it.each([
    ['unknown place', say('desktop-newer-unknown-place')],
    ['newest', say('desktop-newer-newest')],
    ['no answer', say('desktop-newer-no-answer')],
    ['no release', say('desktop-newer-no-release')],
    ['failed', say('desktop-newer-no-answer')],
  ] as const)('says what came of it: %s', async (kind, said) => {
    const { choose } = open({ answer: { kind } });
    choose({ type: 'about', look: true });
    await vi.waitFor(() => expect(panel()).toContain(said));
  });
});

describe('the menu', () => {
  it('opens About', () => {
    const { choose, asked } = open();
    choose({ type: 'about', look: false });
    expect(panel()).toContain('Version 1.2.3');
    expect(asked).toEqual([{ type: 'speak', language: 'en' }]);
  });

  it.each(LANGUAGES)('turns the console to %s, which says so', (language) => {
    const { choose, asked, settings } = open();
    choose({ type: 'language', language });
    choose({ type: 'about', look: false });
    expect([settings.language, settings.table.language]).toEqual([language, language]);
    expect(asked.at(-1)).toEqual({ type: 'speak', language });
    expect(panel()).toContain(deskSay(language)('desktop-about-version', { version: '1.2.3' }));
  });
});
