import type { Seat } from '../../../rulebook/seat.ts';
import { mostCaptured } from './captures.ts';
import { beginCourse, isOver, leadIn, orderIn, type Course, type Manner } from './course.ts';
import type { Dealt, Discarded, Drawn, Laying, Measuring, Over, Play } from './play.ts';
import type { House } from './house.ts';

/** HY-1: the first hand, everybody in it. */
export function start(players: number, house: House): Play {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return beginHand({ house, before: seats.map(() => 0), turns: [], hand: 0 }, seats, undefined);
}

/** HY-7: a run-off among those who share the most; all 54 cards are shuffled again. */
export function runOff(play: Drawn): Play {
  const { house, before, turns, hand, course } = play;
  const tallest = course.manner.turns === 'strategy' ? course.manner.tallest : undefined;
  return beginHand(
    { house, before: before.map((count, seat) => count + (course.captures.counts[seat] ?? 0)), turns, hand: hand + 1 },
    mostCaptured(course.captures, course.seats),
    tallest,
  );
}

/** HY-6: the tallest of those who play has been named. */
export function measured({ seats, ...play }: Measuring, tallest: Seat): Play {
  return deal(play, seats, { turns: 'strategy', tallest });
}

/** The next turn, or after the seventh the end of the hand (HY-1). */
export function nextTurn(play: Dealt, course: Course, discards: readonly Discarded[]): Laying | Drawn | Over {
  const { house, before, turns, hand } = play;
  const inHand = { house, before, turns, hand, course, discards };
  if (!isOver(course)) return { ...inHand, phase: 'laying', lead: leadIn(course), order: orderIn(course), laid: [] };
  const several = mostCaptured(course.captures, course.seats).length > 1;
  return { ...inHand, phase: several ? 'drawn' : 'over' };
}

type Between = Pick<Play, 'house' | 'before' | 'turns' | 'hand'>;

function beginHand(game: Between, seats: readonly Seat[], tallest: Seat | undefined): Play {
  if (game.house.turns === 'chance') return deal(game, seats, { turns: 'chance' });
  if (tallest !== undefined && seats.includes(tallest)) return deal(game, seats, { turns: 'strategy', tallest });
  return { ...game, phase: 'measuring', seats };
}

function deal({ house, before, turns, hand }: Between, seats: readonly Seat[], manner: Manner): Laying {
  const course = beginCourse(manner, seats, before.length);
  const game = { house, before, turns, hand, course, discards: [] };
  return { ...game, phase: 'laying', lead: leadIn(course), order: orderIn(course), laid: [] };
}
