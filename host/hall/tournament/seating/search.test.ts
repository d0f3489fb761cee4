import { expect, test } from 'vitest';
import { seededRandom } from '../../../../app/cli/chance.ts';
import { compareCosts, costOf, repetitionsIn, type Group, type Judged } from './objective.ts';
import type { Random } from './lot.ts';
import { findGroups } from './search.ts';

/** Every way to split people into groups of these sizes. */
function* splits(sizes: readonly number[], people: readonly number[]): Generator<readonly Group[]> {
  const [size, ...others] = sizes;
  if (size === undefined) return yield [];
  for (const group of choices(people, size, others.includes(size) && people.length === size * (1 + others.length))) {
    const left = people.filter((person) => !group.includes(person));
    for (const rest of splits(others, left)) yield [group, ...rest];
  }
}

/** Every choice of `count` people; with `first`, only those with the first one, because groups of one size are alike. */
function* choices(people: readonly number[], count: number, first: boolean): Generator<Group> {
  if (count === 0) return yield [];
  for (const [i, person] of people.entries()) {
    if (first && i > 0) return;
    for (const others of choices(people.slice(i + 1), count - 1, false)) yield [person, ...others];
  }
}

function anyJudged(n: number, random: Random): Judged {
  const met = new Uint8Array(n * n);
  for (let one = 0; one < n; one += 1) {
    for (let other = 0; other < one; other += 1) met[one * n + other] = met[other * n + one] = Math.max(0, random(5) - 2);
  }
  const places = Array.from({ length: n }, () => 1 + random(n)).sort((one, other) => one - other);
  return { met, small: Array.from({ length: n }, () => random(3)), places };
}

test.each([
  { sizes: [3, 3], count: 10 },
  { sizes: [4, 3], count: 35 },
  { sizes: [4, 4], count: 35 },
  { sizes: [2, 3, 3], count: 280 },
  { sizes: [5, 4], count: 126 },
  { sizes: [3, 3, 3], count: 280 },
])('the search finds the best of all $count ways to seat $sizes', ({ sizes, count }) => {
  const random = seededRandom(count);
  const n = sizes.reduce((sum, size) => sum + size);
  for (let nth = 0; nth < 10; nth += 1) {
    const judged = anyJudged(n, random);
    const all = [...splits(sizes, [...Array(n).keys()])];
    expect(all).toHaveLength(count);
    const best = all.map((groups) => costOf(groups, judged)).reduce((one, other) => (compareCosts(other, one) < 0 ? other : one));
    const found = costOf(findGroups(sizes, judged, random), judged);
    expect([repetitionsIn(found), found.spread]).toEqual([repetitionsIn(best), best.spread]);
  }
});

test('the objective counts a second repetition as two, and asks for the standing last', () => {
  // Four people in the order of the standing; the first two have met twice, the first and the last once.
  const met = new Uint8Array(16);
  const meet = (one: number, other: number, times: number) => (met[one * 4 + other] = met[other * 4 + one] = times);
  meet(0, 1, 2);
  meet(0, 3, 1);
  const judged = { met, small: [0, 0, 0, 0], places: [1, 2, 3, 4] };
  expect(
    costOf(
      [
        [0, 1],
        [2, 3],
      ],
      judged,
    ),
  ).toEqual({ repeated: 2, small: 0, spread: 2 });
  expect(
    costOf(
      [
        [0, 3],
        [1, 2],
      ],
      judged,
    ),
  ).toEqual({ repeated: 1, small: 0, spread: 4 });
  expect(findGroups([2, 2], judged, seededRandom(1)).map((group) => group.toSorted())).toEqual(
    expect.arrayContaining([
      [0, 2],
      [1, 3],
    ]),
  );
});

test('the same random numbers give the same groups', () => {
  const judged = anyJudged(40, seededRandom(7));
  const sizes = Array<number>(8).fill(5);
  expect(findGroups(sizes, judged, seededRandom(3))).toEqual(findGroups(sizes, judged, seededRandom(3)));
});
