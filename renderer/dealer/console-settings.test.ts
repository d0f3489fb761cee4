import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WindowSettings } from '../room/table/window-settings.svelte.ts';
import { CHOICES_KEY } from '../room/table/table-choices.ts';
import { consoleView, COURSES } from './desk/testing/stubs.ts';
import { ConsoleSettings } from './console-settings.svelte.ts';
import { peopleOf } from './setup/start.ts';
import { mountConsole } from './testing/mounted-console.ts';

beforeEach(() => localStorage.clear());

describe('the table window, chosen at the console', () => {
  it('is given all that was chosen, in its own words', () => {
    const settings = new ConsoleSettings(window, 'en');
    settings.setTable({ language: 'hu' });
    settings.setTable({ turn: settings.table.turn - 72 });
    settings.setTable({ fourColours: true });
    const shown = new WindowSettings(new URLSearchParams(), null, 'en');
    shown.take(localStorage.getItem(CHOICES_KEY));
    expect(shown).toMatchObject({ language: 'hu', turn: 288, fourColours: true });
    expect(settings.table).toMatchObject({ language: 'hu', turn: 288, fourColours: true });
  });

  it('has the console’s language until one is chosen, and keeps the chosen one the next night', () => {
    expect(new ConsoleSettings(window, 'de').table.language).toBe('de');
    new ConsoleSettings(window, 'de').setTable({ language: 'hu' });
    expect(new ConsoleSettings(window, 'de').table.language).toBe('hu');
  });
});

describe('this window', () => {
  it('shows the table too unless a table display is connected, until the dealer chooses', () => {
    const settings = new ConsoleSettings(window, 'en');
    expect(settings.showsTable).toBe(true);
    settings.follow(1);
    expect(settings.showsTable).toBe(false);
    settings.showsTable = true;
    expect(settings.showsTable).toBe(true);
    expect(new ConsoleSettings(window, 'en').showsTable).toBe(true);
  });

  it('follows the table displays until the game begins, and from then on only F2', () => {
    const settings = new ConsoleSettings(window, 'en');
    const shown = [0, 2, 0, 1].map((displays) => (settings.follow(displays), settings.showsTable));
    expect(shown).toEqual([true, false, true, false]);
    settings.switchView();
    expect(settings.showsTable).toBe(true);
  });

  it('is told by the host how many there are', () => {
    const { settings, show } = mountConsole();
    const shown = [1, 0].map((displays) => {
      show(consoleView(undefined, { displays }));
      return settings.showsTable;
    });
    expect(shown).toEqual([false, true]);
  });

  it('keeps what F2 chose when the page is loaded again, but not for the next game', () => {
    new ConsoleSettings(window, 'en').switchView();
    const reloaded = new ConsoleSettings(window, 'en');
    expect(reloaded.showsTable).toBe(false);
    reloaded.follow(0);
    expect(reloaded.showsTable).toBe(true);
    reloaded.follow(1);
    reloaded.switchView();
    expect(new ConsoleSettings(window, 'en').showsTable).toBe(true);
    reloaded.follow(1);
    expect(reloaded.showsTable).toBe(false);
  });
});

describe('the people of the previous night', () => {
  it('are kept from one night to the next', () => {
    new ConsoleSettings(window, 'en').people = ['Anna', 'Béla', 'Cili', 'Dani'];
    expect(new ConsoleSettings(window, 'en').people).toEqual(['Anna', 'Béla', 'Cili', 'Dani']);
  });

  it.each(['', 'null', '{"Anna":1}', '[1, null]', '[['])('are empty if %j is stored', (kept) => {
    localStorage.setItem('referee.people', kept);
    expect(new ConsoleSettings(window, 'en').people).toEqual([]);
  });

  it('are listed clockwise from the dealer, without bots', () => {
    const view = consoleView(COURSES.over, {
      inputs: [{ kind: 'die' }, { kind: 'bot' }, { kind: 'die' }, { kind: 'keys', cluster: 0 }],
    });
    const { game } = view.table;
    if (game === undefined) throw new Error('no game');
    const names = (dealer: number) => peopleOf({ ...view, table: { ...view.table, game: { ...game, dealer } } });
    expect(names(0)).toEqual(['Anna', 'Cili', 'Dani']);
    expect(names(2)).toEqual(['Cili', 'Dani', 'Anna']);
    expect(names(1)).toEqual(['Anna', 'Cili', 'Dani']);
    expect(peopleOf(consoleView(undefined))).toEqual([]);
  });
});

describe('a host that has just started', () => {
  it('is told the language of the room as soon as the view is live', () => {
    const { sent, say } = mountConsole();
    const view = consoleView(undefined);
    const { language: _none, ...table } = view.table;
    say({ type: 'view', view: { ...view, table } });
    vi.advanceTimersByTime(3_000);
    flushSync();
    expect(sent).toEqual([]);
    say({ type: 'alive', version: 1, now: 0 });
    flushSync();
    expect(sent).toEqual([{ type: 'roomLanguage', language: 'en' }]);
  });
});
