import type { Seat } from '../../../rulebook/seat.ts';
import { mostCaptured, nextCounterClockwise } from './captures.ts';
import { beginCourse, isOver, leadIn, orderIn, type HandCourse, type Manner, playTurn, swap, type Lead } from './course.ts';
import type { Discarded, Drawn, Laying, Play, Swapping, TurnPlayed } from './play.ts';
import type { House } from './house.ts';
import type { Given } from '../../../rulebook/questions/game.ts';
import { parseCard, type Card } from '../../../rulebook/card.ts';
import { LAY, NO_SWAP, PLAY_OFF, SWAP } from './ask.ts';
import { unseenIn } from './seen.ts';

/** HY-1: the first hand, everybody in it. */
export function start(players: number, house: House): Play {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return beginHand({ house, before: seats.map(() => 0), turns: [], hand: 0 }, seats, undefined);
}

/** HY-7: a run-off among those who share the most; all 54 cards are shuffled again. */
function runOff(play: Drawn): Play {
  const { house, before, turns, hand, course } = play;
  const tallest = course.manner.turns === 'strategy' ? course.manner.tallest : undefined;
  const captured = before.map((count, seat) => count + (course.captures.counts[seat] ?? 0));
  const game = { house, before: captured, turns, hand: hand + 1 };
  return beginHand(game, mostCaptured(course.captures, course.seats), tallest);
}

/** The next turn, or after the seventh the end of the hand (HY-1). */
function nextTurn({ house, before, turns, hand }: Between, course: HandCourse, discards: readonly Discarded[]): Play {
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

function deal(game: Between, seats: readonly Seat[], manner: Manner): Play {
  return nextTurn(game, beginCourse(manner, seats, game.before.length), []);
}

/** The play after an answer, with the cards that the host drew for it where it deals. */
export function advance(play: Play, { given }: Pick<Given, 'given'>, drawn: readonly Card[]): Play {
  switch (play.phase) {
    case 'measuring':
      // HY-6
      return deal(play, play.seats, { turns: 'strategy', tallest: Number(given) });
    case 'laying':
      if (given === SWAP) return swapping(play, drawn);
      return lay(play, given === LAY ? drawn : [cardIn(given)]);
    case 'swapping':
      return given === NO_SWAP ? nextTurn(play, play.course, play.discards) : swapped(play, play.lead, cardIn(given));
    case 'drawn':
      return given === PLAY_OFF ? runOff(play) : { ...play, phase: 'over' };
    case 'over':
      return play;
  }
}

/** The cards the host draws for an answer: of a whole turn by chance, of one seat by strategy (HY-4, HY-5). */
export function draws(play: Play, { given }: Pick<Given, 'given'>, draw: (from: readonly Card[]) => Card): readonly Card[] {
  if (play.phase !== 'laying' || play.house.cards === 'entered') return [];
  const unseen = unseenIn(play);
  const cards: Card[] = [];
  const wanted = given === LAY && play.lead === undefined ? play.order.length : 1;
  while (cards.length < wanted) cards.push(draw(unseen.filter((card) => !cards.includes(card))));
  return cards;
}

/** HY-5: the leader wants to swap; which card, the dealer is asked, or the host has drawn it. */
function swapping(play: Laying, [card]: readonly Card[]): Play {
  const { lead } = play;
  if (lead === undefined) throw new Error('HY-5: nobody swaps by chance rules');
  if (card !== undefined) return swapped(play, lead, card);
  const { house, before, turns, hand, course, discards } = play;
  return { house, before, turns, hand, course, discards, phase: 'swapping', lead };
}

function swapped(play: Laying | Swapping, { leader }: Lead, card: Card): Play {
  return nextTurn(play, swap(play.course), [...play.discards, { seat: leader, card }]);
}

function lay(play: Laying, cards: readonly Card[]): Play {
  const laid = [...play.laid, ...cards];
  if (laid.length < play.order.length) return { ...play, laid };
  const bySeat = play.before.map((_, seat) => laid[play.order.indexOf(seat)] ?? null);
  const { judged, course } = playTurn(play.course, bySeat);
  const turn = turnPlayed(play, bySeat, judged);
  return nextTurn({ ...play, turns: [...play.turns, turn] }, course, play.discards);
}

function turnPlayed(play: Laying, cards: TurnPlayed['cards'], judged: TurnPlayed['judged']): TurnPlayed {
  const { hand, lead, course, order, discards } = play;
  const waited = course.captures.waiting;
  const taken = judged.winner === null ? 0 : waited + order.length;
  return { hand, cards, judged, waited, taken, lead, swapped: course.swapped === undefined ? undefined : discards.at(-1) };
}

/**
 * The turn under way does not count. HY-6: if the tallest leaves, the next player counter-clockwise counts as the tallest.
 * HY-7: the last player left in a run-off has won it.
 */
export function leave(play: Play, seat: Seat): Play {
  const there = play.phase === 'measuring' ? play.seats : play.course.seats;
  const seats = there.filter((other) => other !== seat);
  if (seats.length === there.length) return play;
  if (play.phase === 'measuring' && seats.length > 1) return { ...play, seats };
  const { house, before, turns, hand } = play;
  const course =
    play.phase === 'measuring' ? beginCourse({ turns: 'chance' }, seats, before.length) : without(play.course, seat, seats);
  const discards = play.phase === 'measuring' ? [] : play.discards;
  if (seats.length === 1) return { house, before, turns, hand, course, discards, phase: 'over' };
  return nextTurn(play, course, discards);
}

function without(course: HandCourse, seat: Seat, seats: readonly Seat[]): HandCourse {
  const { manner, left = 0 } = course;
  const led = manner.turns === 'strategy' && manner.tallest === seat;
  const tallest = nextCounterClockwise(seat, seats);
  return { ...course, seats, left: left + 1, manner: led ? { turns: 'strategy', tallest } : manner };
}

/** The dealer gives or takes cards against the count; an order that was begun stands (HY-6). */
export function adjust(play: Play, seat: Seat, by: number): Play {
  const plus = (counts: readonly number[]) => counts.map((count, other) => (other === seat ? count + by : count));
  if (play.phase === 'measuring' || !play.course.seats.includes(seat)) return { ...play, before: plus(play.before) };
  const { captures } = play.course;
  const course = { ...play.course, captures: { ...captures, counts: plus(captures.counts) } };
  const begun = play.phase === 'swapping' || (play.phase === 'laying' && play.laid.length > 0);
  return begun ? { ...play, course } : nextTurn(play, course, play.discards);
}

function cardIn(given: string): Card {
  const card = parseCard(given);
  if (card === undefined) throw new Error(`no card: ${given}`);
  return card;
}
