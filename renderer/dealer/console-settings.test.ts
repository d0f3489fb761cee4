import { beforeEach, describe, expect, it } from 'vitest';
import { WindowSettings } from '../room/table/window-settings.svelte.ts';
import { CHOICES_KEY } from '../room/table/table-choices.ts';
import { ConsoleSettings } from './console-settings.svelte.ts';

beforeEach(() => localStorage.clear());

describe('the table window, chosen at the console', () => {
  it('is told all that was chosen, in its own words', () => {
    const settings = new ConsoleSettings(window, 'en');
    settings.setTable({ language: 'hu' });
    settings.setTable({ turn: settings.table.turn - 72 });
    settings.setTable({ fourColours: true });
    const shown = new WindowSettings(new URLSearchParams(), null, 'en');
    shown.take(localStorage.getItem(CHOICES_KEY));
    expect(shown).toMatchObject({ language: 'hu', turn: 288, fourColours: true });
    expect(settings.table).toMatchObject({ language: 'hu', turn: 288, fourColours: true });
  });

  it('speaks the console’s language until one was chosen, and what was chosen the next night', () => {
    expect(new ConsoleSettings(window, 'de').table.language).toBe('de');
    new ConsoleSettings(window, 'de').setTable({ language: 'hu' });
    expect(new ConsoleSettings(window, 'de').table.language).toBe('hu');
  });
});
