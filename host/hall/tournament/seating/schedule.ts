import { shuffled, type Random } from '../../../../rulebook/random.ts';
import type { Past } from './meetings.ts';
import { Seats, type Group, type Weights } from './seats.ts';
import { exchangeOf, placed } from './together.ts';

export type Rounds = readonly (readonly Group[])[];

/** What is asked of a schedule. All lists are by index; the people come in the order of the standing. */
export interface WantedSchedule {
  /** The sizes of the tables, which are the same in every round. */
  readonly sizes: readonly number[];
  /** By round, who sits: as many as there are seats. */
  readonly seated: readonly (readonly number[])[];
  readonly past: Past;
  /** People who sit at one table, as far as there is room. */
  readonly together?: readonly Group[];
  /** The place of each in the standing; equal for all if it does not matter. */
  readonly places: readonly number[];
  /** A schedule that was there before: it is taken if none is better. */
  readonly former?: Rounds | undefined;
  /** The part of the usual tries that is made: a test of what holds for any schedule needs few. */
  readonly effort?: number | undefined;
}

/** Swaps tried in one search: so many for each round and person, in a search and around the tables, but no more than these. */
const TRIES = { each: 5_000, around: 1_000, most: 1_000_000, turned: 500_000 };
/** The best of some searches counts: of up to so many, while they try so many swaps together. */
const SEARCHES = { most: 6, tries: 1_500_000 };
/** A partner for a swap is at most so many places away. */
const REACH = 100;
/** No swap gains so much of what comes second, in up to nine rounds, as what comes first counts once. */
export const MEETINGS: Weights = { met: 10, small: 1, left: 0, dealt: 0, place: 0 };
/** Of schedules that were found, the one with the fewest meetings is taken, whatever else it has. */
const STRICT = 1_000;
const AROUND: Weights = { met: 0, small: 0, left: 10, dealt: 1, place: 0 };

/**
 * Groups for each round, with as few repetitions over all rounds as are found; then with people at one table close in the
 * standing; then in an order around each table: the same for the same random numbers. Tried in turn, until nothing can be better:
 *
 * 1. a schedule that is known, if everybody sits in every round and nobody has met;
 * 2. rounds that arise from one another by turning people in a circle, as teams in a round robin. There are so few of them that
 *    a search among them finds schedules that it misses among all;
 * 3. simulated annealing over all rounds (Kirkpatrick, Gelatt and Vecchi, 1983).
 */
export function findSchedule(wanted: WantedSchedule, random: Random): Rounds {
  const { past, places, sizes, effort = 1 } = wanted;
  // No swap gains so much of the spread as the least difference in meetings and smaller tables counts.
  const most = 2 * places.length * Math.max(...sizes);
  const weights = { ...MEETINGS, met: MEETINGS.met * most, small: MEETINGS.small * most, place: 1 };
  let best: Seats | undefined;
  for (const rounds of searches(wanted, weights, random)) {
    const found = new Seats(rounds, past, places, { ...weights, met: STRICT * weights.met });
    if (best === undefined || found.cost < best.cost) best = found;
    if (best.cost <= best.least) break;
  }
  const around = new Seats(best?.rounds ?? [], past, places, AROUND);
  const tries = effort * Math.min(TRIES.most, TRIES.around * around.count * wanted.seated.length);
  anneal(around, tries, [8, 0.1], random, (threshold) => {
    const seat = random(around.count);
    around.trySwap([random(wanted.seated.length)], seat, around.besides(seat, random), threshold);
  });
  return around.rounds;
}

function* searches(wanted: WantedSchedule, weights: Weights, random: Random): Generator<Rounds> {
  const { sizes, seated, past, places, former, together = [], effort = 1 } = wanted;
  const [n, size = 0, rounds] = [places.length, Math.max(...sizes), seated.length];
  if (former !== undefined) yield former;
  if (seated[0]?.length === n && together.length === 0 && past.met.every((times) => times === 0)) {
    const known = knownSchedule(n, sizes);
    if (rounds <= known.length) yield known.slice(0, rounds);
    if (n === size * sizes.length)
      for (let turns = rounds; turns > 1; turns -= 1) if (rounds % turns === 0 && turns <= n) yield turned(wanted, turns, random);
  }
  const tries = Math.min(TRIES.most, TRIES.each * rounds * n);
  for (let nth = 0; nth === 0 || (nth < SEARCHES.most && (nth + 1) * tries <= SEARCHES.tries); nth += 1) {
    yield annealed(wanted, weights, effort * tries, nth === 0 && rounds === 1, random);
  }
}

