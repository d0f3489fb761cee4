import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom, shuffled } from '../../../../rulebook/random.ts';
import { repeatedIn } from './meetings.ts';
import { seatRound } from './seat-round.ts';
import { evening, numbers, personsOf, tally } from './testing/evening.ts';
import { sittingOut, type ToSeat } from './to-seat.ts';

const first = (count: number, change: Partial<ToSeat> = {}): ToSeat => ({
  ...{ round: 1, rounds: 1, people: personsOf(count), places: personsOf(count).map(() => 1), earlier: [], seed: 1 },
  ...{ tables: numbers(8), sizes: [2, 3, 4, 5], effort: 0.1, ...change },
});
const idsOf = (tables: readonly { readonly people: readonly string[] }[]) => tables.flatMap(({ people }) => people);

test.each([
  { count: 30, sizes: [2, 3, 4, 5], expected: [5, 5, 5, 5, 5, 5] },
  { count: 31, sizes: [2, 3, 4, 5], expected: [5, 5, 5, 4, 4, 4, 4] },
  { count: 6, sizes: [2, 3, 4, 5], expected: [3, 3] },
  { count: 3, sizes: [2, 3, 4, 5], expected: [3] },
  { count: 7, sizes: [4], expected: [4] },
  { count: 5, sizes: [2], expected: [2, 2] },
  { count: 43, sizes: [2, 3, 4, 5], expected: Array(8).fill(5) },
  { count: 13, sizes: [4], expected: [4, 4, 4] },
  { count: 11, sizes: [3, 5], expected: [5, 5] },
  { count: 7, sizes: [3, 5], expected: [3, 3] },
])('$count people in a game for tables of $sizes sit $expected', ({ count, sizes, expected }) => {
  const { tables = [], unseated } = seatRound(first(count, { sizes })) ?? {};
  expect(tables.map(({ people }) => people.length).sort((one, other) => other - one)).toEqual(expected);
  expect(unseated).toHaveLength(count - idsOf(tables).length);
});

test('the first round is by lot', () => {
  const seated = (seed: number) => seatRound(first(30, { seed }))?.tables;
  expect(seated(1)).not.toEqual(seated(2));
});

test('if nobody has met and few rounds are agreed, a round goes by the standing, the best at the first table', () => {
  const { tables = [] } = seatRound(first(20, { places: numbers(20) })) ?? {};
  const groups = [0, 5, 10, 15].map((from) => personsOf(20).slice(from, from + 5));
  expect(tables.map(({ people }) => people.toSorted())).toEqual(groups.map((group) => group.sort()));
});

test('in an evening that is planned, the best sit at the first table, too', () => {
  const { tables = [] } = seatRound(first(16, { rounds: 5, sizes: [4], places: numbers(16) })) ?? {};
  const sums = tables.map(({ people }) => people.reduce((sum, person) => sum + Number(person.slice(1)), 0));
  expect(sums).toEqual(sums.toSorted((one, other) => one - other));
});

test.each([1, 4])('people of one team sit apart, in an evening of %s rounds', (rounds) => {
  const team = (person: string) => String(Number(person.slice(1)) % 4);
  const teams = Object.fromEntries(personsOf(16).map((person) => [person, team(person)]));
  for (const { tables } of evening({ people: 16, rounds, sizes: [4], teams, effort: 0.05 }))
    for (const { people } of tables) expect(people.map(team).sort()).toEqual(['0', '1', '2', '3']);
});

test('what a seating says about repeated meetings is what happens', () => {
  const all = evening({ people: 6, rounds: 3, sizes: [3], effort: 0.05 });
  const counted = all.map(({ tables }, i) =>
    repeatedIn(
      tables.map(({ people }) => people),
      all.slice(0, i),
    ),
  );
  expect(all.map(({ repeated }) => repeated)).toEqual(counted);
  expect(counted.at(-1)).toBeGreaterThan(0);
});

