import { SvelteURLSearchParams } from 'svelte/reactivity';
import * as v from 'valibot';
import { keypadKeysSchema, roomSoundSchema } from '../../host/contract/command.ts';
import { isSameName } from '../../rulebook/name.ts';
import type { RoomSound } from '../../host/contract/view.ts';
import { parseLanguage, type Language } from '../../words/language.ts';
import { safeStorage, type Store } from '../live/storage.ts';
import { CHOICES_KEY, parseChoices, parseKept, type TableChoices } from '../room/table/table-choices.ts';
import { PageLanguage } from '../ui/page-language.svelte.ts';
import { WindowSettings } from '../room/table/window-settings.svelte.ts';

const SHOWS_TABLE_KEY = 'referee.console.table';
const PEOPLE_KEY = 'referee.people';
const KEYPADS_KEY = 'referee.keypads';
const SOUND_KEY = 'referee.sound';
export const LANGUAGE_KEY = 'referee.console.language';

const keypadsSchema = v.array(v.object({ name: v.string(), keys: keypadKeysSchema }));
/** Those that were learned last; a storage that only grows is full some day. */
const MOST_KEYPADS = 100;

/** What the dealer's window keeps between nights. */
export class ConsoleSettings {
  /** How the table is shown: by the table's own window, which follows what is kept here, and by this one. */
  readonly table: WindowSettings;
  readonly #storage: Store;
  readonly #language: PageLanguage;
  /** Whether this window shows the table: `yes` or `no` as chosen in setup, `F2 yes` or `F2 no` as switched in a game. */
  #shows: string | null = $state(null);
  #displays = $state(0);
  /** The desktop has a second screen, for the table's window. */
  readonly #extended: boolean;

  /** `asked` is the language in the address; after it counts the one that was kept, then the browser's own. */
  constructor(window: Window, asked: string | null) {
    const { navigator, screen } = window;
    this.#storage = safeStorage(() => window.localStorage);
    const language = parseLanguage(asked ?? this.#storage.getItem(LANGUAGE_KEY) ?? navigator.language);
    this.#language = new PageLanguage(language);
    this.table = new WindowSettings(new SvelteURLSearchParams(), this.#storage.getItem(CHOICES_KEY), language);
    this.#shows = this.#storage.getItem(SHOWS_TABLE_KEY);
    // Not in the DOM types yet: whether the desktop reaches over more than one screen.
    this.#extended = (screen as { readonly isExtended?: boolean }).isExtended === true;
  }

  get language(): Language {
    return this.#language.shown;
  }

  set language(language: Language) {
    this.#language.speak(language);
    this.#storage.setItem(LANGUAGE_KEY, language);
  }

  /** Whether this window shows the table large. If no other does, it does, unless the dealer chose otherwise before. */
  get showsTable(): boolean {
    return this.#shows?.endsWith('yes') ?? (this.#displays === 0 && !this.#extended);
  }

  set showsTable(shows: boolean) {
    this.#keepShows(shows ? 'yes' : 'no');
  }

  switchView(): void {
    this.#keepShows(this.showsTable ? 'F2 no' : 'F2 yes');
  }

  #keepShows(shows: string): void {
    this.#shows = shows;
    this.#storage.setItem(SHOWS_TABLE_KEY, shows);
  }

  /** A game is set up while so many displays are open: what F2 chose was for the game before. */
  follow(displays: number): void {
    this.#displays = displays;
    if (this.#shows?.startsWith('F2') === true) this.#shows = null;
  }

  /** The names of the people who sat at the table last; none if nothing was kept, or nothing that can be names. */
  get people(): readonly string[] {
    return parseKept(v.array(v.string()), this.#storage.getItem(PEOPLE_KEY)) ?? [];
  }

  set people(names: readonly string[]) {
    this.#storage.setItem(PEOPLE_KEY, JSON.stringify(names));
  }

  /** The keys of a person's keypad, from face 1 to face 6, as they were learned last; undefined if none was. */
  keypadOf(name: string): readonly string[] | undefined {
    return this.#keypads.find((keypad) => isSameName(keypad.name, name))?.keys;
  }

  keepKeypad(name: string, keys: readonly string[]): void {
    const others = this.#keypads.filter((keypad) => !isSameName(keypad.name, name));
    this.#storage.setItem(KEYPADS_KEY, JSON.stringify([...others, { name, keys }].slice(-MOST_KEYPADS)));
  }

  get #keypads(): v.InferOutput<typeof keypadsSchema> {
    return parseKept(keypadsSchema, this.#storage.getItem(KEYPADS_KEY)) ?? [];
  }

  /** How loud it was, for the host that is started next. */
  get sound(): RoomSound | undefined {
    return parseKept(roomSoundSchema, this.#storage.getItem(SOUND_KEY));
  }

  set sound(sound: RoomSound) {
    this.#storage.setItem(SOUND_KEY, JSON.stringify(sound));
  }

  setTable(choices: TableChoices): void {
    const kept = JSON.stringify({ ...parseChoices(this.#storage.getItem(CHOICES_KEY)), ...choices });
    this.#storage.setItem(CHOICES_KEY, kept);
    this.table.take(kept);
  }
}
