import { expect, test } from 'vitest';
import type { SeatingView } from '../../../contract/hall.ts';
import { evening, tally } from './testing/evening.ts';

/** The bench seats more people, and with all tries. */
test.each([
  { people: 9, most: 3, rounds: 4, effort: 0.1 },
  { people: 13, most: 4, rounds: 4, effort: 0.1 },
  { people: 16, most: 4, rounds: 5, effort: 0.1 },
  { people: 23, most: 5, rounds: 5, effort: 0.1 },
  { people: 24, most: 4, rounds: 7 },
  { people: 25, most: 5, rounds: 6, effort: 0.1 },
  { people: 30, most: 5, rounds: 5 },
  { people: 32, most: 4, rounds: 10, effort: 0.1 },
])('nobody of $people people at tables of $most meets twice in $rounds rounds', (asked) => {
  const all = evening(asked);
  expect(all.reduce((sum, { repeated }) => sum + repeated, 0)).toBe(0);
  const { left, dealt } = tally(all);
  expect(Math.max(...left)).toBe(1);
  expect(Math.max(...dealt) - Math.min(...dealt)).toBeLessThanOrEqual(1);
});

test('five people at one table have four rounds without the same neighbour on the same side, and each deals once in five', () => {
  expect(Math.max(...tally(evening({ people: 5, most: 5, rounds: 4 })).left)).toBe(1);
  expect(tally(evening({ people: 5, most: 5, rounds: 5 })).dealt).toEqual([1, 1, 1, 1, 1]);
});

test('a plan is made again from the record, and anew from where the evening is when people change', () => {
  const asked = { people: 16, most: 4, rounds: 5, effort: 0.1 };
  const all = evening(asked);
  const [first] = all as [SeatingView, ...SeatingView[]];
  const names = first.tables.flatMap(({ people }) => people);
  // Two people exchanged in the first round have each other's numbers from then on.
  const [one = '', other = ''] = [names[0], names[7]];
  const swap = (person: string) => (person === one ? other : person === other ? one : person);
  const exchanged = { ...first, tables: first.tables.map(({ table, people }) => ({ table, people: people.map(swap) })) };
  expect(evening(asked, [exchanged]).reduce((sum, { repeated }) => sum + repeated, 0)).toBe(0);
});

test('the others keep their plan when somebody leaves: nobody has to meet twice', () => {
  const asked = { people: 25, most: 5, rounds: 6, effort: 0.1 };
  const left = evening({ ...asked, people: 24 }, evening(asked).slice(0, 2));
  expect(left.map(({ tables }) => tables.flatMap(({ people }) => people).length)).toEqual([25, 25, 24, 24, 24, 24]);
  expect(left.map(({ repeated }) => repeated)).toEqual([0, 0, 0, 0, 0, 0]);
});
