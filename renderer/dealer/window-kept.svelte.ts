import { createContext } from 'svelte';
import { CHOICES_KEY, degrees, parseChoices, type TableChoices } from '../room/table/table-choices.ts';
import { parseLanguage, type Language } from '../../words/language.ts';

/** Where the dealer's window keeps its own choices between nights. */
const TABLE_KEY = 'referee.console.table';
const LANGUAGE_KEY = 'referee.console.language';

/** The language `asked` for in the address, kept from before, or the browser's own, in this order. */
export function windowLanguage(window: Window, asked: string | null): Language {
  return parseLanguage(asked ?? window.localStorage.getItem(LANGUAGE_KEY) ?? window.navigator.language);
}

export function keepLanguage(window: Window, language: Language): void {
  window.localStorage.setItem(LANGUAGE_KEY, language);
}

/** Not in the DOM types yet: whether the desktop reaches over more than one screen. */
interface MaybeExtended {
  readonly isExtended?: boolean;
}

/**
 * Whether the table is shown large in the dealer's window. With one screen it is, unless the dealer chose otherwise
 * before; the choice is this window's own.
 */
export class Screens {
  #showsTable = $state(false);
  readonly #window: Window;

  constructor(window: Window) {
    this.#window = window;
    const kept = window.localStorage.getItem(TABLE_KEY);
    const { isExtended } = window.screen as MaybeExtended;
    this.#showsTable = kept === null ? isExtended !== true : kept === 'yes';
  }

  get showsTable(): boolean {
    return this.#showsTable;
  }

  set showsTable(shows: boolean) {
    this.#showsTable = shows;
    this.#window.localStorage.setItem(TABLE_KEY, shows ? 'yes' : 'no');
  }
}

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
