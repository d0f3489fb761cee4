import type { Seat } from '../../../rulebook/seat.ts';
import { disgracesOf } from '../rules/battle.ts';
import type { Fought, Play } from '../rules/play.ts';
import { pointsOf, type Score } from '../rules/score.ts';
import { presentationOf, type PresentedStep } from '../rules/lesson.ts';
import type { Progress } from '../../../renderer/room/table/progress.ts';

/** What of the last battle has been shown, in order; undefined where the table is drawn as it lies. */
export function presentationAt({ last }: Play, progress: Progress): readonly PresentedStep[] | undefined {
  if (progress.kind === 'none' || last === undefined) return undefined;
  return presentationOf(last).slice(0, progress.shown);
}

/** Heads and disgraces without those of the last battle that are still to be shown. */
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

export function pointsAt(play: Play, progress: Progress): readonly number[] {
  return scoresAt(play, progress).map((score) => pointsOf(score, play.house));
}

/** Whom an outcome of a battle falls to, ascending. */
export function seatsPresented({ outcome, out }: Fought, step: PresentedStep): readonly Seat[] {
  switch (step) {
    case 'jokers':
      return outcome.jokers;
    case 'battle':
      return outcome.winner === null ? tied(outcome.totals) : [outcome.winner];
    case 'illegal suit':
      return outcome.illegal;
    case 'lost charges':
      return outcome.lostCharges;
    case 'out':
      return out;
    default:
      return step satisfies never;
  }
}

/** Who shares the highest total; nobody where no army has one. */
function tied(totals: readonly (number | null)[]): readonly Seat[] {
  const highest = highestOf(totals);
  return highest === undefined ? [] : totals.flatMap((total, seat) => (total === highest ? [seat] : []));
}

/** Undefined where every army is lost by a Joker. */
export function highestOf(totals: readonly (number | null)[]): number | undefined {
  const standing = totals.filter((total) => total !== null);
  return standing.length === 0 ? undefined : Math.max(...standing);
}
