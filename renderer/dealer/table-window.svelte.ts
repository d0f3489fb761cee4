import { createContext } from 'svelte';
import { CHOICES_KEY, degrees, parseChoices, type TableChoices } from '../room/table/table-choices.ts';
import { parseLanguage, type Language } from '../../words/language.ts';

/**
 * How the table is shown, chosen at the console: by the table's own window, which follows what is kept here, and by this
 * one where it shows the table as well.
 */
export class TableWindow {
  #choices: TableChoices = $state.raw({});
  readonly #fallback: Language;
  readonly #window: Window;

  /** `fallback` is the language while none was chosen. */
  constructor(window: Window, fallback: Language) {
    this.#window = window;
    this.#fallback = fallback;
    this.#choices = parseChoices(window.localStorage.getItem(CHOICES_KEY));
  }

  get language(): Language {
    return parseLanguage(this.#choices.language ?? this.#fallback);
  }

  get turn(): number {
    return degrees(this.#choices.turn);
  }

  get fourColours(): boolean {
    return this.#choices.fourColours ?? false;
  }

  get flash(): boolean {
    return this.#choices.flash ?? false;
  }

  choose(change: TableChoices & { readonly language?: Language }): void {
    this.#choices = { ...this.#choices, ...change };
    this.#window.localStorage.setItem(CHOICES_KEY, JSON.stringify(this.#choices));
  }
}

export const [getTableWindow, setTableWindow] = createContext<TableWindow>();
