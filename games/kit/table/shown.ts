import type { Seat } from '../../../rulebook/seat.ts';
import type { Mark } from '../../../renderer/room/table/ui.ts';
import type { StampKind } from '../../../words/room.ts';

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
