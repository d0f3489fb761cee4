import { withShownNames } from '../../rulebook/name.ts';
import { foldGood } from '../record/fold.ts';
import { NEWER, type ReadRecord } from '../record/reader.ts';
import { playedRounds, type RecordedRound } from '../record/rounds.ts';
import type { RulebookId } from '../../rulebook/rulebooks.ts';
import { finishedGames, seriesScores, type FinishedGame, type SeriesScore } from '../../rulebook/series.ts';
import { current } from '../../rulebook/timeline.ts';

/** One player over the finished games of one rulebook. */
export interface RulebookScore extends SeriesScore {
  readonly rulebook: RulebookId;
}

/** Everything that an export says about a night. A record holds no face before its reveal and none of a cancelled attempt. */
export interface NightReport {
  /** ISO 8601 in UTC; undefined if the file has no good header. */
  readonly startedAt: string | undefined;
  readonly name: string | undefined;
  /** The hash of the last line; undefined if the record is damaged. */
  readonly head: string | undefined;
  /** The rounds that were not undone. */
  readonly rounds: readonly RecordedRound[];
  /** Over the games of each rulebook that were played to their end. */
  readonly series: readonly RulebookScore[];
  /** Why the record is damaged from this line on, counted from 1. The lines before it are exported. */
  readonly fault?: { readonly line: number; readonly message: string };
}

export function nightReport(record: ReadRecord): NightReport {
  const { night, fault } = foldGood(record.lines);
  const state = current(night.timeline);
  const problem = fault === undefined ? endProblem(record) : { line: fault.line, message: fault.message };
  const rounds = playedRounds(night, record.lines);
  const report = {
    startedAt: record.header?.startedAt,
    name: night.name,
    head: problem === undefined ? record.mark.hash : undefined,
    rounds,
    series: state === undefined ? [] : seriesOf(finishedGames(state)),
    ...(problem && { fault: problem }),
  };
  return withShownNames(
    report,
    rounds.flatMap(({ seats }) => seats.map(({ player }) => player)),
  );
}

function seriesOf(finished: readonly FinishedGame[]): readonly RulebookScore[] {
  const rulebooks = [...new Set(finished.map(({ rulebook }) => rulebook))];
  return rulebooks.flatMap((rulebook) => {
    const games = finished.filter((game) => game.rulebook === rulebook);
    return seriesScores(games, rulebook).map((score) => ({ rulebook, ...score }));
  });
}

/** A torn last line was never accepted. */
function endProblem({ end }: ReadRecord): NightReport['fault'] {
  if (end.end === 'newer') return { line: end.line, message: `line ${end.line} was ${NEWER}` };
  if (end.end === 'damaged') return { line: end.line, message: `line ${end.line} is damaged (${end.problem})` };
  return undefined;
}
