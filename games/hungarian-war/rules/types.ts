import type * as v from 'valibot';
import { FACES, type House } from './house.ts';
import type { commandSchema, eventSchema, setupSchema } from './schemas.ts';
import type { Card } from '../../../rulebook/card.ts';
import type { Fixed } from '../../../rulebook/schemas.ts';
import type { Capture, SetupBase } from '../../../rulebook/rulebook.ts';
import type { Player, Seat } from '../../../rulebook/seat.ts';

export type DieFace = (typeof FACES)[number];

/** Whether a die shows this digit. */
export function isFace(digit: number): digit is DieFace {
  return Number.isInteger(digit) && digit >= 1 && digit <= FACES.length;
}

/** The centre, or `side[i]`, which lies between seat i and seat i+1 (HW-2). */
export type Place = 'centre' | number;

/** One physical card, numbered in the order the cards were laid. Its identity may become known later (HW-21). */
export type CardId = number;

export type Setup = SetupBase<House> & Fixed<v.InferOutput<typeof setupSchema>>;

export interface SeatState {
  readonly player: Player;
  /** HW-12, HW-14; independent of being away (HW-22). */
  readonly standing: 'in' | 'out';
  readonly presence: 'here' | 'away';
  readonly pile: Pile;
}

export interface Pile {
  readonly cards: readonly CardId[];
  /** Points by the count of the real pile, which replaces the sum of its cards (HW-21). */
  readonly counted: number | undefined;
  /** How many of `cards`, from the first, that count covers; 0 where nothing was counted. */
  readonly countedOf: number;
  /** Points the dealer gave or took, with a reason kept in the event. */
  readonly adjusted: number;
}

export type GonePlayer = Pick<SeatState, 'player' | 'pile'>;

export interface TablePlaces {
  readonly centre: CardId | null;
  readonly sides: readonly (CardId | null)[];
}

/** The last opening as it happened, kept for the screens: what lay there, the faces, the judgement. */
export interface Opening {
  readonly round: number;
  readonly faces: readonly (DieFace | null)[];
  /** The cards that lay at each place when the faces opened. */
  readonly table: TablePlaces;
  readonly judgement: Judgement;
  /** The players by the seats they had then. */
  readonly players: readonly Player[];
  /** HW-16: the cards that went to a taker's pile, sides ascending, the centre last. No override moves a card between piles. */
  readonly taken: readonly Capture[];
  /** How often players have gone out in this game, now included (HW-12). */
  readonly timesOut: number;
}

export interface GameCore {
  readonly house: House;
  /** By CardId: what each laid card is known to be. */
  readonly cards: readonly Card[];
  /** HW-20: cards the dealer named although they cannot be there. */
  readonly confirmed: readonly CardId[];
  /** Cards left in the draw deck. */
  readonly deck: number;
  readonly seats: readonly SeatState[];
  readonly gone: readonly GonePlayer[];
  readonly table: TablePlaces;
  readonly discard: readonly CardId[];
  /** Rounds opened so far. */
  readonly round: number;
  readonly opening: Opening | undefined;
  /** Places refilled since the last opening, for the hands lines; null for one that has gone with its seat. */
  readonly laid: readonly (Place | null)[];
  /** A card has been swapped into the centre since then. */
  readonly swapped: boolean;
  /** Who has left since then: the card on their left is discarded (HW-22). */
  readonly leavers: readonly Player[];
  /** HW-20: how many cards the game holds, as changed by recorded overrides. */
  readonly total: number;
}

export interface Playing extends GameCore {
  readonly phase: 'playing';
  /** HW-17 `lastTable: play`: the deck is empty and this round is the last. */
  readonly lastRound: boolean;
}

export interface Over extends GameCore {
  readonly phase: 'over';
}

export type State = Playing | Over;

export type Command =
  | { readonly type: 'open'; readonly faces: readonly (DieFace | null)[] }
  | Fixed<v.InferOutput<typeof commandSchema>>;

export type Event = Fixed<v.InferOutput<typeof eventSchema>>;

export type SideReason = 'nobody' | 'lone taker' | 'two takers' | 'blocker wins' | 'lone blocker' | 'two blockers';

export type CentreReason =
  | 'everybody blocks' // HW-11
  | 'block stands, takers out' // HW-12
  | 'block stands, blockers out' // HW-12
  | 'lone taker' // HW-13
  | 'several takers' // HW-13
  | 'nobody takes'; // HW-13

interface Outcome<Clause, Reason> {
  readonly outcome: 'taken' | 'discarded' | 'stays';
  /** Whoever takes the card. */
  readonly by: Seat | undefined;
  readonly clause: Clause;
  readonly reason: Reason;
  readonly takers: readonly Seat[];
  readonly blockers: readonly Seat[];
}

export type SideOutcome = Outcome<'HW-9', SideReason>;

export interface CentreOutcome extends Outcome<'HW-11' | 'HW-12' | 'HW-13', CentreReason> {
  /** HW-10 */
  readonly needed: number;
  readonly inGame: number;
}

export interface Judgement {
  readonly centre: CentreOutcome;
  readonly sides: readonly SideOutcome[];
  /** Seats that change from in to out in this round, ascending. */
  readonly eliminated: readonly Seat[];
  /** Seats that change from out to in in this round, ascending. */
  readonly rejoined: readonly Seat[];
  /** HW-14: why players who were out may rejoin, or why not. */
  readonly rejoin: 'nobody blocked' | 'everybody blocked' | 'block attempted';
}

/** What `judge` needs to know of a table: which seats may choose. */
export interface SeatsInGame {
  readonly players: number;
  readonly out: readonly Seat[];
  readonly away: readonly Seat[];
}

export type RefusalCode =
  | 'seats' // HW-1 { least, most, given }
  | 'same player twice' // { name }
  | 'house value' // { key, given }
  | 'deck size' // { given, most }
  | 'game over'
  | 'faces count' // { given, seats }
  | 'face of a seat not in the game' // HW-7 { seat, name }
  | 'no such face' // { seat, given }
  | 'nobody in the game' // HW-15
  | 'no such card' // { id }
  | 'no such seat' // { seat }
  | 'no such player' // { player }
  | 'no such place' // { place }
  | 'card cannot be there' // HW-20 { card, where: 'table' | 'pile' | 'discard' | 'deck', name: the place on the table or the pile's owner } | { card, where: 'all', count, table, discard, name }
  | 'cards are not named in this game' // cards: untracked
  | 'not swappable' // { side }
  | 'deck count' // { given, most }
  | 'points' // { given }
  | 'fewer points than cards' // HW-21 { given, least }
  | 'already away' // { name }
  | 'not away' // { name }
  | 'standing is already so' // { name, standing: 'in' | 'out' }
  | 'would leave nobody in the game' // HW-22 { name }
  | 'table full' // HW-1 { most }
  | 'too few seats' // HW-22 { least }
  | 'no card for a new seat'; // HW-22
