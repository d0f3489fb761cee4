import { foldGood } from '../record/fold.ts';
import type { ReadRecord } from '../record/reader.ts';
import { playedRounds, type PlayedRound } from '../record/rounds.ts';
import { finishedGames, seriesScores, type SeriesScore } from '../../rules/series.ts';
import { current } from '../../rules/timeline.ts';

/** All of a night that an export tells. No face is in it before its reveal, and none of an attempt that was called off: no record holds one. */
export interface ToldNight {
  /** ISO 8601 in UTC; undefined where the file has no good header. */
  readonly startedAt: string | undefined;
  readonly name: string | undefined;
  /** The rounds that were not undone. */
  readonly rounds: readonly PlayedRound[];
  /** HW-19: over the games that were played to their end. */
  readonly series: readonly SeriesScore[];
  /** Why the record is not good from this line on, counted from 1; what stands before it is told. */
  readonly fault?: { readonly line: number; readonly message: string };
}

export function toldNight(record: ReadRecord): ToldNight {
  const { night, fault } = foldGood(record.lines);
  const state = current(night.timeline);
  const problem = fault === undefined ? endProblem(record) : { line: fault.line, message: fault.message };
  return {
    startedAt: record.header?.startedAt,
    name: night.name,
    rounds: playedRounds(night, record.lines),
    series: state === undefined ? [] : seriesScores(finishedGames(state)),
    ...(problem && { fault: problem }),
  };
}

/** A torn last line was never accepted. */
function endProblem({ end }: ReadRecord): ToldNight['fault'] {
  if (end.end === 'newer') return { line: 1, message: `written by a newer version, in format ${end.format}` };
  if (end.end === 'damaged') return { line: end.line, message: `line ${end.line} is damaged (${end.problem})` };
  return undefined;
}
