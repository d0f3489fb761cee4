import { disgracesOf } from '../rules/battle.ts';
import type { Play } from '../rules/play.ts';
import { pointsOf, type Score } from '../rules/score.ts';
import { presentationOf, type PresentedStep } from '../rules/lesson.ts';
import type { Progress } from '../../../renderer/room/table/progress.ts';

/** What of the last battle has been shown, in order; undefined where the table is drawn as it lies. */
export function presentationAt({ last }: Play, progress: Progress): readonly PresentedStep[] | undefined {
  if (progress.kind === 'none' || last === undefined) return undefined;
  return presentationOf(last).slice(0, progress.shown);
}

/** Heads and disgraces without those of the last battle that are still to be told. */
export function scoresAt(play: Play, progress: Progress): readonly Score[] {
  const { scores, last } = play;
  const told = presentationAt(play, progress);
  if (told === undefined || last === undefined) return scores;
  const { outcome } = last;
  const all = disgracesOf(outcome);
  return scores.map(({ heads, disgraces }, seat) => {
    const illegal = told.includes('illegal suit') && outcome.illegal.includes(seat);
    const charge = told.includes('lost charges') && outcome.lostCharges.includes(seat);
    const pending = (all[seat] ?? 0) - Number(illegal) - Number(charge);
    const taken = outcome.winner === seat && !told.includes('battle') ? outcome.heads : 0;
    return { heads: heads - taken, disgraces: disgraces - pending };
  });
}

/** By seat. */
export function pointsAt(play: Play, progress: Progress): readonly number[] {
  return scoresAt(play, progress).map((score) => pointsOf(score, play.house));
}
