import type { Component } from 'svelte';
import type { GameView } from '../../../host/contract/view.ts';
import type { Highlight, Standing } from '../../../rulebook/rulebook.ts';
import type { Language } from '../../../words/language.ts';
import type { StampKind } from '../../../words/room.ts';
import { Registry } from '../../../rulebook/registry.ts';
import type { Progress } from './progress.ts';

/** Whether a seat is in the game, out of it, or its player away. */
export type Presence = 'in' | 'out' | 'away';

export interface PartProps {
  readonly game: GameView;
  readonly language: Language;
  readonly progress: Progress;
}

export interface MapProps extends PartProps {
  /** Degrees by which this window turns the map clockwise. */
  readonly turn: number;
  /** Pixels of a screen 1920 wide that the map has: 972 where that is 16 by 9, more where it is squarer. */
  readonly height: number;
}

export interface OutcomeHeard {
  readonly stamps: readonly StampKind[];
  /** What it changes, in four seconds of speech or less; empty where it changes nothing. */
  readonly said: string;
  /** What became of which card or player, and why. */
  readonly announced: string;
}

/** What a game says beside its map, in sentences and names: of a view, or of its own state. */
export interface SaidBeside<Given> {
  /** Who moves what with real hands before the next round, a sentence each; not asked for once the game is over. */
  hands(of: Given, language: Language): readonly string[];
  /** In their place once a game is over: what led to its end, what the points are worth. Nobody moves a card any more. */
  atEnd?(of: Given, language: Language): readonly string[];
  /** What the game calls its round of that number, within a sentence: "round 7". */
  round(of: Given, round: number, language: Language): string;
  /** What stands beside the round's name: the deck, a last round. A clock is not said here: `GameView.endsAt` is drawn. */
  headline(of: Given, language: Language): readonly string[];
  /** What everybody should know before the choice, a sentence each: that this may be the last round. */
  notes(of: Given, language: Language): readonly string[];
}

/** What a rulebook brings to the table display. Base code shows any game through this. */
export interface TableUi extends SaidBeside<GameView> {
  readonly id: string;
  /** The map of the table, filling its box, with whatever lies or happens there. */
  readonly Map: Component<MapProps>;
  /** Outcome number `at` of the last reveal, from 0, below `GameView.outcomes`. */
  heard(game: GameView, at: number, language: Language): OutcomeHeard;
  /** What the round under way has come to so far, in place of the last one's outcomes; undefined where those stay in sight. */
  underWay?(game: GameView, language: Language): readonly OutcomeHeard[] | undefined;
  /** How wide the map is for this many seats, in pixels of a screen 1920 wide. */
  mapWidth(seats: number): number;
  /** Beside the map while outcomes are shown: what happened, to which player, and why. */
  readonly Outcome: Component<PartProps>;
  /** Once a game is over, above what is said of its end: the cards that decided it. */
  readonly Last?: Component<PartProps>;
  /** Beside the map while people choose, and while dice are typed, as far as there is room: what newcomers choose from. */
  readonly Guide: Component<PartProps>;
  /** What the table is asked now, in a few words; undefined in a rulebook that does not ask, and when nothing is asked. */
  question?(game: GameView, language: Language): string | undefined;
  /** Why it is asked, as long as the first round is played; undefined where nobody would wonder. */
  why?(game: GameView, language: Language): string | undefined;
  /** What a step of the time line is called, by the type of its first event; an answer is called by whose it is. */
  stepSaid(type: string, language: Language): string | undefined;
  /** Points as far as they have been shown. */
  standingsAt(game: GameView, progress: Progress): readonly Standing[];
  /** What is counted, as the head of its column, where it is not points; at an end, in a few words beside the winner's. */
  unit?(game: GameView, language: Language): string | undefined;
  /** What beats what, or what cards count, in sight as long as a game is played; suits are written as ♣ ♦ ♥ ♠. */
  worth?(language: Language): string | undefined;
  /** What else is counted of each seat as far as it has been shown, for columns of their own. */
  marks?(game: GameView, progress: Progress, language: Language): readonly (readonly Mark[])[];
  /** What the figure of a highlight counts, in words; whose it is stands beside it. */
  highlight(highlight: Highlight, language: Language): string;
  presences(game: GameView, progress: Progress): readonly Presence[];
  /** By seat, the cards that lie open before it while something is asked, in words: for the dealer who does not see the map. */
  lying?(game: GameView, language: Language): readonly (readonly string[])[];
}

/** Something counted of a seat that is neither points nor cards: disgraces, tricks. */
export interface Mark {
  readonly kind: StampKind;
  readonly count: number;
  /** The most there can be, where there is one. Beside the seat as many places are drawn, `count` of them filled. */
  readonly of?: number;
  /** What is counted, as the head of its column. */
  readonly name: string;
  /** In words, for people who cannot see it. */
  readonly label: string;
}

export const TABLE_UIS = new Registry<TableUi>();
