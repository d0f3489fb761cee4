import questions from '../../../words/generated/questions.js';
import { pairIn, sentenceIn } from '../../../words/room.ts';
import { sayIn } from '../../../words/say.ts';
import { listIn, titled, type Language } from '../../../words/language.ts';
import type { Player, Seat } from '../../../rulebook/seat.ts';
import type { OutcomeSaid } from './said.ts';

/** One outcome to the player of a seat: whose it was, what was weighed, and what decided. */
export function sayToSeat(
  { stamp, verdict, seats, weighed = [], why }: OutcomeSaid,
  seat: Seat,
  players: readonly Player[],
  language: Language,
): readonly string[] {
  const say = sayIn(language, questions);
  const names = (of: readonly Seat[]) => listIn(language)(of.map((one) => players[one]?.name ?? ''));
  const fate = seats.length === 0 ? titled(verdict) : pairIn(language, names(seats), verdict);
  const mine = seats.includes(seat)
    ? (say.known(`questions-seat-stamps-${stamp}`) ?? say('questions-seat-wins'))
    : sentenceIn(language, fate);
  return [mine, ...weighed.map((each) => sentenceIn(language, pairIn(language, names(each.seats), each.what))), why].filter(
    (sentence) => sentence !== '',
  );
}
