import { isDeepStrictEqual } from 'node:util';
import type { TournamentCommand } from '../../contract/hall.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import { done, personIn, type Decided } from './decision.ts';
import { begunRounds } from './evolve.ts';
import { resultsOf, tellsOf } from './results.ts';
import type { PlayedResult, Tournament, TournamentEvent } from './tournament.ts';

type Correction = Extract<TournamentCommand, { type: 'correct' }>;
type Leaving = Extract<TournamentCommand, { type: 'leave' }>;

/**
 * The result of a table in a round that has begun, for people who were seated there, each once. What the table tells at this moment
 * is known to whoever corrects it.
 */
export function correct(state: Tournament, { round, table, rows, reason }: Correction, played: readonly PlayedResult[]): Decided {
  const seating = begunRounds(state).find((begun) => begun.round === round);
  if (seating === undefined) return refuse('round not begun', { round });
  const seated = seating.tables.find((other) => other.table === table)?.people;
  if (seated === undefined) return refuse('table not in round', { round, table });
  for (const [i, { person: id }] of rows.entries()) {
    const found = personIn(state, id);
    if (!found.ok) return found;
    const { name } = found.person;
    if (!seated.includes(id)) return refuse('not at table', { name, round, table });
    if (rows.findIndex(({ person }) => person === id) !== i) return refuse('twice in result', { name });
  }
  const told = tellsOf(state, { round, table }, played)?.rows;
  const known: readonly TournamentEvent[] =
    told === undefined || isDeepStrictEqual(told, rows) ? [] : [{ type: 'ResultLeft', round, table, rows: told }];
  return done(...known, { type: 'ResultCorrected', round, table, rows, reason });
}

/** What a table tells besides its result is not to count, as long as it tells these rows. */
export function leave(state: Tournament, { round, table, rows }: Leaving, played: readonly PlayedResult[]): Decided {
  const result = resultsOf(state, played).find((one) => one.round === round && one.table === table);
  return isDeepStrictEqual(result?.aside?.rows, rows)
    ? done({ type: 'ResultLeft', round, table, rows })
    : refuse('told otherwise', { round, table });
}
