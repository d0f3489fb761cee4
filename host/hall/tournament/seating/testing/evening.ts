import type { PersonId, SeatingView } from '../../../../contract/hall.ts';
import { seatRound } from '../seat-round.ts';
import type { ToSeat } from '../to-seat.ts';

interface Evening extends Partial<Omit<ToSeat, 'people' | 'round' | 'places' | 'earlier'>> {
  readonly people: number;
  readonly rounds: number;
  /** At each table, of games for two or more. */
  readonly most?: number;
}

/** From 1. */
export const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
export const personsOf = (count: number) => numbers(count).map((n) => `p${n}`);

/** All rounds of an evening, each seated after the one before, with places by lot; those that are given come first. None for too few people. */
export function evening(
  { people: count, rounds, most = 5, seed = count, ...asked }: Evening,
  given: readonly SeatingView[] = [],
): readonly SeatingView[] {
  const people = personsOf(count);
  const all = [...given];
  for (let round = all.length + 1; round <= rounds; round += 1) {
    const toSeat = {
      ...{ round, rounds, people, earlier: all, seed: 100 * round + seed },
      ...{ places: people.map((_, i) => (round === 1 ? 1 : 1 + ((i * 7 * round) % count))) },
      ...{ tables: numbers(count), sizes: numbers(most).slice(1), ...asked },
    };
    const seating = seatRound(toSeat);
    if (seating === undefined) return [];
    all.push({ ...seating, state: 'ended' });
  }
  return all;
}

/** How often each left neighbour was the same person's, and each person dealt, sat out, and sat at a smaller table. */
export function tally(all: readonly SeatingView[]): Readonly<Record<'left' | 'dealt' | 'out' | 'small', readonly number[]>> {
  const everybody = new Set(all.flatMap(({ tables, unseated }) => [...tables.flatMap(({ people }) => people), ...unseated]));
  const [dealt, out, small, left] = [counts(everybody), counts(everybody), counts(everybody), counts([])];
  const add = (to: Map<string, number>, key: string) => to.set(key, (to.get(key) ?? 0) + 1);
  for (const { tables, unseated } of all) {
    const largest = Math.max(...tables.map(({ people }) => people.length));
    for (const person of unseated) add(out, person);
    for (const { people } of tables) {
      add(dealt, people[0] ?? '');
      for (const [at, person] of people.entries()) {
        add(left, `${person} ${people[(at + 1) % people.length] ?? ''}`);
        if (people.length < largest) add(small, person);
      }
    }
  }
  return { left: [...left.values()], dealt: [...dealt.values()], out: [...out.values()], small: [...small.values()] };
}

function counts(people: Iterable<PersonId>): Map<string, number> {
  return new Map([...people].map((person) => [person, 0]));
}
