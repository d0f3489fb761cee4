import type { PersonId, PersonView, SeatingView } from './hall.ts';
import { hearName } from '../../rulebook/name.ts';

/** A plus before or after the name of a team: its people sit together. Those of all other teams are kept apart. */
const TOGETHER = /^\+ ?| ?\+$/g;

interface Teams {
  /** The team of each person who is kept apart from others. */
  readonly apart: Readonly<Record<PersonId, string>>;
  /** People who sit together, by the team as one of them writes it. */
  readonly together: ReadonlyMap<string, readonly PersonId[]>;
}

/** However a team is written, it is the same; one plus is enough for all of its people. */
export function teamsOf(people: readonly Pick<PersonView, 'id' | 'team'>[]): Teams {
  const withTeam = people.flatMap(({ id, team }) =>
    team === undefined ? [] : [{ id, team, key: hearName(team.replaceAll(TOGETHER, '')) }],
  );
  const marked = new Map(withTeam.filter(({ team }) => team.search(TOGETHER) >= 0).map(({ key, team }) => [key, team]));
  const idsOf = (key: string) => withTeam.filter((one) => one.key === key).map(({ id }) => id);
  return {
    apart: Object.fromEntries(withTeam.filter(({ key }) => !marked.has(key)).map(({ id, key }) => [id, key])),
    together: new Map([...marked].map(([key, team]) => [team, idsOf(key)])),
  };
}

/** The teams that belong together and sit at several tables. */
export function splitIn(people: readonly PersonView[], { tables }: Pick<SeatingView, 'tables'>): readonly string[] {
  const tablesOf = (team: readonly PersonId[]) => tables.filter((table) => table.people.some((person) => team.includes(person)));
  return [...teamsOf(people).together].filter(([, team]) => tablesOf(team).length > 1).map(([team]) => team);
}
