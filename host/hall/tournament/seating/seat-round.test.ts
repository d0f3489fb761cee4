import { expect, test } from 'vitest';
import { seededRandom } from '../../../../rulebook/random.ts';
import type { SeatingView } from '../../../contract/hall.ts';
import { repeatedIn } from './meetings.ts';
import { seatRound } from './seat-round.ts';
import type { ToSeat } from './to-seat.ts';

const people = (count: number) => Array.from({ length: count }, (_, i) => `p${i + 1}`);
const range = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, i) => least + i);
const first = (count: number, change: Partial<ToSeat> = {}): ToSeat => ({
  round: 1,
  rounds: 1,
  people: people(count),
  places: people(count).map(() => 1),
  tables: range(1, 8),
  sizes: range(2, 5),
  earlier: [],
  seed: 1,
  effort: 0.1,
  ...change,
});

/** So many rounds, one after the other, with a standing that changes by lot. */
function rounds(count: number, asked: ToSeat): readonly SeatingView[] {
  const earlier: SeatingView[] = [];
  const random = seededRandom(asked.seed);
  for (let round = 1; round <= count; round += 1) {
    const places = asked.people.map(() => (round === 1 ? 1 : 1 + random(asked.people.length)));
    const seating = seatRound({ ...asked, round, rounds: count, places, earlier, seed: asked.seed + round });
    if (seating === undefined) throw new Error('no seating');
    earlier.push({ ...seating, state: 'ended' });
  }
  return earlier;
}
const sizes = (seating: Pick<SeatingView, 'tables'> | undefined) =>
  seating?.tables
    .map((table) => table.people.length)
    .sort()
    .reverse();

test.each([
  { count: 30, most: 5, least: 2, expected: [5, 5, 5, 5, 5, 5], out: 0 },
  { count: 31, most: 5, least: 2, expected: [5, 5, 5, 4, 4, 4, 4], out: 0 },
  { count: 6, most: 5, least: 2, expected: [3, 3], out: 0 },
  { count: 3, most: 5, least: 2, expected: [3], out: 0 },
  { count: 7, most: 4, least: 4, expected: [4], out: 3 },
  { count: 5, most: 2, least: 2, expected: [2, 2], out: 1 },
  { count: 43, most: 5, least: 2, expected: Array(8).fill(5), out: 3 },
])('$count people at tables of $most sit $expected', ({ count, most, least, expected, out }) => {
  const seating = seatRound(first(count, { sizes: range(least, most) }));
  expect(sizes(seating)).toEqual(expected);
  expect(seating?.unseated).toHaveLength(out);
});

test('fewer people than one table needs cannot be seated', () => {
  expect(seatRound(first(1))).toBeUndefined();
  expect(seatRound(first(2, { sizes: [3, 4, 5] }))).toBeUndefined();
});

test('only tables that are there are used, by number', () => {
  expect(seatRound(first(10, { tables: [2, 5, 9] }))?.tables.map(({ table }) => table)).toEqual([2, 5]);
});

test('the first round is by lot', () => {
  const seated = (seed: number) => seatRound(first(30, { seed }))?.tables;
  expect(seated(1)).not.toEqual(seated(2));
  expect(seated(1)).toEqual(seated(1));
});

test('if nobody has met and few rounds are agreed, a round goes by the standing, the best at the first table', () => {
  const seating = seatRound(first(20, { places: range(1, 20) }));
  expect(seating?.tables.map((table) => table.people.toSorted())).toEqual(
    [0, 5, 10, 15].map((from) =>
      people(20)
        .slice(from, from + 5)
        .sort(),
    ),
  );
});

test('16 people at tables of 4 meet nobody twice in three rounds', () => {
  expect(rounds(3, first(16, { sizes: [3, 4] })).map(({ repeated }) => repeated)).toEqual([0, 0, 0]);
});

test.each([1, 4])('people of one team sit apart, in an evening of %s rounds', (count) => {
  const team = (person: string) => String(Number(person.slice(1)) % 4);
  const teams = Object.fromEntries(people(16).map((person) => [person, team(person)]));
  for (const { tables } of rounds(count, first(16, { sizes: [4], teams }))) {
    for (const table of tables) expect(table.people.map(team).sort()).toEqual(['0', '1', '2', '3']);
  }
});

test('what a seating says about repeated meetings is what happens', () => {
  const all = rounds(3, first(6, { sizes: [3] }));
  for (const [i, { tables, repeated }] of all.entries()) {
    expect(repeated).toBe(
      repeatedIn(
        tables.map((table) => table.people),
        all.slice(0, i),
      ),
    );
  }
  expect(all.at(-1)?.repeated).toBeGreaterThan(0);
});

test('everybody sits out equally often, and the smaller tables are shared', () => {
  const all = rounds(6, first(12, { tables: [1, 2] }));
  const out = all.flatMap(({ unseated }) => unseated);
  for (const person of people(12)) expect(out.filter((other) => other === person)).toHaveLength(1);
  // Seven people at tables of four and three: three in seven sit at the smaller one in each of seven rounds.
  const uneven = rounds(7, first(7));
  const small = uneven.flatMap(({ tables }) => tables.find((table) => table.people.length === 3)?.people ?? []);
  for (const person of people(7)) expect(small.filter((other) => other === person)).toHaveLength(3);
});

test('the dealer changes: nobody deals twice before the others at that table have dealt', () => {
  const dealt = new Map<string, number>();
  for (const { tables } of rounds(5, first(15))) {
    for (const table of tables) {
      const [dealer = ''] = table.people;
      const least = Math.min(...table.people.map((person) => dealt.get(person) ?? 0));
      expect(dealt.get(dealer) ?? 0).toBe(least);
      dealt.set(dealer, least + 1);
    }
  }
});

test.each([
  { count: 13, sizes: [4], expected: [4, 4, 4], out: 1 },
  { count: 11, sizes: [3, 5], expected: [5, 5], out: 1 },
  { count: 7, sizes: [3, 5], expected: [3, 3], out: 1 },
])('$count people in a game for tables of $sizes sit $expected', ({ count, sizes: allowed, expected, out }) => {
  const seating = seatRound(first(count, { sizes: allowed }));
  expect(sizes(seating)).toEqual(expected);
  expect(seating?.unseated).toHaveLength(out);
});
