import { SvelteURLSearchParams } from 'svelte/reactivity';
import { parseLanguage, type Language } from '../../../words/language.ts';
import { safeStorage } from '../../live/storage.ts';
import { PageLanguage } from '../../ui/page-language.svelte.ts';
import { degrees, parseChoices, CHOICES_KEY } from './table-choices.ts';

/**
 * How this window shows the table: its language, by how many degrees the map is turned clockwise, whether each suit has
 * its own colour, and whether the count flashes. The address says (`?lang=hu&turn=90&suits=four&flash=on`), else what was
 * kept, else the system's language, no turn, red and black, no flash.
 */
export class WindowSettings {
  readonly #language: PageLanguage;
  turn: number = $state(0);
  fourColours: boolean = $state(false);
  flash: boolean = $state(false);
  /** Whether somebody has chosen the language of this window. */
  #chosen: boolean;

  constructor(address: URLSearchParams, kept: string | null, system: string) {
    const stored = parseChoices(kept);
    const language = address.get('lang') ?? stored.language;
    this.#chosen = language !== undefined;
    this.#language = new PageLanguage(parseLanguage(language ?? system));
    this.turn = degrees(address.get('turn') ?? stored.turn);
    const suits = address.get('suits');
    this.fourColours = suits === null ? (stored.fourColours ?? false) : suits === 'four';
    const flash = address.get('flash');
    this.flash = flash === null ? (stored.flash ?? false) : flash === 'on';
  }

  get language(): Language {
    return this.#language.shown;
  }

  /** Another window has changed what is kept. */
  take(kept: string | null): void {
    const { language, turn, fourColours, flash } = parseChoices(kept);
    if (language !== undefined) {
      this.#language.speak(parseLanguage(language));
      this.#chosen = true;
    }
    if (turn !== undefined) this.turn = degrees(turn);
    if (fourColours !== undefined) this.fourColours = fourColours;
    if (flash !== undefined) this.flash = flash;
  }

  /** Speaks the console's language, unless one was chosen here. */
  follow(language: Language | undefined): void {
    if (!this.#chosen && language !== undefined) this.#language.speak(language);
  }
}

/** The settings of this page, following what other windows of this computer keep for it. */
export function windowSettings(): WindowSettings {
  const settings = new WindowSettings(
    new SvelteURLSearchParams(window.location.search),
    safeStorage(() => window.localStorage).getItem(CHOICES_KEY),
    navigator.language,
  );
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === CHOICES_KEY) settings.take(newValue);
  });
  return settings;
}
