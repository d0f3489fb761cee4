import type { PersonId, SeatingView } from '../../../contract/hall.ts';

/** What earlier rounds say about the people of the next one. All lists are by the index of a person in `people`. */
interface Past {
  /** How often two people have sat at one table: `met[one * n + other]` of n people. */
  readonly met: Uint8Array;
  /** In how many rounds each sat at one of the smaller tables. */
  readonly small: readonly number[];
  /** In how many rounds each was the dealer. */
  readonly dealt: readonly number[];
}

type Seatings = readonly Pick<SeatingView, 'tables' | 'unseated'>[];

export function pastOf(people: readonly PersonId[], seatings: Seatings): Past {
  const n = people.length;
  const index = new Map(people.map((person, i) => [person, i]));
  const past = { met: new Uint8Array(n * n), small: people.map(() => 0), dealt: people.map(() => 0) };
  for (const { tables } of seatings) {
    const largest = Math.max(...tables.map((table) => table.people.length));
    for (const table of tables) {
      const here = table.people.flatMap((person) => index.get(person) ?? []);
      for (const one of here) {
        for (const other of here) if (one !== other) past.met[one * n + other] = (past.met[one * n + other] ?? 0) + 1;
        if (table.people.length < largest) past.small[one] = (past.small[one] ?? 0) + 1;
      }
      const dealer = index.get(table.people[0] ?? '');
      if (dealer !== undefined) past.dealt[dealer] = (past.dealt[dealer] ?? 0) + 1;
    }
  }
  return past;
}

/** How often people at one table have met before, summed over all pairs at a table. */
export function repeatedIn(tables: readonly (readonly PersonId[])[], earlier: Seatings): number {
  const people = tables.flat();
  const { met } = pastOf(people, earlier);
  let repeated = 0;
  let from = 0;
  for (const { length } of tables) {
    for (let one = from; one < from + length; one += 1) {
      for (let other = from; other < one; other += 1) repeated += met[one * people.length + other] ?? 0;
    }
    from += length;
  }
  return repeated;
}
