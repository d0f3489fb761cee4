import type { AskedGame } from '../../../rulebook/questions/game.ts';
import { askedRulebook } from '../../../rulebook/questions/rulebook.ts';
import { adjust, advance, draws } from './advance.ts';
import { nextQuestion } from './ask.ts';
import { start } from './begin-hand.ts';
import { botAnswer } from './bot.ts';
import { mostCaptured } from './captures.ts';
import { changes } from './changes.ts';
import { SEATS } from './deck.ts';
import { feats } from './feats.ts';
import { HOUSE_RULES, type House } from './house.ts';
import { lesson } from './lesson.ts';
import { earlierIn, pointsIn, tellings, type Play } from './play.ts';
import { isCard, refuseAdjust, refuseAnswer, type Code } from './refuse.ts';
import { spoils } from './spoils.ts';

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
  tellings,
  bot: botAnswer,
  changes,
  lesson,
  spoils,
  feats,
};

export const hyrule = askedRulebook(game);
