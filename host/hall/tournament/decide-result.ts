import type { TournamentCommand } from '../../contract/hall.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import { done, personIn, type Decided } from './decision.ts';
import { begunRounds } from './evolve.ts';
import type { Tournament } from './tournament.ts';

type Correction = Extract<TournamentCommand, { type: 'correct' }>;

/** The result of a table in a round that has begun, for people who were seated there, each once. */
export function correct(state: Tournament, { round, table, rows, reason }: Correction): Decided {
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
  return done({ type: 'ResultCorrected', round, table, rows, reason });
}
