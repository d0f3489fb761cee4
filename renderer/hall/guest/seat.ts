import type { GuestView } from '../../../host/contract/guest.ts';
import type { PersonId } from '../../../host/contract/hall.ts';

/** Where somebody sits in this round. Their neighbours are names; at a table of two they are the same. */
interface GuestSeat {
  readonly table: number;
  /** From 0, clockwise seen from above. */
  readonly seat: number;
  readonly left: string;
  readonly right: string;
  readonly isOpposite: boolean;
}

/** The seat of this person in the round that goes on; `out` if they sit it out, undefined if no round goes on. */
export function seatOf({ seating, standings }: GuestView, person: PersonId): GuestSeat | 'out' | undefined {
  if (seating?.state !== 'started') return undefined;
  const found = seating.tables.find(({ people }) => people.includes(person));
  if (found === undefined) return 'out';
  const { table, people } = found;
  const seat = people.indexOf(person);
  const nameAt = (at: number) => {
    const other = people.at(at % people.length);
    return standings.find((one) => one.person === other)?.name ?? '';
  };
  return { table, seat, left: nameAt(seat + 1), right: nameAt(seat - 1), isOpposite: people.length === 2 };
}

/** The table of everybody in the newest seating, by which people of similar names are told apart. */
export function tablesIn({ seating }: GuestView): ReadonlyMap<PersonId, number> {
  return new Map(seating?.tables.flatMap(({ table, people }) => people.map((person) => [person, table] as const)));
}
