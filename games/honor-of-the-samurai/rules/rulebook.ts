import { isCardOf } from '../../../rulebook/deck.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import { adjust, advance, start } from './course.ts';
import { KEEP } from './appeal.ts';
import { mayBeThere } from './armies.ts';
import { botAnswer, draws } from './bot.ts';
import { leave, join, back } from './people.ts';
import { isOut, leadersOf, pointsOf } from './score.ts';
import { DECK, HOUSE_RULES, refuseHouse, SEATS, settledHouse, type SamuraiCode } from './house.ts';
import { captures, highlights } from './highlights.ts';
import { lesson, outcomes } from './lesson.ts';
import { revealedIn, type Play } from './play.ts';
import { nextQuestion } from './questions.ts';
import { askedRulebook } from '../../../rulebook/questions/rulebook.ts';

/** Honor of the Samurai, HS-1 to HS-9. */
export const honorOfTheSamurai = askedRulebook<Play, SamuraiCode>({
  id: 'honor-of-the-samurai',
  version: 3,
  clause: 'HS-1',
  seats: { ...SEATS, recommended: [3, 5] },
  house: HOUSE_RULES,
  dealt: ({ cards }) => cards === 'dealt',
  refuseHouse,
  settled: settledHouse,
  followsOn: ({ kings }) => kings === 'yes',
  start,
  next: nextQuestion,
  isCard: (text) => isCardOf(text, DECK),
  refuse(play, { question, given, confirm }) {
    const revealed = revealedIn(play);
    if (confirm || question.kind !== 'card' || given === KEEP) return undefined;
    if (revealed === undefined || mayBeThere(revealed, given)) return undefined;
    return refuse('card cannot be there', { card: given }, 'HS-1');
  },
  draws,
  advance,
  adjust,
  points: ({ scores, house }) => scores.map((score) => pointsOf(score, house)),
  winners: (play) => (play.phase === 'over' ? play.ending.winners : leadersOf(play)),
  endedBy: (play) => (play.phase === 'over' && play.ending.reason !== 'ten heads' ? play.ending.reason : undefined),
  leave,
  join,
  back,
  round: ({ battles }) => battles,
  outcomes,
  bot: botAnswer,
  out: ({ scores, house }) => scores.map((score) => isOut(score, house)),
  lesson,
  captures,
  highlights,
});
