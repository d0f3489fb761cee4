import type { Change } from '../../../rulebook/rulebook.ts';
import { type Play, earlierIn, pointsIn, outcomes } from './play.ts';
import type { AskedGame } from '../../../rulebook/questions/game.ts';
import { askedRulebook } from '../../../rulebook/questions/rulebook.ts';
import { adjust, advance, draws, start } from './advance.ts';
import { nextQuestion } from './ask.ts';
import { botAnswer } from './bot.ts';
import { mostCaptured } from './captures.ts';
import { SEATS, HOUSE_RULES, type House } from './house.ts';
import { highlights, captures } from './highlights.ts';
import { lesson } from './lesson.ts';
import { isCard, refuseAdjust, refuseAnswer, type Code } from './seen.ts';

/** What differs besides points: the stock after a swap (HY-5). */
export function changes(from: Play, to: Play): readonly Change[] {
  if (from.phase === 'measuring' || to.phase === 'measuring' || from.course.stock === to.course.stock) return [];
  return [{ what: 'deck', from: from.course.stock, to: to.course.stock }];
}

/** Hyrule, HY-1 to HY-7. */
const game: AskedGame<'hyrule', House, Play, Code> = {
  id: 'hyrule',
  version: 1,
  clause: 'HY-1',
  seats: { ...SEATS, recommended: [3, 5] },
  house: HOUSE_RULES,
  start,
  next: nextQuestion,
  isCard,
  refuse: refuseAnswer,
  draws,
  advance,
  refuseAdjust,
  adjust,
  points: pointsIn,
  earlier: earlierIn,
  winners: (play) => (play.phase === 'over' ? mostCaptured(play.course.captures, play.course.seats) : []),
  round: ({ turns }) => turns.length,
  outcomes,
  bot: botAnswer,
  changes,
  lesson,
  captures,
  highlights,
};

export const hyrule = askedRulebook(game);
