import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SeatingView } from '../../../contract/hall.ts';
import { seededRandom, shuffled } from '../../../../rulebook/random.ts';
import { seatRound } from './seat-round.ts';
import { sittingOut, type ToSeat } from './to-seat.ts';

type Evening = Pick<ToSeat, 'sizes' | 'tables' | 'rounds' | 'seed' | 'effort' | 'together'> & { readonly people: number };

/** All rounds of an evening, each seated after the one before; none if there are too few people for a table. */
function evening({ people: count, ...asked }: Evening): readonly SeatingView[] {
  const people = Array.from({ length: count }, (_, i) => `p${i + 1}`);
  const all: SeatingView[] = [];
  for (let round = 1; round <= asked.rounds; round += 1) {
    const places = people.map((_, i) => (round === 1 ? 1 : 1 + ((i * round) % 5)));
    const seating = seatRound({ ...asked, round, people, places, earlier: all });
    if (seating === undefined) return [];
    all.push({ ...seating, state: 'ended' });
  }
  return all;
}

/** Whether teams of these sizes can each sit at one of the tables, which have so much room. */
function hasRoom([team, ...others]: readonly number[], tables: readonly number[]): boolean {
  if (team === undefined) return true;
  return tables.some((room, at) => room >= team && hasRoom(others, tables.with(at, room - team)));
}

const anyEvening = fc
  .record({
    effort: fc.constant(0.02),
    sizes: fc.subarray([2, 3, 4, 5, 6], { minLength: 1 }),
    tables: fc.integer({ min: 1, max: 7 }).map((count) => Array.from({ length: count }, (_, i) => i + 1)),
    rounds: fc.integer({ min: 1, max: 4 }),
    seed: fc.nat(),
    teams: fc.array(fc.integer({ min: 2, max: 6 }), { minLength: 1, maxLength: 5 }),
    alone: fc.integer({ min: 0, max: 12 }),
  })
  .map(({ teams, alone, ...asked }) => {
    const first = teams.map((_, i) => teams.slice(0, i).reduce((sum, size) => sum + size, 1));
    const together = teams.map((size, i) => Array.from({ length: size }, (_, at) => `p${(first[i] ?? 0) + at}`));
    return { ...asked, together, people: together.flat().length + alone };
  });

test('whoever belongs together sits together in every round in which there is room, and everybody sits once or sits out', () => {
  let split = 0;
  fc.assert(
    fc.property(anyEvening, (asked) => {
      for (const { tables, unseated } of evening(asked)) {
        const people = Array.from({ length: asked.people }, (_, i) => `p${i + 1}`);
        expect([...tables.flatMap((table) => table.people), ...unseated].toSorted()).toEqual(people.toSorted());
        for (const table of tables) expect(asked.sizes).toContain(table.people.length);
        const sitting = asked.together.map((team) => team.filter((person) => !unseated.includes(person)));
        const rooms = tables.map((table) => table.people.length);
        const isTogether = sitting.every(
          (team) => tables.filter(({ people }) => team.some((one) => people.includes(one))).length <= 1,
        );
        expect(isTogether).toBe(
          hasRoom(
            sitting.map(({ length }) => length),
            rooms,
          ),
        );
        split += Number(!isTogether);
      }
    }),
    { numRuns: 25, seed: 33 },
  );
  expect(split).toBeGreaterThan(0);
});

const couples = (count: number) => Array.from({ length: count }, (_, i) => [`p${2 * i + 1}`, `p${2 * i + 2}`]);
test.each([
  { what: 'a couple', together: couples(1), people: 17, size: 5, rounds: 3 },
  { what: 'eight couples', together: couples(8), people: 16, size: 4, rounds: 5 },
  {
    what: 'a couple and a family',
    together: [
      ['p1', 'p2', 'p3'],
      ['p4', 'p5'],
    ],
    people: 20,
    size: 4,
    rounds: 4,
  },
])('$what among $people people at tables of $size: nobody else meets twice in $rounds rounds', (asked) => {
  const { together, people, size, rounds } = asked;
  const tables = Array.from({ length: people }, (_, i) => i + 1);
  const all = evening({ together, people, rounds, tables, sizes: [size - 1, size], seed: 1, effort: 0.05 });
  expect(all.map(({ repeated }) => repeated)).toEqual(Array(rounds).fill(0));
});

test('whoever belongs together sits out together, where nobody sits out once more for it', () => {
  const people = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'];
  const together = [people.slice(0, 2), people.slice(2, 4)];
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const out: { readonly unseated: readonly string[] }[] = [];
      for (const lots = seededRandom(seed); out.length < 4;)
        out.push({ unseated: sittingOut(shuffled(people, lots), 2, out, together) });
      expect(out.flatMap(({ unseated }) => unseated).toSorted()).toEqual(people);
      for (const team of together)
        expect(out.filter(({ unseated }) => team.some((one) => unseated.includes(one)))).toHaveLength(1);
    }),
  );
});
