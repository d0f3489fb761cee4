import { expect, test } from 'vitest';
import { seededRandom } from '../../../../rulebook/random.ts';
import type { Random } from '../../../../rulebook/random.ts';
import type { Past } from './meetings.ts';
import { findSchedule, MEETINGS } from './schedule.ts';
import { Seats, type Group } from './seats.ts';

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
function* choices(people: readonly number[], count: number, first: boolean): Generator<number[]> {
  if (count === 0) return yield [];
  for (const [i, person] of people.entries()) {
    if (first && i > 0) return;
    for (const others of choices(people.slice(i + 1), count - 1, false)) yield [person, ...others];
  }
}

interface Asked {
  readonly past: Past;
  readonly places: readonly number[];
}

/** So many people in the order of the standing, of whom some have met and sat at smaller tables. */
function anyAsked(n: number, random: Random): Asked {
  const past = noPast(n);
  for (let one = 0; one < n; one += 1) {
    for (let other = one + 1; other < n; other += 1) past.met[one * n + other] = Math.max(0, random(5) - 2);
    past.small[one] = random(3);
  }
  return { past, places: Array.from({ length: n }, () => 1 + random(n)).sort((one, other) => one - other) };
}

function noPast(n: number): Past {
  return { met: new Uint8Array(n * n), left: new Uint8Array(n * n), small: new Uint8Array(n), dealt: new Uint8Array(n) };
}

const SPREAD = { met: 0, small: 0, left: 0, dealt: 0, place: 1 };
const costs = (groups: readonly Group[], { past, places }: Asked) => ({
  repetitions: new Seats([groups], past, places, MEETINGS).cost,
  spread: new Seats([groups], past, places, SPREAD).cost,
});
const found = (sizes: readonly number[], asked: Asked, random: Random) =>
  findSchedule({ ...asked, effort: 0.1, sizes, seated: [[...asked.places.keys()]] }, random)[0] ?? [];

test.each([
  { sizes: [3, 3], count: 10 },
  { sizes: [4, 3], count: 35 },
  { sizes: [4, 4], count: 35 },
  { sizes: [2, 3, 3], count: 280 },
  { sizes: [3, 3, 3], count: 280 },
])('the search finds the best of all $count ways to seat $sizes', ({ sizes, count }) => {
  const random = seededRandom(count);
  const n = sizes.reduce((sum, size) => sum + size);
  for (let nth = 0; nth < 3; nth += 1) {
    const asked = anyAsked(n, random);
    const all = [...splits(sizes, [...Array(n).keys()])].map((groups) => costs(groups, asked));
    expect(all).toHaveLength(count);
    const [best] = all.sort((one, other) => one.repetitions - other.repetitions || one.spread - other.spread);
    const { repetitions, spread } = costs(found(sizes, asked, random), asked);
    expect([repetitions, spread]).toEqual([best?.repetitions, best?.spread]);
  }
});

test('a second repetition counts as two, and the standing last', () => {
  // Four people in the order of the standing; the first two have met twice, the first and the last once.
  const past = noPast(4);
  past.met.set([0, 2, 0, 1]);
  const asked = { past, places: [1, 2, 3, 4] };
  const [early, late, best] = ['01 23', '03 12', '02 13'].map((pairs) => pairs.split(' ').map((pair) => [...pair].map(Number)));
  expect(costs(early ?? [], asked)).toEqual({ repetitions: 20, spread: 2 });
  expect(costs(late ?? [], asked)).toEqual({ repetitions: 10, spread: 4 });
  const pairs = found([2, 2], asked, seededRandom(1)).map((group) => group.toSorted());
  expect(pairs).toEqual(expect.arrayContaining(best ?? []));
});
