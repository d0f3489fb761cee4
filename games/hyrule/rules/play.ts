import type { AskedState } from '../../../rulebook/questions/game.ts';
import type { Card } from '../../../rulebook/card.ts';
import type { EndedBy } from '../../../rulebook/rulebook.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { mostCaptured } from './captures.ts';
import type { HandCourse, Lead } from './course.ts';
import type { House } from './house.ts';
import type { TurnJudged } from './judge.ts';

/** A card that the leader swapped: it lies face up on the discard pile (HY-5). */
export interface Discarded {
  readonly seat: Seat;
  readonly card: Card;
}

/** A turn that was played, as it is told. */
export interface TurnPlayed {
  /** 0 for the first hand, then run-offs (HY-7). */
  readonly hand: number;
  /** By seat; null for a player who is not in the run-off. */
  readonly cards: readonly (Card | null)[];
  readonly judged: TurnJudged;
  /** Cards that waited for this turn's winner (HY-3). */
  readonly waited: number;
  /** What the winner takes, cards that waited among them; 0 where nobody wins. */
  readonly taken: number;
  /** Under strategy rules. */
  readonly lead: Lead | undefined;
  /** Swapped right before this turn (HY-5). */
  readonly swapped: Discarded | undefined;
}

interface Game {
  readonly house: House;
  /** By seat: captured in the hands before this one. */
  readonly before: readonly number[];
  /** Of all hands. */
  readonly turns: readonly TurnPlayed[];
  /** 0 for the first hand, then run-offs. */
  readonly hand: number;
}

interface InHand extends Game {
  readonly course: HandCourse;
  /** Of this hand, oldest first. */
  readonly discards: readonly Discarded[];
}

/** The tallest of `seats` is to be named before they play (HY-6). */
interface Measuring extends Game {
  readonly phase: 'measuring';
  readonly seats: readonly Seat[];
}

/** A turn is laid in `order`; `laid` holds what lies there, in that order. */
export interface Laying extends InHand {
  readonly phase: 'laying';
  readonly lead: Lead | undefined;
  readonly order: readonly Seat[];
  readonly laid: readonly Card[];
}

/** The leader swaps: which card is discarded is to be said (HY-5). */
export interface Swapping extends InHand {
  readonly phase: 'swapping';
  readonly lead: Lead;
}

/** Seven turns are played and several share the most: whether it is played off is to be said (HY-7). */
export interface Drawn extends InHand {
  readonly phase: 'drawn';
}

export interface Over extends InHand {
  readonly phase: 'over';
}

export type Play = Measuring | Laying | Swapping | Drawn | Over;
export type Dealt = Exclude<Play, Measuring>;
export type State = AskedState<Play>;

/** HY-7: cards captured in this hand, by seat. A run-off begins with all cards in the deck again, so with empty piles. */
export function pointsIn(play: Play): readonly number[] {
  return play.phase === 'measuring' ? play.before.map(() => 0) : play.course.captures.counts;
}

/** HY-7: those with the most in this hand; several if the players share the win. */
export function winnersOf(play: Play): readonly Seat[] {
  return play.phase === 'measuring' ? play.seats : mostCaptured(play.course.captures, play.course.seats);
}

/** HY-7 */
export function endedBy(play: Play): EndedBy | undefined {
  return play.hand > 0 && winnersOf(play).length === 1 ? 'run-off' : undefined;
}

/** HY-7: by seat, captured before the run-off: it ranks the players who are not in it. Undefined in the first hand. */
export function earlierIn({ hand, before }: Play): readonly number[] | undefined {
  return hand === 0 ? undefined : before;
}
