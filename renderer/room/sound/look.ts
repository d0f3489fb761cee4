import type { CalledOff, Correction, Course, GameView, Stall } from '../../../host/contract/view.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { correctionAt, countAt, tellingAt } from '../table/moment.ts';
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
  /** Outcomes of the reveal that is told: how many there are, and which is told now, from 0; -1 while the dice land. */
  readonly tellings: number;
  readonly told: number;
  /** An outcome brought back. */
  readonly recalled: number | undefined;
  readonly correction: Correction | undefined;
  /** How the game stands by its clock; undefined without one, and when the game is over. */
  readonly left: TimeLeft | undefined;
  /** Somebody has won. */
  readonly won: boolean;
}

/** The look of `game` at `now` (host time, ms since 1970); `tellings` counts the outcomes of the last opening. */
export function lookAt(game: GameView, now: number, tellings: (game: GameView) => number): Look {
  const { course } = game;
  const choosing = course.phase === 'choosing' ? course : undefined;
  const shown = course.phase === 'shown' ? course : undefined;
  const outcomes = shown === undefined ? 0 : tellings(game);
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
    tellings: outcomes,
    // Once all is told the last outcome stands.
    told: shown === undefined ? -1 : Math.min(tellingAt(shown, outcomes, now), outcomes - 1),
    recalled: game.recalled?.at,
    correction: correctionAt(game.corrections, now),
    left: game.endsAt === undefined || course.phase === 'over' ? undefined : timeLeft(game.endsAt, now),
    won: game.winners.length > 0,
  };
}
