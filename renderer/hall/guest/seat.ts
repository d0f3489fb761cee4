import type { GuestView } from '../../../host/contract/guest.ts';
import type { PersonId } from '../../../host/contract/hall.ts';

/**
 * The seat of this person in the round that goes on, from 0, clockwise seen from above, with the names of their neighbours; `out` if
 * they sit it out, undefined if no round goes on.
 */
export function seatOf({ seating, standings }: GuestView, person: PersonId) {
  if (seating?.state !== 'started') return undefined;
  const found = seating.tables.find(({ people }) => people.includes(person));
  if (found === undefined) return 'out';
  const { table, people } = found;
  const seat = people.indexOf(person);
  const neighbour = (where: 'left' | 'right' | 'opposite', at: number) => {
    const other = people.at(at % people.length);
    return { where, name: standings.find((one) => one.person === other)?.name ?? '' };
  };
  const [left, right] = [neighbour('left', seat + 1), neighbour('right', seat - 1)];
  return { table, seat, neighbours: people.length === 2 ? [neighbour('opposite', seat + 1)] : [left, right] };
}

/** The table of everybody in the newest seating, by which people of similar names are told apart. */
export function tablesIn({ seating }: GuestView): ReadonlyMap<PersonId, number> {
  return new Map(seating?.tables.flatMap(({ table, people }) => people.map((person) => [person, table] as const)));
}
