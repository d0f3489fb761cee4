import { describe, expect, it } from 'vitest';
import { WindowSettings } from './window-settings.svelte.ts';

const address = (search: string) => new URLSearchParams(search);

describe('window settings', () => {
  it('follow the address before stored settings, and stored settings before the system', () => {
    const kept = JSON.stringify({ language: 'de', turn: 90 });
    expect(new WindowSettings(address('lang=hu&turn=-45'), kept, 'en-GB')).toMatchObject({ language: 'hu', turn: 315 });
    expect(new WindowSettings(address(''), kept, 'en-GB')).toMatchObject({ language: 'de', turn: 90 });
    expect(new WindowSettings(address(''), null, 'hu-HU')).toMatchObject({ language: 'hu', turn: 0 });
  });

  it('show red and black suits until four colours are asked for', () => {
    const kept = JSON.stringify({ fourColours: true });
    expect(new WindowSettings(address(''), null, 'en').fourColours).toBe(false);
    expect(new WindowSettings(address('suits=four'), null, 'en').fourColours).toBe(true);
    expect(new WindowSettings(address(''), kept, 'en').fourColours).toBe(true);
    expect(new WindowSettings(address('suits=two'), kept, 'en').fourColours).toBe(false);
  });

  it('follow settings that another window stores', () => {
    const settings = new WindowSettings(address(''), null, 'en');
    settings.take(JSON.stringify({ turn: 450 }));
    expect(settings).toMatchObject({ language: 'en', turn: 90 });
  });

  it('speak the console’s language until one is chosen here', () => {
    const settings = new WindowSettings(address(''), JSON.stringify({ turn: 90 }), 'en');
    settings.follow(undefined);
    expect(settings.language).toBe('en');
    settings.follow('hu');
    expect(settings.language).toBe('hu');
    settings.take(JSON.stringify({ language: 'de' }));
    settings.follow('hu');
    expect(settings.language).toBe('de');
    for (const [search, kept] of [
      ['lang=en', null],
      ['', '{"language":"en"}'],
    ] as const) {
      const chosen = new WindowSettings(address(search), kept, 'de');
      chosen.follow('hu');
      expect(chosen.language).toBe('en');
    }
  });

  it.each(['{', 'null', '7', '{"turn":"much","language":4}'])('stay valid if %s was stored', (kept) => {
    expect(new WindowSettings(address('turn=x'), kept, 'de')).toMatchObject({ language: 'de', turn: 0 });
  });
});
