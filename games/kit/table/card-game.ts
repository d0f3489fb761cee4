import type { Component } from 'svelte';
import type { Highlight } from '../../../rulebook/rulebook.ts';
import type { AskWords, Taught } from '../../../words/rulebook.ts';
import type { Language } from '../../../words/language.ts';
import type { Progress } from '../../../renderer/room/table/progress.ts';
import type { CardsShown, LastShown } from './shown.ts';
import type { Said } from './said.ts';

/** Draws one open card, filling the width of its box at 5 to 7. Backs are the kit's. */
export interface CardProps {
  /** The game's own code. */
  readonly card: string;
  /** The card in words, for who does not see it. */
  readonly label: string;
  /** Of what is written on it, where a game's cards say more than signs. */
  readonly language: Language;
}

/**
 * What a game of questions and answers brings to the table display: data and words, and the drawing of its cards.
 * `askedTable` makes the display of it. All functions are pure; `State` is the rulebook's own.
 */
export interface CardGame<State> {
  readonly Card: Component<CardProps>;
  /** A card in words. */
  cardName(card: string, language: Language): string;
  asks(language: Language): AskWords;
  /** The map. What has not been shown yet must not be in it: cards taken, stamps, piles grown. */
  shown(state: State, progress: Progress, language: Language): CardsShown;
  /** How many outcomes of the last round are told one by one, as the rulebook's `outcomes`. */
  outcomes(state: State): number;
  /** Outcome number `at` of the last round, from 0, below `outcomes`. */
  say(state: State, at: number, language: Language): Said;
  /** Who moves what with real hands before the next answer, a sentence each. */
  hands(state: State, language: Language): readonly string[];
  /** What it calls its round of that number, within a sentence, where it has a word of its own: "battle 7". */
  round?(state: State, round: number, language: Language): string;
  /** What stands beside the round's name: the leader, the stock. A clock is not said here: `GameView.endsAt` is drawn. */
  headline(state: State, language: Language): readonly string[];
  /** What everybody should know before the next card, a sentence each. */
  notes(state: State, language: Language): readonly string[];
  /** The cards that decided a game that is over; undefined where none did. */
  last?(state: State, language: Language): LastShown | undefined;
  /** By seat, the points as far as they have been shown; undefined where they are always the present ones. */
  points?(state: State, progress: Progress): readonly number[];
  /** What is counted, as the head of its column, where it is not points: "cards", "heads". */
  unit?(language: Language): string;
  /** In a rulebook that tells highlights. */
  highlight?(highlight: Highlight, language: Language): string;
  /** What a goal of the lesson teaches, by the rulebook's own name of it. */
  goal?(goal: string, language: Language): Taught;
}
