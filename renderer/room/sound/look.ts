import type { CalledOff, Correction, Course, GameView, Stall } from '../../../host/contract/view.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { correctionAt, countAt } from '../table/moment.ts';
import { shownAt } from '../table/progress.ts';
import { timeLeft, type TimeLeft } from '../table/time-left.ts';

/**
 * What of a game can be heard or announced at one moment. It is made of what the table display shows and of nothing
 * else, and from the first choice to the reveal it holds no part of the rulebook's state (Secrecy 1).
 */
export interface Look {
  readonly game: number;
  readonly step: number;
  readonly phase: Course['phase'];
  /** How many have chosen, whoever they are; undefined outside choosing. */
  readonly ready: number | undefined;
  readonly count: number | 'up' | undefined;
  readonly calledOff: CalledOff | undefined;
  readonly halted: { readonly seat?: Seat } | undefined;
  readonly stalled: readonly Stall[];
  /** Outcomes of the reveal that is presented: how many there are, and how many have been shown, the last of them now. */
  readonly outcomes: number;
  readonly shown: number;
  /** An outcome brought back. */
  readonly recalled: number | undefined;
  readonly correction: Correction | undefined;
  /** How the game stands by its clock; undefined without one, and when the game is over. */
  readonly left: TimeLeft | undefined;
  /** Somebody has won. */
  readonly won: boolean;
}

/** The look of `game` at `now` (host time, ms since 1970); `outcomesOf` counts those of the last opening. */
export function lookAt(game: GameView, now: number, outcomesOf: (game: GameView) => number): Look {
  const { course } = game;
  const choosing = course.phase === 'choosing' ? course : undefined;
  const shown = course.phase === 'shown' ? course : undefined;
  const outcomes = shown === undefined ? 0 : outcomesOf(game);
  return {
    game: game.game,
    step: course.step,
    phase: course.phase,
    ready: choosing?.ready,
    // At a table that asks, cards are turned when the count ends, and are named for as long as people need.
    count: course.phase === 'asking' && course.counted ? 'up' : countAt(course, now),
    calledOff: choosing?.calledOff,
    halted: choosing?.halted,
    stalled: course.phase === 'opening' ? course.stalled : [],
    outcomes,
    shown: shown === undefined ? 0 : shownAt(shown, outcomes, now),
    recalled: game.recalled?.at,
    correction: correctionAt(game.corrections, now),
    left: game.endsAt === undefined || course.phase === 'over' ? undefined : timeLeft(game.endsAt, now),
    won: game.winners.length > 0,
  };
}
