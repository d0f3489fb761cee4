import type { PersonId, SeatingView } from '../../../contract/hall.ts';
import type { ToSeat } from './to-seat.ts';

/** How often earlier rounds had what the next one avoids. All lists are by the index of a person in `people`; n people. */
export interface Past {
  /** Two people sat at one table: `met[one * n + other]` with the lesser index first. */
  readonly met: Uint8Array;
  /** Somebody sat to the left of somebody: `left[one * n + other]`, where the other is the left neighbour. */
  readonly left: Uint8Array;
  /** Somebody sat at one of the smaller tables. */
  readonly small: Uint8Array;
  /** Somebody was the dealer. */
  readonly dealt: Uint8Array;
}

type Tables = Pick<SeatingView, 'tables'>;

/** As often do people of one team count as having met: more often than there are rounds, and few enough for a byte. */
const KEPT_APART = 100;

export function pastOf(
  people: readonly PersonId[],
  earlier: readonly Tables[],
  teams: Readonly<Record<PersonId, string>> = {},
): Past {
  const n = people.length;
  const index = new Map(people.map((person, i) => [person, i]));
  const past = { met: new Uint8Array(n * n), left: new Uint8Array(n * n), small: new Uint8Array(n), dealt: new Uint8Array(n) };
  for (const [one, person] of people.entries()) {
    if (teams[person] === undefined) continue;
    for (let other = one + 1; other < n; other += 1) {
      if (teams[people[other] ?? ''] === teams[person]) past.met[one * n + other] = KEPT_APART;
    }
  }
  const count = (counts: Uint8Array, at: number) => (counts[at] = (counts[at] ?? 0) + 1);
  for (const { tables } of earlier) {
    const largest = Math.max(...tables.map((table) => table.people.length));
    for (const table of tables) {
      for (const [at, person] of table.people.entries()) {
        const one = index.get(person);
        if (one === undefined) continue;
        if (at === 0) count(past.dealt, one);
        if (table.people.length < largest) count(past.small, one);
        const next = index.get(table.people[(at + 1) % table.people.length] ?? '');
        if (next !== undefined) count(past.left, one * n + next);
        for (const other of table.people.slice(0, at).flatMap((name) => index.get(name) ?? [])) {
          count(past.met, Math.min(one, other) * n + Math.max(one, other));
        }
      }
    }
  }
  return past;
}

/** How often people at one table have met before, summed over all pairs at a table but those who sit together. */
export function repeatedIn(
  tables: readonly (readonly PersonId[])[],
  earlier: readonly Tables[],
  together: ToSeat['together'] = [],
): number {
  const teamOf = new Map(together.flatMap((team) => team.map((person) => [person, team])));
  const tableOf = new Map(tables.flatMap((table, t) => table.map((person) => [person, t])));
  let repeated = 0;
  for (const { people } of earlier.flatMap((round) => round.tables)) {
    const now = people.flatMap((person) => ({ table: tableOf.get(person), team: teamOf.get(person) ?? person }));
    for (const [i, { table, team }] of now.entries()) {
      if (table === undefined) continue;
      repeated += now.slice(0, i).filter((other) => other.table === table && other.team !== team).length;
    }
  }
  return repeated;
}