function annealed(
  { sizes, seated, past, places, together = [] }: WantedSchedule,
  weights: Weights,
  tries: number,
  byStanding: boolean,
  random: Random,
): Rounds {
  const n = places.length;
  const order = seated.map((people) =>
    cut(placed(byStanding ? people : shuffled(people, random), sizes, together, random), sizes),
  );
  const teamOf = new Map(together.flatMap((team) => team.map((person) => [person, team] as const)));
  const seats = new Seats(order, past, places, weights);
  const reach = Math.min(n - 1, REACH);
  const isRanked = places.some((place) => place !== places[0]);
  const heats = [byStanding ? Math.max(4, n / 32) : 0.5 * weights.met, isRanked ? 0.4 : 0.2 * weights.small] as const;
  anneal(seats, tries, heats, random, (threshold) => {
    const [round, one] = [random(seated.length), random(n)];
    const other = (one + 1 + random(reach)) % n;
    if (teamOf.size > 0) return seats.trySwaps(round, exchangeOf(seats, round, [one, other], teamOf, random), threshold);
    seats.trySwap([round], seats.seatOf(round, one), seats.seatOf(round, other), threshold);
  });
  return seats.rounds;
}

/** In circles of so many people; whoever is left over stays. Each swap is made in all rounds that arise from one. */
function turned({ sizes, seated, past, places, effort = 1 }: WantedSchedule, turns: number, random: Random): Rounds {
  const n = places.length;
  const turn = (person: number, by: number) =>
    person < n - (n % turns) ? person - (person % turns) + ((person + by) % turns) : person;
  const orbits = Array.from({ length: seated.length / turns }, (_, base) =>
    [...Array(turns).keys()].map((by) => base * turns + by),
  );
  const start = orbits.flatMap((orbit) => {
    const order = shuffled([...Array(n).keys()], random);
    return orbit.map((_, by) =>
      cut(
        order.map((person) => turn(person, by)),
        sizes,
      ),
    );
  });
  const seats = new Seats(start, past, places, MEETINGS);
  anneal(seats, (effort * TRIES.turned) / turns, [0.5 * turns * MEETINGS.met, 0.2 * MEETINGS.met], random, (threshold) => {
    seats.trySwap(orbits[random(orbits.length)] ?? [], random(n), random(n), threshold);
  });
  return seats.rounds;
}

/** Tries swaps while the temperature sinks; each may cost less than a threshold by lot, which is the rule of Metropolis. */
function anneal(
  seats: Seats,
  tries: number,
  [from, to]: readonly [number, number],
  random: Random,
  trySwap: (threshold: number) => void,
): void {
  const cooling = (to / from) ** (1 / tries);
  for (let tried = 0, heat = from; tried < tries && seats.cost > seats.least; tried += 1, heat *= cooling) {
    trySwap(heat * -Math.log((1 + random(2 ** 24)) / 2 ** 24) + 1e-9);
  }
}

/** The order cut into groups of these sizes. */
function cut(order: readonly number[], sizes: readonly number[]): readonly Group[] {
  let next = 0;
  return sizes.map((size) => order.slice(next, (next += size)));
}

/**
 * A resolvable group divisible design of 16 pairs in fours: in ten rounds everybody meets all others but one. Four copies of the
 * vectors of three bits, in base 32; each round is closed under the translations of the copies, and named by a table of each orbit.
 */
const PAIRED_32 = '08go 09ir 0ajs 0bku 0cht 0dnp 01ef,gmrt 03lm,8crv 05qv,8akm 0246,8bde,ghkl,opqr';

/**
 * A schedule known from algebra in which nobody meets twice, at tables of these sizes; empty where none is known here. If the tables
 * could seat more, it is one for more of whom the last stay away.
 */
function knownSchedule(people: number, sizes: readonly number[]): Rounds {
  const size = Math.max(...sizes);
  const full = size * sizes.length === 32 && size === 4 ? PAIRED_32.split(' ').map(translated) : affinePlane(size, sizes.length);
  return full.flatMap(
    (tables) =>
      fitted(
        tables.map((table) => table.filter((person) => person < people)),
        sizes,
      ) ?? [],
  );
}

/** The lines of the affine plane over a field: those of each slope are a round. The last people are on one line of the last round. */
function affinePlane(order: number, lines: number): Rounds {
  if (lines !== order || ![2, 3, 4, 5, 7].includes(order)) return [];
  const all = [...Array(order).keys()];
  const times = (one: number, other: number) =>
    order === 4 ? Number('0000012302310312'[4 * one + other]) : (one * other) % order;
  const plus = (one: number, other: number) => (order === 4 ? one ^ other : (one + other) % order);
  const sloping = all.map((slope) => all.map((from) => all.map((x) => x * order + plus(times(slope, x), from))));
  return [...sloping, all.map((x) => all.map((y) => x * order + y))];
}

/** The tables in the order of these sizes, as one round; undefined if they have others. */
export function fitted(tables: readonly Group[], sizes: readonly number[]): readonly (readonly Group[])[] | undefined {
  const left = [...tables];
  const inOrder = sizes.flatMap((size) => {
    const at = left.findIndex(({ length }) => length === size);
    return at < 0 ? [] : left.splice(at, 1);
  });
  return left.length === 0 && inOrder.length === sizes.length ? [inOrder] : undefined;
}

function translated(tables: string): readonly Group[] {
  const all = tables
    .split(',')
    .flatMap((table) => [...Array(8).keys()].map((by) => [...table].map((person) => Number.parseInt(person, 32) ^ by)));
  return [...new Map(all.map((table) => [Math.min(...table), table])).values()];
}
