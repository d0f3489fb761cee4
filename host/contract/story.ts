import type { Highlight, Standing } from '../../rulebook/rulebook.ts';
import type { Player, Seat } from '../../rulebook/seat.ts';

export interface Thread {
  readonly player: Player;
  readonly seat: Seat;
  /** The player's for the night, from 0. */
  readonly flower: number;
}

export interface Flower {
  readonly thread: number;
  /** From 0, also while they are open. */
  readonly points: number;
}

/** The tablecloth of the night, with a flower for every card taken. Its size is bounded, however long the night. */
export interface ClothView {
  /** Gives every night its own pattern, the same after a restart. */
  readonly seed: number;
  /** Counts the cloths of the night from 1, because a full one is replaced. */
  readonly number: number;
  readonly before: number;
  /** In the order of their first flower on this cloth. */
  readonly threads: readonly Thread[];
  readonly flowers: readonly Flower[];
}

/** One player's points after the rounds of a `StoryView`. */
export interface RaceLine extends Pick<Standing, 'player' | 'seat'> {
  readonly points: readonly number[];
}

/** How a game that is over went. */
export interface StoryView {
  /** When it ended: host time, ms since 1970. */
  readonly since: number;
  /** The rounds after which the race is drawn, ascending from 0 to the last; in a long game, some are left out. */
  readonly rounds: readonly number[];
  readonly race: readonly RaceLine[];
  /** Piles were counted at the end, so the points in them appear only at the end of the race. */
  readonly counted: boolean;
  /** At most three. */
  readonly highlights: readonly Highlight[];
}
