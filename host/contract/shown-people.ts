import type { Player } from '../../rulebook/seat.ts';
import { shownNames } from './name.ts';

/**
 * Something that is shown, with the names of these people as screens show them. Only old nights hold names that differ: no name
 * in a record is ever altered, because its hash would no longer fit.
 */
export function withShownNames<Shown extends object>(shown: Shown, people: readonly Player[]): Shown {
  const recorded = new Map(people.toReversed().map(({ id, name }) => [id, name]));
  const ids = [...new Set(people.map(({ id }) => id))];
  const told = shownNames(ids.map((id) => recorded.get(id) ?? ''));
  const names = new Map(ids.flatMap((id, at) => (told[at] === recorded.get(id) ? [] : [[id, told[at] ?? ''] as const])));
  return names.size === 0 ? shown : (renamed(shown, names) as Shown);
}

function renamed(part: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(part)) return part.map((one) => renamed(one, names));
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => [key, renamed(value, names)] as const);
  const { id, name } = part as { readonly id?: string; readonly name?: string };
  const own = name === undefined ? undefined : names.get(id ?? '');
  return Object.fromEntries(own === undefined ? entries : [...entries, ['name', own]]);
}
