import type { CalledOff, Correction, Stall, GameView } from '../../../host/contract/view.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { padMayAnswer } from '../../ui/stalls.ts';
import { correctionAt, countAt, timeLeft } from '../table/moment.ts';
import { outcomesShown } from '../table/progress.ts';

/** One thing that has just happened on the table display. */
export type SoundEvent =
  | { readonly what: 'ready' }
  | { readonly what: 'count'; readonly count: number | 'up' }
  | { readonly what: 'calledOff'; readonly calledOff: CalledOff }
  | { readonly what: 'halted'; readonly seat?: Seat }
  | { readonly what: 'stalled'; readonly stalled: readonly Stall[] }
  | { readonly what: 'landed' }
  /** Outcome number `at` of the reveal, from 0. `late` where the presentation has gone past it: it is announced, not played. */
  | { readonly what: 'outcome'; readonly at: number; readonly late: boolean }
  | { readonly what: 'recalled'; readonly at: number }
  | { readonly what: 'correction'; readonly correction: Correction }
  | { readonly what: 'clock'; readonly left: 'last minute' | 'up' }
  | { readonly what: 'over'; readonly won: boolean };

/**
 * What happened from one look at a game to the next; nothing at the first look, because a page that has just been opened
 * does not announce what went before. Before a reveal it depends on the phase, the count and how many are ready: not on who
 * pressed, how often, or what (Secrecy 3).
 */
export function eventsBetween(before: Look | undefined, after: Look): readonly SoundEvent[] {
  if (before?.game !== after.game) return [];
  return [...choosing(before, after), ...opening(before, after), ...outcomes(before, after), ...aside(before, after)];
}

function choosing(before: Look, after: Look): readonly SoundEvent[] {
  if (before.step === after.step) return (after.ready ?? 0) > (before.ready ?? 0) ? [{ what: 'ready' }] : [];
  const events: SoundEvent[] = [];
  if (after.calledOff !== undefined) events.push({ what: 'calledOff', calledOff: after.calledOff });
  if (after.halted !== undefined) events.push({ what: 'halted', ...after.halted });
  return events;
}

function opening(before: Look, after: Look): readonly SoundEvent[] {
  const events: SoundEvent[] = [];
  if (after.count !== undefined && after.count !== before.count) events.push({ what: 'count', count: after.count });
  const fresh = after.stalled.some((stall) => !before.stalled.some((known) => isSame(known, stall)));
  if (fresh) events.push({ what: 'stalled', stalled: after.stalled });
  return events;
}

/** The seat is waited for, or decided for, as before. */
function isSame(one: Stall, other: Stall): boolean {
  return one.seat === other.seat && padMayAnswer(one) === padMayAnswer(other);
}

function outcomes(before: Look, after: Look): readonly SoundEvent[] {
  if (after.phase === 'shown') {
    const entered = before.phase !== 'shown';
    // Where cards are named one by one nothing lands.
    const landed: readonly SoundEvent[] = entered && before.phase !== 'asking' ? [{ what: 'landed' }] : [];
    return [...landed, ...from(entered ? 0 : before.shown, after.shown, after.shown - 1)];
  }
  // A presentation that was skipped: what it had not come to has happened all the same, unless it was taken back.
  const presentedOn = after.phase === 'choosing' || after.phase === 'asking' || after.phase === 'over';
  return before.phase === 'shown' && presentedOn ? from(before.shown, before.outcomes) : [];
}

/** Outcomes `first` to below `end`, all late but `current`. */
function from(first: number, end: number, current?: number): readonly SoundEvent[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, i) => ({
    what: 'outcome' as const,
    at: first + i,
    late: first + i !== current,
  }));
}

function aside(before: Look, after: Look): readonly SoundEvent[] {
  const events: SoundEvent[] = [];
  if (after.recalled !== undefined && after.recalled !== before.recalled) events.push({ what: 'recalled', at: after.recalled });
  const { correction } = after;
  if (correction !== undefined && correction.from !== before.correction?.from) events.push({ what: 'correction', correction });
  const { left } = after;
  if (left !== undefined && left !== 'enough' && left !== before.left) events.push({ what: 'clock', left });
  const over = after.phase === 'over' && (before.phase !== 'over' || (after.won && !before.won));
  if (over) events.push({ what: 'over', won: after.won });
  return events;
}

export type Look = ReturnType<typeof lookAt>;

/**
 * What of `game` can be heard or announced at `now` (host time, ms since 1970). It is made of what the table display shows
 * and of nothing else, and from the first choice to the reveal it holds no part of the rulebook's state (Secrecy 1).
 */
export function lookAt(game: GameView, now: number) {
  const { course } = game;
  const choosing = course.phase === 'choosing' ? course : undefined;
  const shown = course.phase === 'shown' ? course : undefined;
  return {
    game: game.game,
    step: course.step,
    phase: course.phase,
    /** How many have chosen, but not which seats; undefined outside choosing. */
    ready: choosing?.ready,
    // At a table that asks, cards are turned when the count ends, and are named for as long as people need.
    count: course.phase === 'asking' && course.counted ? 'up' : countAt(course, now),
    calledOff: 'calledOff' in course ? course.calledOff : undefined,
    halted: choosing?.halted,
    stalled: course.phase === 'opening' ? course.stalled : [],
    /** How many outcomes are presented, and how many of them have been shown, the last one now. */
    outcomes: shown === undefined ? 0 : game.outcomes,
    shown: shown === undefined ? 0 : outcomesShown(shown, now),
    recalled: game.recalled?.at,
    correction: correctionAt(game.corrections, now),
    /** How the game stands by its clock; undefined without one, and when the game is over. */
    left: game.endsAt === undefined || course.phase === 'over' ? undefined : timeLeft(game.endsAt, now),
    won: game.winners.length > 0,
  };
}
