import type { Seat } from './seat.ts';

/** An answer that is no card: the rulebook's own word for it, or a seat where a player is meant. */
export interface Option {
  readonly value: string;
  readonly seat?: Seat;
}

interface BaseQuestion {
  /** The rulebook's own word for the question; its words ask it. */
  readonly what: string;
  /** Whose card or choice it is; undefined where it is the table's. */
  readonly seat?: Seat;
  /** Before it the table may count 3-2-1: everybody turns the cards at once. */
  readonly counted?: true;
  /** The seats that turn one then, where not everybody does. */
  readonly turning?: readonly Seat[];
  readonly options: readonly Option[];
  /** Which of how many cards, from 1, where they are asked for one after the other. */
  readonly part?: { readonly at: number; readonly of: number };
}

/** Asks for a card by its code; `options` are the answers that are no card. */
export interface CardQuestion extends BaseQuestion {
  readonly kind: 'card';
  /** Nothing depends on the suit: the rank alone (`K?`) is an answer too. */
  readonly rankOnly?: true;
  /** The seat in front of which the card will lie, where it comes from another's hand: `seat` is the one whose hand it leaves. */
  readonly before?: Seat;
  /** What the card must be, by all that is known. */
  readonly expected?: string;
}

/** Asks for one of its options. */
export interface OptionQuestion extends BaseQuestion {
  readonly kind: 'option';
  /** The answer that one key gives, where one is likelier than all others. */
  readonly standard?: string;
}

/** Asks several seats for a face each. Nobody sees a face until all are in; whatever seals for a seat answers for it. */
export interface SealedQuestion {
  readonly kind: 'sealed';
  /** The seats that choose, ascending. */
  readonly seats: readonly Seat[];
  /** What they may choose among: digits from 1. A real die is typed as one of these, or as 0 for no face. */
  readonly faces: readonly number[];
  /** The clause that says what a face is. */
  readonly clause: string;
}

/** Answered in the open: by the dealer for a person, by the host for a bot. */
export type OpenQuestion = CardQuestion | OptionQuestion;

/** What a game waits for: one answer at a time. */
export type Question = OpenQuestion | SealedQuestion;

/** A question with its number in the game, from 0: an answer names the question it is meant for, so that none is answered twice. */
export type Ask<Kind extends Question = OpenQuestion> = Kind & { readonly n: number };

/** What answers a question of either sort. */
export type QuestionAnswer =
  /** A card's code or an option's value; `confirm` accepts a card that cannot be there. */
  | { readonly kind: 'open'; readonly given: string; readonly confirm: boolean }
  /** By seat; null for a seat without a face. */
  | { readonly kind: 'sealed'; readonly faces: readonly (number | null)[] };

/** The same question once all have turned their cards: nothing is counted before it any more. */
export function afterCount({ counted: _, turning: __, ...ask }: Ask): Ask {
  return ask;
}

/** A question that is answered in the open; undefined where it is sealed, or where nothing is asked. */
export function openAsk(ask: Ask<Question> | undefined): Ask | undefined {
  return ask === undefined || ask.kind === 'sealed' ? undefined : ask;
}
