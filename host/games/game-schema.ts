import type { Language } from '../../words/language.ts';
import type { Highlight, SetupBase } from '../../rulebook/rulebook.ts';
import type { Player, Seat } from '../../rulebook/seat.ts';
import type { GameEvent } from '../../rulebook/series.ts';
import type { PhoneRules, SeatPage } from '../contract/phones.ts';
import type { Checked } from './checked.ts';

/** What was opened or laid in a round, for an export: the table's cards, and a line for each seat. */
export interface RoundReport {
  readonly table: readonly string[];
  readonly seats: readonly {
    readonly player: Player;
    /** Undefined in a game without faces; null for no die. */
    readonly face?: number | null;
    /** Cards it laid, in a game of cards. */
    readonly laid?: readonly string[];
    /** Cards taken in this round. */
    readonly took: readonly string[];
    readonly standing: 'in' | 'out' | 'away' | 'left';
  }[];
}

/** What an export says of a game, in one language. */
export interface ReportWords {
  readonly name: string;
  card(card: string): string;
  /** What is counted, where it is not points. */
  readonly unit?: string;
  /** Undefined in a game without faces. */
  face?(face: number): string;
  /** What a figure counts. */
  highlight(of: Highlight): string;
}

/** What a game says to one seat, sentences in one language. */
export type SeatReport = Pick<SeatPage, 'rests' | 'asked' | 'todo' | 'verdict' | 'why' | 'cards'>;

/**
 * What every game brings so that unchecked input can reach it: a parser for each kind of input, and what only it can
 * report about its own states. Base code does not look into the values that a schema has let through.
 */
export interface GameSchema<Setup = SetupBase<unknown>, State = unknown, Command = unknown, Event = GameEvent> {
  setup(unchecked: unknown): Checked<Setup>;
  /** The rulebook's own commands, but for the opening of faces: those come from sealed choices and typed dice only. */
  command(unchecked: unknown): Checked<Command>;
  event(unchecked: unknown): Checked<Event>;
  /** What a reveal shows, as the record keeps it beside the events; undefined before the first opening. */
  shown(state: State): unknown;
  /** The faces of the events of one step, by seat; undefined if they open none. */
  faces(events: readonly Event[]): readonly (number | null)[] | undefined;
  /** What does not hold in a state though it must after any event, in words for `verify`; empty for a sound one. */
  broken(state: State): readonly string[];
  /** What does not hold in a state though it must after all events of a command. */
  unsettled(state: State): readonly string[];
  /** The last opening of a state that has one. */
  report(state: State): RoundReport | undefined;
  words(language: Language): ReportWords;
  /** What people read of each outcome of the last round, in the order they are presented. */
  sentences(state: State, language: Language): readonly string[];
  /** What everybody at the table may know of this seat: a phone shows it. `deals`: it is the dealer's. */
  seat(state: State, seat: Seat, language: Language, deals: boolean): SeatReport;
  /** What a lesson suggests to this seat, in a few words, once these goals have come up. */
  suggested?(state: State, seat: Seat, language: Language, met: readonly string[]): string | undefined;
  /** `onPhone`: for a player who chooses on a phone. */
  rules(language: Language, onPhone: boolean): PhoneRules;
  /** A setup in which the screen draws every card, for bots that play by themselves. */
  demo(players: readonly Player[]): Setup;
}
