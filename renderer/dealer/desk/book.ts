import type { HouseRule } from '../../../rulebook/rulebook.ts';
import type { Refusal } from '../../../rulebook/refusal.ts';
import type { Player, PlayerId, Seat } from '../../../rulebook/seat.ts';
import type { Kit } from '../setup/kit.ts';
import type { AskingBook } from '../questions/asking-book.ts';
import type { KeyPress } from './key-press.ts';

/** A physical card that may be named now; `id` is the rulebook's own number for it. */
export interface Nameable {
  readonly id: number;
}

/** Whose pile may be counted when the game is over. */
export interface Countable {
  readonly player: Player;
}

/** What a key means while a card waits for its name. `written` is the part typed so far. */
export type Naming =
  | { readonly type: 'written'; readonly written: string }
  | { readonly type: 'named'; readonly card: string }
  /** No card of this deck is meant by the key, but a newcomer may well press it. */
  | { readonly type: 'unclear' };

export type SeatDeed = 'away' | 'back' | 'leave';

/** Cards that lie on the table without a name and may be given one, in a rulebook that has such. */
export interface CardNaming {
  /** The cards whose names are asked for now, in the order they are asked. */
  waiting(state: unknown): readonly Nameable[];
  /** Reads a key as part of the name of the first waiting card; undefined where it is no such part. */
  readName(state: unknown, written: string, press: KeyPress): Naming | undefined;
  /** The rulebook's own command that names a card; `confirm` accepts one that cannot be there. */
  nameCommand(id: number, card: string, confirm: boolean): unknown;
  /** Whether the refusal of a name is taken back by giving the same name again. */
  needsConfirmation(refusal: Refusal): boolean;
}

/** Piles that may be counted when the game is over, in a rulebook whose points can be open then. */
export interface PileCounting {
  /** The piles whose points are still open, in the order they are asked for. */
  toCount(state: unknown): readonly Countable[];
  countCommand(player: PlayerId, points: number): unknown;
}

/** People who come and go between rounds, in a rulebook that lets them. */
export interface ComingAndGoing {
  /** What a seat's player may do between rounds, with the rulebook's command for it. */
  deeds(state: unknown, seat: Seat): readonly { readonly deed: SeatDeed; readonly command: unknown }[];
  joinCommand(seat: Seat, player: Player): unknown;
  turnCircleCommand(): unknown;
}

/** What a rulebook brings to the dealer's console besides its own panels: pure, over the state in the view. */
export interface ConsoleBook {
  readonly id: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly house: readonly HouseRule[];
  /** A first game of it can teach itself. */
  readonly teaches: boolean;
  /** What it can be played with, in the order offered. */
  readonly kits: readonly Kit[];
  /** The house rules that fit what is at hand, where they differ from the standard. */
  houseFor(kit: Kit): Readonly<Record<string, string | number>>;
  /** The house rules of a game under way, for the next game of the series. */
  houseOf(state: unknown): Readonly<Record<string, string | number>>;
  /** Why a seat is not in the game now, if it is not. */
  absence(state: unknown, seat: Seat): 'out' | 'away' | undefined;
  readonly naming?: CardNaming;
  readonly counting?: PileCounting;
  readonly people?: ComingAndGoing;
  /** In a rulebook that asks. */
  readonly asking?: AskingBook;
}
