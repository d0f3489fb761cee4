import type { Seat } from '../../../rulebook/seat.ts';
import type { StampKind } from '../../../renderer/ui/stamps.ts';
import { SPOKEN_LONGEST, type Mark } from '../../../renderer/room/table/ui.ts';

/** A card on the map. Cards of a place are told apart by their order: what is `back` and has a code later turns round. */
export interface CardShown {
  /** The game's own code of the card; `back` while it lies face down. */
  readonly card: string;
  /** So many lie there one on the other, drawn with their number; 1 where it is left out. */
  readonly count?: number;
  /** Lies apart from the others: a charge beside its army, a horse upon its card. */
  readonly extra?: true;
  /** The next card lies over most of it, whatever the room. */
  readonly under?: true;
  /** What is shown now is about this card. */
  readonly lit?: true;
  /** It counts no more: beaten, laid aside, replaced. */
  readonly faded?: true;
}

/** A seat with what lies before it. Whose card is asked for is not said here: `GameView.ask` knows. */
export interface SeatShown {
  /** Before the seat, from left to right; the last one lies uppermost where they overlap. */
  readonly cards: readonly CardShown[];
  /** What its cards come to, at their foot; empty keeps its place free until it is shown. */
  readonly total?: string | undefined;
  /**
   * Cards in the stack beside the seat, or captured: a small pile with its number. Undefined where there is none to show. What
   * is taken lies on the table as long as it is shown, and is in no pile yet.
   */
  readonly pile?: number | undefined;
  readonly marks?: readonly Mark[];
  /** Falls on the seat with what is shown now. */
  readonly stamp?: StampKind | undefined;
  /** One short word of what the seat is now: leader, King. */
  readonly label?: string | undefined;
  /** Seats of one alliance stand on cloth of one pattern, 0 or 1. */
  readonly side?: 0 | 1;
  readonly lit?: true;
  readonly presence: 'in' | 'out' | 'away';
}

/** What lies in the middle of the table: cards that wait for a winner, a stock. One without cards keeps the place free. */
export interface Heap {
  readonly cards: readonly CardShown[];
  /** What it is, in a word or two. */
  readonly label?: string;
  readonly lit?: true;
}

/** What the map shows of a game with cards. */
export interface CardsShown {
  readonly seats: readonly SeatShown[];
  readonly middle?: Heap | undefined;
  /** A row that each seat has room for from the beginning, so that what lies stays where it is when more comes. */
  readonly room?: readonly CardShown[] | undefined;
  /** Who takes what lies on the table: it travels there once it is shown; `own` where each seat's cards go back to it. */
  readonly goesTo?: Seat | 'own' | undefined;
}

/** The cards that decided a game, the strongest first. */
export interface LastShown {
  /** What they are: "The last battle". */
  readonly title: string;
  readonly rows: readonly { readonly seat: Seat; readonly cards: readonly CardShown[]; readonly total: string }[];
}

/** The marks that are drawn: of which there is at least one. */
export function marksOf(seat: SeatShown | undefined): readonly Mark[] {
  return (seat?.marks ?? []).filter(({ count }) => count > 0);
}

/** What belongs to one or more seats together, in a few words: "elite partners 27". */
export interface Weighed {
  readonly seats: readonly Seat[];
  readonly what: string;
}

/** One outcome of a round in words. The display shows it, the log reads it, the voice says it: all from here. */
export interface Said {
  /** Falls beside the verdict, and sounds; undefined where nothing came of it. */
  readonly stamp?: StampKind | undefined;
  /** In a word or three, biggest of all: "takes 10 cards", "War!". */
  readonly verdict: string;
  readonly seats: readonly Seat[];
  /** One sentence: what decided. */
  readonly why: string;
  /** What was weighed against each other, the stronger first: shown above `why`. */
  readonly weighed?: readonly Weighed[];
  readonly clause: string;
  /** To be spoken, in four seconds or less, where that is not the verdict and whose it is; empty where nothing changes. */
  readonly spoken?: string;
  /** The goal of the lesson that this outcome shows; its rule is taught beside it in a lesson and in the teaching pace. */
  readonly goal?: string | undefined;
}

/** What is spoken of an outcome: in four seconds or less, with the names if there is time for them. */
export function spokenOf({ spoken, verdict, seats }: Said, nameOf: (seats: readonly Seat[]) => string): string {
  const named = seats.length === 0 ? [] : [`${nameOf(seats)}: ${verdict}`];
  return spoken ?? [...named, verdict].find(({ length }) => length <= SPOKEN_LONGEST) ?? '';
}

/** What decided, with what was weighed, for a listener. `nameOf` lists seats by name. */
export function inFull({ weighed = [], why }: Said, nameOf: (seats: readonly Seat[]) => string): string {
  return [...weighed.map(({ seats, what }) => `${nameOf(seats)}: ${what}.`), why].join(' ');
}
