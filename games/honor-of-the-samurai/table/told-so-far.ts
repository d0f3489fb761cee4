import { disgracesOf } from '../rules/battle.ts';
import type { Play } from '../rules/play.ts';
import { pointsOf, type Score } from '../rules/score.ts';
import { tellingsOf, type Telling } from '../rules/tellings.ts';
import type { Moment } from '../../kit/table/shown.ts';

/** What of the last battle has been told at a moment, in order; undefined where the table is drawn as it lies. */
export function toldAt({ last }: Play, moment: Moment): readonly Telling[] | undefined {
  if (moment.drawn === 'now' || last === undefined) return undefined;
  return tellingsOf(last).slice(0, moment.at + 1);
}

/** Heads and disgraces without those of the last battle that are still to be told. */
export function scoresAt(play: Play, moment: Moment): readonly Score[] {
  const { scores, last } = play;
  const told = toldAt(play, moment);
  if (told === undefined || last === undefined) return scores;
  const { outcome } = last;
  const all = disgracesOf(outcome);
  return scores.map(({ heads, disgraces }, seat) => {
    const illegal = told.includes('illegal suit') && outcome.illegal.includes(seat);
    const charge = told.includes('lost charges') && outcome.lostCharges.includes(seat);
    const untold = (all[seat] ?? 0) - Number(illegal) - Number(charge);
    const taken = outcome.winner === seat && !told.includes('battle') ? outcome.heads : 0;
    return { heads: heads - taken, disgraces: disgraces - untold };
  });
}

/** By seat. */
export function pointsAt(play: Play, moment: Moment): readonly number[] {
  return scoresAt(play, moment).map((score) => pointsOf(score, play.house));
}
