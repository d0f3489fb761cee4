import { beforeEach, describe, expect, it } from 'vitest';
import { WindowSettings } from '../room/table/window-settings.svelte.ts';
import { CHOICES_KEY } from '../room/table/table-choices.ts';
import { TableWindow } from './window-kept.svelte.ts';

beforeEach(() => localStorage.clear());

describe('the table window, chosen at the console', () => {
  it('is told all that was chosen, in its own words', () => {
    const table = new TableWindow(window, 'en');
    table.choose({ language: 'hu' });
    table.choose({ turn: table.turn - 72 });
    table.choose({ fourColours: true });
    const shown = new WindowSettings(new URLSearchParams(), null, 'en');
    shown.take(localStorage.getItem(CHOICES_KEY));
    expect(shown).toMatchObject({ language: 'hu', turn: 288, fourColours: true });
    expect(table).toMatchObject({ language: 'hu', turn: 288, fourColours: true });
  });

  it('speaks the console’s language until one was chosen, and what was chosen the next night', () => {
    expect(new TableWindow(window, 'de').language).toBe('de');
    new TableWindow(window, 'de').choose({ language: 'hu' });
    expect(new TableWindow(window, 'de').language).toBe('hu');
  });
});
