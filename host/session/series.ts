import type { RulebookId } from '../../rulebook/rulebooks.ts';
import { seriesScores, type FinishedGame, type SeriesScore } from '../../rulebook/series.ts';

const known = new WeakMap<readonly FinishedGame[], Map<RulebookId, readonly SeriesScore[]>>();

/** The scores of the finished games, added up once a game: a view costs the same late in the night as early. */
export function scoresOf(finished: readonly FinishedGame[], rulebook: RulebookId): readonly SeriesScore[] {
  const byRulebook = known.get(finished) ?? new Map<RulebookId, readonly SeriesScore[]>();
  const scores = byRulebook.get(rulebook) ?? seriesScores(finished, rulebook);
  known.set(finished, byRulebook.set(rulebook, scores));
  return scores;
}
