import type { SeatingView, TableResult } from '../../contract/hall.ts';
import { begunRounds } from './evolve.ts';
import type { PlayedResult, Tournament } from './tournament.ts';

/**
 * The result of every table in every round that has begun, by round and table. A correction stands over what the table's
 * record says. Of a record, only the people count whom the hall has seated at that table. If they play several games in one
 * round, the first that is played to its end counts, and the last one until then.
 */
export function resultsOf(tournament: Tournament, played: readonly PlayedResult[]): readonly TableResult[] {
  const recorded = new Map<string, PlayedResult>();
  for (const result of played) {
    if (recorded.get(keyOf(result))?.state !== 'over') recorded.set(keyOf(result), result);
  }
  const corrected = new Map(tournament.corrected.map((result) => [keyOf(result), result]));
  return begunRounds(tournament).flatMap(({ round, tables }) =>
    tables.map((seated): TableResult => {
      const place = { round, table: seated.table };
      const correction = corrected.get(keyOf(place));
      if (correction !== undefined) {
        return { ...place, state: 'corrected', rows: inOrder(seated, correction.rows), reason: correction.reason };
      }
      const record = recorded.get(keyOf(place));
      const rows = inOrder(seated, record?.rows ?? []);
      return { ...place, state: record === undefined || rows.length === 0 ? 'none' : record.state, rows };
    }),
  );
}

/** Whether the result of a table stands and nothing more is awaited. */
export function isFinal({ state }: Pick<TableResult, 'state'>): boolean {
  return state === 'over' || state === 'corrected';
}

function keyOf({ round, table }: { readonly round: number; readonly table: number }): string {
  return `${round}/${table}`;
}

function inOrder({ people }: SeatingView['tables'][number], rows: TableResult['rows']): TableResult['rows'] {
  const byPerson = new Map(rows.map((row) => [row.person, row]));
  return people.flatMap((person) => byPerson.get(person) ?? []);
}
