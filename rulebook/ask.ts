import type { Seat } from './seat.ts';

/** An answer that is no card: the rulebook's own word for it, or a seat where somebody is meant. */
export interface Option {
  readonly value: string;
  readonly seat?: Seat;
}

interface AnyQuestion {
  /** The rulebook's own word for the question; its words ask it. */
  readonly what: string;
  /** Whose card or choice it is; undefined where it is the table's. */
  readonly seat?: Seat;
  /** Before it the table may count 3-2-1: everybody turns the cards at once. */
  readonly counted?: true;
  /** Who turns one then, where not everybody does. */
  readonly turning?: readonly Seat[];
  readonly options: readonly Option[];
}

/** Asks for a card by its code; `options` are the answers that are no card. */
export interface CardQuestion extends AnyQuestion {
  readonly kind: 'card';
  /** Nothing depends on the suit: the rank alone (`K?`) is an answer too. */
  readonly rankOnly?: true;
  /** Before whom the card will lie, where it comes from the hand of another: `seat` is the one from whose hand it comes. */
  readonly before?: Seat;
  /** What the card must be, by all that is known. */
  readonly expected?: string;
}

/** Asks for one of its options. */
export interface ChoiceQuestion extends AnyQuestion {
  readonly kind: 'choice';
  /** The answer that one key gives, where one is likelier than all others. */
  readonly standard?: string;
}

/** What a table that plays with cards waits for: one answer at a time. */
export type Question = CardQuestion | ChoiceQuestion;

/** A question with its number in the game, from 0: an answer names the question it is meant for, so that none is answered twice. */
export type Ask = Question & { readonly n: number };

/** The same question once all have turned their cards: nothing is counted before it any more. */
export function afterCount({ counted: _, turning: __, ...ask }: Ask): Ask {
  return ask;
}
