import type { Change } from '../../../rulebook/rulebook.ts';
import { isCardOf } from '../../../rulebook/deck.ts';
import { type Play, earlierIn, endedBy, pointsIn, winnersOf } from './play.ts';
import { askedRulebook } from '../../../rulebook/questions/rulebook.ts';
import { adjust, advance, draws, leave, start } from './advance.ts';
import { nextQuestion } from './ask.ts';
import { botAnswer } from './bot.ts';
import { DECK, SEATS, HOUSE_RULES } from './house.ts';
import { highlights, captures } from './highlights.ts';
import { lesson } from './lesson.ts';
import { refuseAdjust, refuseAnswer, type Code } from './seen.ts';

/** What differs besides points: the stock after a swap (HY-5). */
function changes(from: Play, to: Play): readonly Change[] {
  if (from.phase === 'measuring' || to.phase === 'measuring' || from.course.stock === to.course.stock) return [];
  return [{ what: 'deck', from: from.course.stock, to: to.course.stock }];
}

/** Hyrule, HY-1 to HY-7. */
export const hyrule = askedRulebook<Play, Code>({
  id: 'hyrule',
  version: 2,
  clause: 'HY-1',
  seats: { ...SEATS, recommended: [3, 5] },
  house: HOUSE_RULES,
  dealt: ({ cards }) => cards === 'dealt',
  start,
  next: nextQuestion,
  isCard: (text) => isCardOf(text, DECK),
  refuse: refuseAnswer,
  draws,
  advance,
  refuseAdjust,
  adjust,
  points: pointsIn,
  earlier: earlierIn,
  winners: winnersOf,
  endedBy,
  leave,
  round: ({ turns }) => turns.length,
  bot: botAnswer,
  changes,
  lesson,
  captures,
  highlights,
});
