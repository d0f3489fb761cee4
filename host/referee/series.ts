import { seriesScores, type FinishedGame, type SeriesScore } from '../../rules/series.ts';

const known = new WeakMap<readonly FinishedGame[], readonly SeriesScore[]>();

/** The scores of the finished games (HW-19), added up once a game: a view costs the same late in the night as early. */
export function scoresOf(finished: readonly FinishedGame[]): readonly SeriesScore[] {
  const scores = known.get(finished) ?? seriesScores(finished);
  known.set(finished, scores);
  return scores;
}
