import type { Component } from 'svelte';
import { frenchCardName } from '../../../words/cards.ts';
import type { Language } from '../../../words/language.ts';
import { roomSay } from '../../../words/room.ts';
import type { AskValues, GameCatalogue } from '../../../words/rulebook.ts';
import type { Progress } from '../../../renderer/room/table/progress.ts';
import type { SaidBeside } from '../../../renderer/room/table/ui.ts';
import FrenchCard from './FrenchCard.svelte';
import type { OutcomeSaid } from '../words/said.ts';
import type { CardsShown, LastShown } from './shown.ts';

/** Draws one open card, filling the width of its box at 5 to 7. Backs are the kit's. */
export interface CardProps {
  /** The game's own code. */
  readonly card: string;
  /** The card in words, for people who do not see it. */
  readonly label: string;
  /** Of what is written on it. */
  readonly language: Language;
}

/** What a game of questions and answers has to bring to the table display. All functions are pure; `State` is the rulebook's own. */
interface OwnParts<State> {
  readonly id: string;
  /**
   * Says at least: `asks-…` and `options-…`, by the rulebook's own words; `goals-…` and `highlights-…`, by its names of them. And where there is
   * one: `whys-…`, why a question is asked, in one sentence; `unit`, what is counted, as the head of its column, where it is not
   * points; `worth`, what beats what, a line that stays in sight, with suits as ♣ ♦ ♥ ♠.
   */
  readonly catalogue: GameCatalogue;
  /** What sentences for questions need to know. */
  readonly askValues?: AskValues;
  /** The map. What has not been shown yet must not be in it: cards taken, stamps, piles grown. */
  shown(state: State, progress: Progress, language: Language): CardsShown;
  /** Outcome number `at` of the last round, from 0, below the rulebook's `outcomes`. */
  say(state: State, at: number, language: Language): OutcomeSaid;
  /** What the round under way has come to so far, in place of the last one's outcomes; undefined where those stay. */
  underWay?(state: State, language: Language): readonly OutcomeSaid[] | undefined;
  /** By seat, the points as far as they have been shown; left out where they are always the present ones. */
  points?(state: State, progress: Progress): readonly number[];
  /** What the game's own points are called, where that is not always its `unit`. */
  unit?(state: State, language: Language): string | undefined;
  /** The cards that decided a game that is over; undefined where none did. */
  last?(state: State, language: Language): LastShown | undefined;
}

/** What `cardGame` has an answer to if the game has none. */
interface DefaultParts<State> extends SaidBeside<State> {
  readonly Card: Component<CardProps>;
  cardName(card: string, language: Language): string;
}

/** A game of questions and answers on the table display: data and words, and the drawing of its cards. */
export type CardGame<State> = OwnParts<State> & DefaultParts<State>;

/** A game with cards of the French deck that says nothing it does not have to, but for what it brings. */
export function cardGame<State>(parts: OwnParts<State> & Partial<DefaultParts<State>>): CardGame<State> {
  return {
    Card: FrenchCard,
    cardName: frenchCardName,
    hands: () => [],
    round: (_state, round, language) => roomSay(language)('room-round', { round }),
    headline: () => [],
    notes: () => [],
    ...parts,
  };
}