test('everybody sits out equally often, and at the smaller tables', () => {
  expect(tally(evening({ people: 12, rounds: 6, tables: [1, 2], effort: 0.05 })).out).toEqual(Array(12).fill(1));
  // Seven people at tables of four and three: three in seven sit at the smaller one in each of seven rounds.
  expect(tally(evening({ people: 7, rounds: 7, effort: 0.05 })).small).toEqual(Array(7).fill(3));
});

test('the dealer changes: nobody deals twice before the others at that table have dealt', () => {
  const dealt = new Map<string, number>();
  for (const { people } of evening({ people: 15, rounds: 5, effort: 0.05 }).flatMap(({ tables }) => tables)) {
    const [dealer = ''] = people;
    const least = Math.min(...people.map((person) => dealt.get(person) ?? 0));
    expect(dealt.get(dealer) ?? 0).toBe(least);
    dealt.set(dealer, least + 1);
  }
});

/** Whether teams of these sizes can each sit at one of the tables, which have so much room. */
function hasRoom([team, ...others]: readonly number[], tables: readonly number[]): boolean {
  if (team === undefined) return true;
  return tables.some((room, at) => room >= team && hasRoom(others, tables.with(at, room - team)));
}

const anyEvening = fc.record({
  sizes: fc.subarray([2, 3, 4, 5, 6], { minLength: 1 }),
  tables: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
  rounds: fc.integer({ min: 1, max: 4 }),
  seed: fc.nat(),
  teams: fc.array(fc.integer({ min: 2, max: 6 }), { maxLength: 5 }),
  alone: fc.integer({ min: 2, max: 12 }),
});

test('whatever is asked, everybody sits once or sits out, at tables that the game allows, beside whom they belong to', () => {
  let split = 0;
  fc.assert(
    fc.property(anyEvening, ({ teams, alone, ...asked }) => {
      const count = teams.reduce((sum, size) => sum + size, alone);
      const everybody = personsOf(count);
      const together = teams.map((size, i) =>
        everybody.slice(...[0, size].map((end) => teams.slice(0, i).reduce((a, b) => a + b, end))),
      );
      const how = { ...asked, people: count, together, effort: 0.02 };
      const all = evening(how);
      expect(evening(how, all.slice(0, -1))).toEqual(all);
      if (all.length === 0) expect(count).toBeLessThan(Math.min(...asked.sizes));
      for (const { tables, unseated } of all) {
        expect([...idsOf(tables), ...unseated].toSorted()).toEqual(everybody.toSorted());
        for (const { people } of tables) expect(asked.sizes).toContain(people.length);
        expect(tables.map(({ table }) => table)).toEqual(asked.tables.slice(0, tables.length));
        const sitting = together.map((team) => team.filter((person) => !unseated.includes(person)));
        const isAtOne = (team: readonly string[]) =>
          tables.filter(({ people }) => team.some((one) => people.includes(one))).length <= 1;
        const rooms = tables.map(({ people }) => people.length);
        expect(sitting.every(isAtOne)).toBe(
          hasRoom(
            sitting.map(({ length }) => length),
            rooms,
          ),
        );
        split += Number(!sitting.every(isAtOne));
      }
      const { out } = tally(all);
      if (all.length > 0) expect(Math.max(...out) - Math.min(...out)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 25, seed: 33 },
  );
  expect(split).toBeGreaterThan(0);
});

const couples = (count: number) => numbers(count).map((i) => [`p${2 * i - 1}`, `p${2 * i}`]);
test.each([
  { what: 'a couple', together: couples(1), people: 17, most: 5, rounds: 3 },
  { what: 'eight couples', together: couples(8), people: 16, most: 4, rounds: 5 },
  { what: 'a couple and a family', together: [personsOf(3), ['p4', 'p5']], people: 20, most: 4, rounds: 4 },
])('$what among $people people at tables of $most: nobody else meets twice in $rounds rounds', ({ most, ...asked }) => {
  const all = evening({ ...asked, sizes: [most - 1, most], seed: 1, effort: 0.05 });
  expect(all.map(({ repeated }) => repeated)).toEqual(Array(asked.rounds).fill(0));
});

test('whoever belongs together sits out together, where nobody sits out once more for it', () => {
  const people = personsOf(8);
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
