import type { Highlight } from '../../rulebook/rulebook.ts';
import type { Player, Seat } from '../../rulebook/seat.ts';

/** Who stitched, and in which seat's flower. */
export interface Thread {
  readonly player: Player;
  readonly seat: Seat;
}

export interface Flower {
  readonly thread: number;
  /** From 0, also while they are open. */
  readonly points: number;
}

/** The tablecloth of the night: a flower for every card taken. Bounded, however long the night is. */
export interface ClothView {
  /** Gives every night a pattern of its own; the same after a restart. */
  readonly seed: number;
  /** Which cloth of the night, from 1: a full one is laid aside. */
  readonly number: number;
  readonly before: number;
  /** In the order of their first flower on this cloth. */
  readonly threads: readonly Thread[];
  readonly flowers: readonly Flower[];
}

/** One player's points after the rounds of a `StoryView`. */
export interface RaceLine {
  readonly player: Player;
  /** Undefined for a player who left for good. */
  readonly seat: Seat | undefined;
  readonly points: readonly number[];
}

/** A game that is over, told. */
export interface StoryView {
  /** Since when it stands so: host time, ms since 1970. */
  readonly since: number;
  /** After which rounds the race is drawn, ascending from 0 to the last; a long game is drawn every so many rounds. */
  readonly rounds: readonly number[];
  readonly race: readonly RaceLine[];
  /** Points came from piles that were counted: they count only from the end of the race on. */
  readonly counted: boolean;
  /** The most remarkable figures, at most three; in a game that tells none, none. */
  readonly highlights: readonly Highlight[];
}
