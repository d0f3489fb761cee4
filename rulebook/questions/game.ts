import type { OpenQuestion } from '../ask.ts';
import type { Card } from '../card.ts';
import type { Refusal } from '../refusal.ts';
import type { Change, Highlight, HouseRule, Lesson, Captures } from '../rulebook.ts';
import type { Player, Seat } from '../seat.ts';
import type { AskedCode, AskedState } from './types.ts';

export type Refused<Code extends string> = { readonly ok: false; readonly refusal: Refusal<Code> };

/** An answer given to a question that was put. */
export interface Given {
  readonly question: OpenQuestion;
  /** A card's code or an option's value; its form has been checked. */
  readonly given: string;
  /** The dealer insists on a card that cannot be there. */
  readonly confirm: boolean;
}

/**
 * What a game that asks brings; `askedRulebook` makes a rulebook of it. `Play` is plain data. Where the game stands
 * follows from the answers alone, and from the cards that were drawn with them: chance speaks only through `bot` and `draws`.
 */
export interface AskedGame<Id extends string, House, Play, Code extends string = never> {
  readonly id: Id;
  readonly version: number;
  /** The clause that says how many play: too few and too many are refused by it. */
  readonly clause: string;
  readonly seats: { readonly least: number; readonly most: number; readonly recommended: readonly [number, number] };
  readonly house: readonly HouseRule[];
  /** House rules that each may be, but not together or not for so many players. */
  refuseHouse?(house: House, players: number): Refused<AskedCode | Code> | undefined;
  start(players: number, house: House): Play;
  next(play: Play): OpenQuestion | undefined;
  /** Whether a text is a card of this game's deck, suit known or not. */
  isCard(text: string): boolean;
  /** Why this answer cannot be given, though its form is right. */
  refuse?(play: Play, answer: Given, players: readonly Player[]): Refused<AskedCode | Code> | undefined;
  /** The cards that the kiosk turns up with this answer, where it deals: each drawn from those that nobody has seen. */
  draws?(play: Play, answer: Given, draw: (from: readonly Card[]) => Card): readonly Card[];
  /** `drawn` is what `draws` gave; empty where it is not there. */
  advance(play: Play, answer: Given, drawn: readonly Card[]): Play;
  /** Why these points cannot be given or taken now. */
  refuseAdjust?(play: Play, seat: Seat, by: number): Refused<AskedCode | Code> | undefined;
  /** The dealer gives or takes points against the count: what the real table holds is right. */
  adjust(play: Play, seat: Seat, by: number): Play;
  /** By seat. */
  points(play: Play): readonly number[];
  /** By seat: see `Standing.earlier`; undefined as long as nothing has begun anew. */
  earlier?(play: Play): readonly number[] | undefined;
  /** Seats that play together: see `Rulebook.sides`. Empty while nobody does. */
  sides?(play: Play): readonly (readonly Seat[])[];
  /** Of a game that is over; the seats with the most points where it is left out. */
  winners?(play: Play): readonly Seat[];
  round(play: Play): number;
  /** See `Rulebook.outcomes`; where it is left out, the last round has one. */
  outcomes?(play: Play): number;
  /** See `Rulebook.bot`; the question is the present one. */
  bot(play: Play, question: OpenQuestion, random: (below: number) => number): string;
  readonly timed?: { minutes(house: House): number | undefined; timeUp(play: Play): Play };
  /** By seat: who is out of the game, in a game that goes on without them. */
  out?(play: Play): readonly boolean[];
  /** What differs besides points, the end and who is out; see `Rulebook.changes`. */
  changes?(from: Play, to: Play): readonly Change[];
  readonly lesson?: Lesson<AskedState<House, Play>>;
  readonly captures?: Captures<AskedState<House, Play>>;
  /** The most remarkable figures of a game that is over; see `Review`. */
  highlights?(states: readonly AskedState<House, Play>[]): readonly Highlight[];
}
