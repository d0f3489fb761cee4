import type { Component } from 'svelte';
import type { ConsoleView } from '../../../host/contract/view.ts';
import type { Language } from '../../../words/language.ts';
import type { RulebookConsoleWords } from '../../../words/rulebook.ts';
import type { ConsoleBook, Countable } from './book.ts';
import type { DealersDesk } from './dealers-desk.svelte.ts';

export interface CountingProps extends PartProps {
  /** Whose pile it is. */
  readonly next: Countable;
}

export interface NamingProps extends PartProps {
  /** Others read along and the outcomes are still being told: say nothing of who took what. */
  readonly discreet: boolean;
}

export interface PartProps {
  readonly view: ConsoleView;
  readonly state: unknown;
  readonly desk: DealersDesk;
}

/** One outcome of the last opening in words: its stamp, whom it falls to (or nobody), why, and the clause. */
export interface SaidOutcome {
  readonly what: string;
  readonly who: string;
  readonly why: string;
  readonly clause: string;
}

/** What a rulebook brings to the console: its pure part, its words, and the panels that know its state. */
export interface ConsoleParts {
  /** Of the game. */
  readonly id: string;
  readonly book: ConsoleBook;
  words(language: Language): RulebookConsoleWords;
  /** What the game calls its round of that number, within a sentence: "round 7". */
  round(state: unknown, round: number, language: Language): string;
  /** Who moves what with real hands until the next count, one line each. */
  hands(state: unknown, language: Language): readonly string[];
  /** Outcome number `at` of the last reveal, from 0: its stamp, who, why, and the clause. Undefined where there is none. */
  recalled(state: unknown, at: number, language: Language): string | undefined;
  /** What the last opening came to, in the order told. */
  outcomes(state: unknown, language: Language): readonly SaidOutcome[];
  /** Asks for the name of the next waiting card and takes it by touch; draws nothing while none waits. */
  readonly Naming?: Component<NamingProps>;
  /** Asks how many points the next pile counts when the game is over. */
  readonly Counting?: Component<CountingProps>;
  /** Every card that was laid, to be named or corrected; undefined where each card is an answer, corrected by undoing it. */
  readonly Cards?: Component<PartProps>;
  /** The dealer's overrides, each with a reason. */
  readonly Corrections: Component<PartProps>;
  /** On paper: all the rules, and one page to lie on the table. */
  readonly rules?: { readonly All: Component<{ language: Language }>; readonly Card: Component<{ language: Language }> };
}
