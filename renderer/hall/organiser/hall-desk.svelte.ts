import { flushSync, getContext, setContext } from 'svelte';
import {
  MOST_TABLES,
  type HallCommand,
  type OrganiserView,
  type PersonId,
  type TournamentSettings,
} from '../../../host/contract/hall.ts';
import type { Refusal } from '../../../rulebook/refusal.ts';
import { parseLanguage, type Language } from '../../../words/language.ts';
import type { Live } from '../../live/live.svelte.ts';
import type { PageLanguage } from '../../ui/page-language.svelte.ts';
import board from '../../../words/generated/board.js';
import hall from '../../../words/generated/hall.js';
import room from '../../../words/generated/room.js';
import { sayIn } from '../../../words/say.ts';
import { safeStorage } from '../../live/storage.ts';
import { expected } from './rows.ts';

/** The parts of the organiser's page, in the order in which an evening needs them. The key of each is its number. */
export const SECTIONS = ['people', 'game', 'seating', 'tables', 'standings', 'board', 'hall'] as const;
export type Section = (typeof SECTIONS)[number];

/** What can be printed: where everybody sits in the newest round, a card for each table, the standings. */
export type Sheet = 'seating' | 'cards' | 'standings';

/** Where on the page a command was given: its refusal stands there. */
export type CommandPlace = Section | 'clock' | 'next' | 'history' | 'person' | 'table' | 'correct';

/** The next right thing depends on these: it waits for the view that answers them. */
const MOVES: readonly string[] = ['settings', 'addPeople', 'seat', 'startRound', 'endRound', 'undo', 'redo'];

const LANGUAGE_KEY = 'referee.console.language';
const storeOf = (window: Window) => safeStorage(() => window.localStorage);

/** What the organiser's page says. */
export const hallSay = (language: Language) => sayIn(language, hall, board, room);

/** The language in the address, else the one that was kept, else the browser's own. */
export function languageIn(window: Window, asked: string | null): Language {
  return parseLanguage(asked ?? storeOf(window).getItem(LANGUAGE_KEY) ?? window.navigator.language);
}

/** What the organiser has open and has typed, and the way to the hall. A reload loses nothing that was given. */
export class HallDesk {
  section: Section = $state('people');
  /** The table that is open in the list. */
  table: number | undefined = $state();
  /** The round whose result is corrected at that table. */
  corrected: number | undefined = $state();
  /** What is typed or pasted and not added yet. */
  pasted = $state('');
  /** The settings as they are being changed; undefined while they are those of the view. */
  draft: TournamentSettings | undefined = $state.raw();
  refused: { readonly at: CommandPlace; readonly refusal: Refusal } | undefined = $state.raw();
  /** What is drawn for paper. */
  printing: Sheet | undefined = $state();
  /** Calls for the field in which names are typed. */
  asksForNames = $state(0);
  /** A move is under way, or has been made and not been seen in this view yet. */
  #working: OrganiserView | true | undefined = $state.raw();
  readonly #names = $derived(new Map(this.view.people.map(({ id, name }) => [id, name])));
  readonly #live: Live<OrganiserView>;
  readonly #window: Window;
  readonly #language: PageLanguage;

  constructor(live: Live<OrganiserView>, window: Window, language: PageLanguage) {
    this.#live = live;
    this.#window = window;
    this.#language = language;
  }

  /** Components are drawn only once there is a view. */
  get view(): OrganiserView {
    const { view } = this.#live;
    if (view === undefined) throw new Error('no view yet');
    return view;
  }

  /** Host time, ms since 1970. */
  get now(): number {
    return this.#live.hostNow();
  }

  get language(): Language {
    return this.#language.shown;
  }

  set language(language: Language) {
    this.#language.speak(language);
    storeOf(this.#window).setItem(LANGUAGE_KEY, language);
  }

  get say(): ReturnType<typeof hallSay> {
    return hallSay(this.language);
  }

  /**
   * As they are being changed. Before a game is chosen it is the first one, with tables for everybody, and what counts fairly there; that
   * is kept with the rest.
   */
  get settings(): TournamentSettings {
    const { settings, games, people } = this.view;
    const shown = this.draft ?? settings;
    if (shown.rulebook !== '') return shown;
    const here = expected(people);
    const tables = Math.min(MOST_TABLES, Math.max(shown.tables, Math.ceil(here / shown.seats)));
    const counts = this.isUnequal ? 'shares' : shown.counts;
    return { ...shown, rulebook: games[0]?.id ?? '', tables, counts };
  }

  /** Whether tables of the next round have different numbers of people. */
  get isUnequal(): boolean {
    const { settings, people } = this.view;
    const { tables, seats } = this.draft ?? settings;
    const here = expected(people);
    const seated = settings.rulebook === '' && this.draft === undefined ? here : Math.min(here, tables * seats);
    return seated % Math.max(1, Math.ceil(seated / seats)) > 0;
  }

  /** Whether what the page shows is what the tournament will be played by. */
  get unsaved(): boolean {
    return this.draft !== undefined || this.view.settings.rulebook === '';
  }

  /** The hall has not shown yet what came of the last move. */
  get isWorking(): boolean {
    return this.#working === true || this.#working === this.view;
  }

  /** Whether it was done; if not, its refusal stands at its place until the next command. */
  async send(command: HallCommand, at: CommandPlace): Promise<boolean> {
    this.refused = undefined;
    const isMove = MOVES.includes(command.type);
    if (isMove) this.#working = true;
    const answer = await this.#live.command(command);
    if (isMove) this.#working = answer.ok ? this.view : undefined;
    if (!answer.ok) this.refused = { at, refusal: answer.refusal };
    return answer.ok;
  }

  open(section: Section): void {
    this.section = section;
    this.refused = undefined;
  }

  /** Draws this for paper and opens the browser's dialogue; it prints only what is drawn. */
  print(sheet: Sheet): void {
    flushSync(() => (this.printing = sheet));
    this.#window.print();
  }

  /** Opens the part in which what was refused can be mended, and says it there. */
  mendIn(section: Section): void {
    const refusal = this.refused?.refusal;
    this.open(section);
    if (refusal !== undefined) this.refused = { at: section, refusal };
  }

  /** Leaves what is open: the correction first, then its table. */
  leave(): void {
    if (this.corrected === undefined) this.table = undefined;
    else this.corrected = undefined;
  }

  nameOf(person: PersonId): string {
    return this.#names.get(person) ?? person;
  }
}

const DESK = Symbol();

export function setHallDesk(desk: HallDesk): HallDesk {
  return setContext(DESK, desk);
}

export function getHallDesk(): HallDesk {
  return getContext<HallDesk>(DESK);
}
