import type * as v from 'valibot';
import type { OpenQuestion } from '../ask.ts';
import type { Card } from '../card.ts';
import type { Refused } from '../refusal.ts';
import type { Captures, Change, EndedBy, Highlight, HouseRule, Lesson, Rulebook } from '../rulebook.ts';
import type { Fixed } from '../schemas.ts';
import type { Player, Seat } from '../seat.ts';
import type { askedCommandSchema, askedEventSchema } from './schemas.ts';

/** How a game stands by its own rules: plain data, with the house rules that it is played by. */
export interface AskedPlay {
  readonly house: Readonly<Record<string, string | number>>;
}

/** A game whose course is questions and answers; `play` is the rulebook's own. */
export interface AskedState<Play extends AskedPlay> {
  readonly players: readonly Player[];
  /** Questions answered so far: the number of the present one. */
  readonly asked: number;
  readonly play: Play;
  /** The seats of players who have left, in that order. Their points stay in the standings; they win nothing any more. */
  readonly gone?: readonly Seat[];
  /** The dealer has ended the game before its rules did. */
  readonly stopped?: true;
}

export type AskedCommand = Fixed<v.InferOutput<typeof askedCommandSchema>>;
export type AskedEvent = Fixed<v.InferOutput<ReturnType<typeof askedEventSchema>>>;

export type AskedCode =
  | 'seats' // { least, most, given }
  | 'same player twice' // { name }
  | 'house value' // { key, given }
  | 'game over'
  | 'already answered' // { n, now }
  | 'no such answer' // { given }
  | 'card cannot be there' // { card, where, name }: taken back by giving the same card again
  | 'no such player' // { player }
  | 'points' // { given }
  | 'is ending'
  | 'too few seats' // { least }
  | 'table full' // { most }
  | 'next game'; // { name }

/** An answer given to a question that was put. */
export interface Given {
  readonly question: OpenQuestion;
  /** A card's code or an option's value; its form has been checked. */
  readonly given: string;
  /** The dealer insists on a card that cannot be there. */
  readonly confirm: boolean;
}

/**
 * What a game that asks brings; `askedRulebook` makes a rulebook of it. Where the game stands follows from the answers alone,
 * and from the cards that were drawn with them: chance speaks only through `bot` and `draws`.
 */
export interface AskedGame<Play extends AskedPlay, Code extends string = never> extends Pick<
  Rulebook,
  'id' | 'version' | 'seats'
> {
  /** The clause that says how many play: too few and too many are refused by it. */
  readonly clause: string;
  readonly house: readonly HouseRule[];
  /** House rules that each may be, but not together or not for so many players. */
  refuseHouse?(house: Play['house'], players: number): Refused<AskedCode | Code> | undefined;
  /** The house rules as they are recorded at the beginning, where one of them decides another. */
  settled?(house: Play['house']): Play['house'];
  /** See `Rulebook.dealt`; where it is left out, all cards are real. */
  dealt?(house: Play['house']): boolean;
  /** Whether these house rules need the winners of the last game; only then are they recorded at the beginning. */
  followsOn?(house: Play['house']): boolean;
  /** The rules need the dealer's seat; only then is it recorded at the beginning. */
  readonly dealerCounts?: true;
  /** `lastWinners` are the seats of those at this table; undefined if none were recorded. `dealer` is 0 if it was not. */
  start(players: number, house: Play['house'], lastWinners: readonly Seat[] | undefined, dealer: Seat): Play;
  next(play: Play): OpenQuestion | undefined;
  /** Whether a text is a card of this game's deck, suit known or not. */
  isCard(text: string): boolean;
  /** Why this answer cannot be given, though its form is right. */
  refuse?(play: Play, answer: Given, players: readonly Player[]): Refused<AskedCode | Code> | undefined;
  /** The cards that the screen turns up with this answer, where it deals: each drawn from those that nobody has seen. */
  draws?(play: Play, answer: Given, draw: (from: readonly Card[]) => Card): readonly Card[];
  /** `drawn` is what `draws` gave; empty where it is not there. */
  advance(play: Play, answer: Given, drawn: readonly Card[]): Play;
  /** Why these points cannot be given or taken now. */
  refuseAdjust?(play: Play, seat: Seat, by: number): Refused<AskedCode | Code> | undefined;
  /** The dealer gives or takes points against the count: what the real table holds is right. */
  adjust(play: Play, seat: Seat, by: number): Play;
  /** How many must stay for the game to go on; where it is left out, as many as can begin it. */
  least?(play: Play): number;
  /** The game without the player of a seat, from now on: a round under way does not count. */
  leave(play: Play, seat: Seat): Play;
  /** A player who left is back in the seat. Left out if that has to wait for the next game. */
  back?(play: Play, seat: Seat): Play;
  /** One more seat, the last one. Left out likewise. */
  join?(play: Play): Play;
  /** By seat. */
  points(play: Play): readonly number[];
  /** By seat: see `Standing.earlier`; undefined as long as nothing has begun anew. */
  earlier?(play: Play): readonly number[] | undefined;
  /** Seats that play together: see `Rulebook.sides`. Empty while nobody does. */
  sides?(play: Play): readonly (readonly Seat[])[];
  /** Of a game that is over or was ended early; the seats with the most points where it is left out. */
  winners?(play: Play): readonly Seat[];
  endedBy?(play: Play): EndedBy | undefined;
  round(play: Play): number;
  /** See `Rulebook.outcomes`; where it is left out, the last round has one. */
  outcomes?(play: Play): number;
  /** See `Rulebook.bot`; the question is the present one. */
  bot(play: Play, question: OpenQuestion, random: (below: number) => number): string;
  readonly timed?: { minutes(house: Play['house']): number | undefined; timeUp(play: Play): Play };
  /** By seat: who is out of the game, in a game that goes on without them. */
  out?(play: Play): readonly boolean[];
  /** What differs besides points, the end and who is out; see `Rulebook.changes`. */
  changes?(from: Play, to: Play): readonly Change[];
  readonly lesson?: Lesson<AskedState<Play>>;
  readonly captures?: Captures<AskedState<Play>>;
  /** The most remarkable figures of a game that is over; see `Review`. */
  highlights?(states: readonly AskedState<Play>[]): readonly Highlight[];
}
