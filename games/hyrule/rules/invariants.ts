import { deckSize } from '../../../rulebook/deck.ts';
import { DECK, HAND } from './house.ts';
import type { Play } from './play.ts';
import { seenIn } from './seen.ts';

/** What does not hold in a state though it must after any answer, as clause and words. */
export function violations(play: Play): readonly string[] {
  if (play.phase === 'measuring') return [];
  const { course, discards, turns, hand } = play;
  const played = turns.filter((turn) => turn.hand === hand);
  const laid = play.phase === 'laying' ? play.laid.length : 0;
  const inHand = course.seats.length * (HAND - course.turns) - laid;
  const held = seenIn(play).length + inHand + course.stock;
  const captured = course.seats.length * course.turns - course.captures.waiting;
  const taken = played.reduce((sum, turn) => sum + turn.taken, 0);
  return [
    ...(held === deckSize(DECK) ? [] : [`HY-1: ${held} cards in all`]),
    ...(course.stock >= 0 && course.stock + discards.length === deckSize(DECK) - HAND * course.seats.length
      ? []
      : [`HY-5: ${course.stock} cards in the stock`]),
    ...(taken === captured ? [] : [`HY-3: ${taken} cards taken of ${captured}`]),
    ...(course.turns <= HAND && course.turns === played.length ? [] : [`HY-1: ${course.turns} turns`]),
  ];
}
