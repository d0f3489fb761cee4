import type { PersonId, SeatingView } from '../../../../contract/hall.ts';
import { seatRound } from '../seat-round.ts';

interface Evening {
  readonly people: number;
  readonly most: number;
  readonly rounds: number;
  /** As in `ToSeat`. */
  readonly effort?: number;
}

/** All rounds of an evening, each seated after the one before, with places by lot; those that are given come first. */
export function evening(
  { people: count, most, rounds, effort = 1 }: Evening,
  given: readonly SeatingView[] = [],
): readonly SeatingView[] {
  const people = Array.from({ length: count }, (_, i) => `p${i + 1}`);
  const all = [...given];
  for (let round = all.length + 1; round <= rounds; round += 1) {
    const seating = seatRound({
      ...{ round, rounds, people, earlier: all, seed: 100 * round + count, effort },
      places: people.map((_, i) => (round === 1 ? 1 : 1 + ((i * 7 * round) % count))),
      tables: Array.from({ length: count }, (_, i) => i + 1),
      sizes: Array.from({ length: most - 1 }, (_, i) => i + 2),
    });
    if (seating === undefined) throw new Error('no seating');
    all.push({ ...seating, state: 'ended' });
  }
  return all;
}

/** How often each left neighbour was the same person's, and each person dealt and sat out. */
export function tally(all: readonly SeatingView[]): Readonly<Record<'left' | 'dealt' | 'out', readonly number[]>> {
  const everybody = new Set(all.flatMap(({ tables, unseated }) => [...tables.flatMap(({ people }) => people), ...unseated]));
  const [dealt, out, left] = [counts(everybody), counts(everybody), counts([])];
  const add = (to: Map<string, number>, key: string) => to.set(key, (to.get(key) ?? 0) + 1);
  for (const { tables, unseated } of all) {
    for (const person of unseated) add(out, person);
    for (const { people } of tables) {
      add(dealt, people[0] ?? '');
      for (const [at, person] of people.entries()) add(left, `${person} ${people[(at + 1) % people.length] ?? ''}`);
    }
  }
  return { left: [...left.values()], dealt: [...dealt.values()], out: [...out.values()] };
}

function counts(people: Iterable<PersonId>): Map<string, number> {
  return new Map([...people].map((person) => [person, 0]));
}
