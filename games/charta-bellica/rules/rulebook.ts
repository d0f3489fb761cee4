import type { OpenQuestion } from '../../../rulebook/ask.ts';
import type { Card as FrenchCard } from '../../../rulebook/card.ts';
import type { Given } from '../../../rulebook/questions/game.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { allied, askAlliances, laid, startAlliances } from './alliances.ts';
import { botAnswer } from './bot.ts';
import { highlights } from './highlights.ts';
import { ALLIED_PLAYERS, HOUSE_RULES, refuseLine } from './house.ts';
import { lesson } from './lesson.ts';
import { DRAW, drawLots, lotsDrawn } from './lots.ts';
import { isCard, named, refuseCard, withKnown } from './naming.ts';
import type { Play } from './play.ts';
import { pointsOf, sidesOf, captures } from './points.ts';
import { SEATS } from './bellum.ts';
import { askBellum, attacked, played, startBellum } from './trick-course.ts';
import { askedRulebook } from '../../../rulebook/questions/rulebook.ts';

/** What only this game refuses. */
export type ChartaBellicaCode =
  | 'players of the line' // { line, needed, given }
  | 'other nation'; // { card, name }

/** Charta Bellica, CB-1 to CB-11. */
export const chartaBellica = askedRulebook<Play, ChartaBellicaCode>({
  id: 'charta-bellica',
  version: 3,
  clause: 'CB-7',
  seats: { ...SEATS, recommended: [SEATS.least, ALLIED_PLAYERS] },
  house: HOUSE_RULES,
  refuseHouse: refuseLine,
  dealerCounts: true,
  start: (players, house, _, dealer) => (house.line === 'bellum' ? startBellum(players, house) : startAlliances(house, dealer)),
  next(play) {
    const question = play.kind === 'bellum' ? askBellum(play) : askAlliances(play);
    return question && withKnown(play, question);
  },
  isCard,
  refuse: refuseCard,
  draws: (_, { given }, draw) => (given === DRAW ? drawLots(draw) : []),
  advance,
  adjust: (play, seat, by) => ({ ...play, given: play.given.map((given, at) => given + (at === seat ? by : 0)) }),
  // The cards of a player who has left are played on: by the ally, in Bellum blind from the hand.
  least: ({ kind }) => (kind === 'bellum' ? SEATS.least : ALLIED_PLAYERS - 1),
  leave: (play) => play,
  back: (play) => play,
  points: pointsOf,
  sides: sidesOf,
  round: roundOf,
  bot: botAnswer,
  lesson,
  captures,
  highlights,
});

function advance(play: Play, { question, given }: Given, drawn: readonly FrenchCard[]): Play {
  switch (play.phase) {
    case 'lots':
      return lotsDrawn(play, given, drawn);
    case 'allying':
      return allied(play, seatNamed(question, given));
    case 'horse':
      return attacked(play, given === 'attack');
    case 'leading':
    case 'aiding':
    case 'drawing':
      return question.kind === 'card' ? laid(play, named(play, question, given)) : play;
    case 'turning':
    case 'fighting':
      return question.kind === 'card' ? played(play, named(play, question, given)) : play;
    case 'won':
    case 'counted':
      return play;
  }
}

function seatNamed({ options }: OpenQuestion, given: string): Seat {
  const { seat } = options.find(({ value }) => value === given) ?? {};
  if (seat === undefined) throw new RangeError(`${given} names no seat`);
  return seat;
}

function roundOf(play: Play): number {
  if (play.kind === 'bellum') return play.tricks;
  return play.kind === 'alliances' ? play.battles : 0;
}
