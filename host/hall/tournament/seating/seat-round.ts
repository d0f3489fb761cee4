import type { PersonId, SeatingView } from '../../../contract/hall.ts';
import { seededRandom, shuffled, type Random } from '../../../../rulebook/random.ts';
import { pastOf, repeatedIn } from './meetings.ts';
import { findSchedule, fitted } from './schedule.ts';
import { sittingOut, sizesFor, type Seated, type ToSeat } from './to-seat.ts';

/** With more people, and where everybody meets less than half of the others, each round is seated by itself. */
const MOST_PLANNED = 300;

/** One round of a plan: who sits together, clockwise from the dealer, and who sits out. */
interface Planned {
  readonly tables: readonly (readonly PersonId[])[];
  readonly unseated: readonly PersonId[];
}

/**
 * The next round's seating; undefined if no table can be filled. As many people sit as can, at as few tables as that takes, which
 * differ by one person at most. Whoever sits out has done so least often. What counts then, one after the other:
 *
 * 1. people who belong together sit together, as far as there is room; those of another team sit apart, nobody meets twice, and
 *    smaller tables are shared. Where that takes care, all rounds that are agreed are planned together; otherwise it does not
 *    matter which round comes next, and the standing is heard;
 * 2. nobody has the same left neighbour twice, nor the same right one, and everybody deals equally often;
 * 3. people at one table are close in the standing. The best of it sit at the first table.
 */
export function seatRound(asked: ToSeat): Seated | undefined {
  const { round, rounds, people, earlier, places } = asked;
  const sizes = sizesFor(asked);
  if (sizes.length === 0) return undefined;
  const met = (Math.max(...sizes) - 1) * Math.max(rounds, round);
  const isPlanned = people.length <= MOST_PLANNED && 2 * met > people.length - 1;
  const { tables, unseated } = isPlanned ? planned(asked, sizes) : byItself(asked, sizes);
  const placeOf = new Map(people.map((person, i) => [person, places[i] ?? 0]));
  const mean = (table: readonly PersonId[]) => table.reduce((sum, person) => sum + (placeOf.get(person) ?? 0), 0) / table.length;
  return {
    round,
    tables: tables
      .toSorted((one, other) => mean(one) - mean(other))
      .map((table, i) => ({ table: asked.tables[i] ?? 0, people: table })),
    repeated: repeatedIn(tables, earlier, asked.together),
    unseated,
  };
}

function byItself({ people, places, earlier, seed, teams, together, effort }: ToSeat, sizes: readonly number[]): Planned {
  const lots = seededRandom(seed);
  const order = shuffled([...people.keys()], lots).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const standing = {
    people: order.map((i) => people[i] ?? ''),
    places: order.map((i) => places[i] ?? 0),
    ...{ earlier, teams, together, effort },
  };
  const [next] = planOf(standing, 1, shuffled(sizes, lots), lots);
  return next as Planned;
}

/** Of a plan, if nobody sits out, the round comes next in which people at one table are closest in the standing. */
function planned(asked: ToSeat, sizes: readonly number[]): Planned {
  const { people, places } = asked;
  const [plan, placeOf] = [remaining(asked, sizes), new Map(people.map((person, i) => [person, places[i] ?? 0]))];
  const apart = (one: PersonId, other: PersonId) => Math.abs((placeOf.get(one) ?? 0) - (placeOf.get(other) ?? 0));
  const spread = ({ tables }: Planned) =>
    tables
      .flatMap((table) => table.flatMap((one) => table.map((other) => apart(one, other))))
      .reduce((sum, places) => sum + places, 0);
  const [next] = plan[0]?.unseated.length === 0 ? plan.toSorted((one, other) => spread(one) - spread(other)) : plan;
  return next as Planned;
}

type ToPlan = Pick<ToSeat, 'people' | 'earlier' | 'rounds' | 'seed' | 'teams' | 'together' | 'effort'>;

/**
 * What is left of a plan for all rounds that are agreed. No plan is kept: it follows from the rounds before it began and from
 * the people, so that it can be made again from the record. A plan from the first round is one for numbers, which the seating of
 * that round gave to people by lot; with teams, whose people have no such numbers, it begins after that round. It begins anew
 * after a round that departs from it, or before which people came or went.
 */
function remaining(asked: ToPlan, sizes: readonly number[]): readonly Planned[] {
  const { people, earlier } = asked;
  const shape = shapeOf(people, sizes);
  let begun = Math.max(
    hasTeams(asked) ? Math.min(1, earlier.length) : 0,
    1 + earlier.findLastIndex((round) => shapeOf(inSizes(round), sizesOf(round)) !== shape),
  );
  for (;;) {
    const plan = [...planFrom(begun, asked, sizes)];
    const strayed = earlier.slice(begun).findIndex((round) => {
      const at = plan.findIndex(({ tables }) => keyOf(tables) === keyOf(round.tables.map((table) => table.people)));
      if (at >= 0) plan.splice(at, 1);
      return at < 0;
    });
    if (strayed < 0) return plan;
    begun += strayed + 1;
  }
}

function planFrom(begun: number, asked: ToPlan, sizes: readonly number[]): readonly Planned[] {
  const { earlier, rounds, seed, teams, together, effort } = asked;
  const people = asked.people.toSorted();
  const before = { people, places: people.map(() => 0), earlier: earlier.slice(0, begun), teams, together, effort };
  const ahead = Math.max(rounds, earlier.length + 1) - begun;
  if (begun > 0) return planOf({ ...before, former: withoutThose(asked, begun) }, ahead, sizes, seededRandom(1 + begun));
  if (hasTeams(asked)) return planOf(before, ahead, sizes, seededRandom(seed));
  const plan = planOf(before, ahead, sizes, seededRandom(1));
  const [first] = earlier;
  const drawn = first === undefined ? shuffled(people, seededRandom(seed)) : inSizes(first);
  const numbers = new Map(
    plan
      .slice(0, 1)
      .flatMap(({ tables, unseated }) => [...tables.flat(), ...unseated])
      .map((person, i) => [person, drawn[i] ?? '']),
  );
  const name = (person: PersonId) => numbers.get(person) ?? '';
  return plan.map(({ tables, unseated }) => ({ tables: tables.map((table) => table.map(name)), unseated: unseated.map(name) }));
}

function hasTeams({ teams = {}, together = [] }: Pick<ToSeat, 'teams' | 'together'>): boolean {
  return Object.keys(teams).length + together.length > 0;
}

/** What was left of the plan before people went, without them; empty if none only went. */
function withoutThose(asked: ToPlan, begun: number): readonly Planned[] {
  const earlier = asked.earlier.slice(0, begun);
  const last = earlier.at(-1) as SeatingView;
  const people = inSizes(last);
  if (people.length <= asked.people.length || asked.people.some((person) => !people.includes(person))) return [];
  const before = remaining(
    { ...asked, people, earlier },
    sizesOf(last).toSorted((one, other) => other - one),
  );
  const isHere = (person: PersonId) => asked.people.includes(person);
  return before.map(({ tables, unseated }) => ({
    tables: tables.map((table) => table.filter(isHere)),
    unseated: unseated.filter(isHere),
  }));
}

interface Before extends Pick<ToSeat, 'people' | 'places' | 'earlier'> {
  readonly teams: ToSeat['teams'] | undefined;
  readonly together: ToSeat['together'] | undefined;
  readonly effort: number | undefined;
  /** Rounds as they were planned before. */
  readonly former?: readonly Planned[];
}

/** So many rounds after those before. */
function planOf(
  { people, places, earlier, teams, together = [], effort, former = [] }: Before,
  ahead: number,
  sizes: readonly number[],
  lots: Random,
): readonly Planned[] {
  const seats = sizes.reduce((sum, size) => sum + size, 0);
  const out: { readonly unseated: readonly PersonId[] }[] = [];
  while (out.length < ahead) {
    out.push({ unseated: sittingOut(shuffled(people, lots), people.length - seats, [...earlier, ...out], together) });
  }
  const seated = out.map(({ unseated }) => [...people.keys()].filter((i) => !unseated.includes(people[i] ?? '')));
  const indexOf = new Map(people.map((person, i) => [person, i]));
  const fitting = former
    .filter(({ tables }) => tables.flat().length === people.length)
    .flatMap(
      ({ tables }) =>
        fitted(
          tables.map((table) => table.map((person) => indexOf.get(person) ?? -1)),
          sizes,
        ) ?? [],
    );
  const teamed = together.map((team) => team.flatMap((person) => indexOf.get(person) ?? []));
  const wanted = { sizes, seated, past: pastOf(people, earlier, teams), together: teamed, places, effort };
  const rounds = findSchedule(fitting.length < ahead ? wanted : { ...wanted, former: fitting.slice(0, ahead) }, lots);
  return rounds.map((tables, i) => ({
    tables: tables.map((table) => table.map((index) => people[index] ?? '')),
    unseated: out[i]?.unseated ?? [],
  }));
}

/** The same for the same people and the same sizes of tables, in whatever order. */
function shapeOf(people: readonly PersonId[], sizes: readonly number[]): string {
  return [...people.toSorted(), ...sizes.toSorted()].join();
}

/** Everybody, table by table, larger ones first, and last those who sat out. */
function inSizes({ tables, unseated }: SeatingView): readonly PersonId[] {
  const sorted = tables.toSorted((one, other) => other.people.length - one.people.length);
  return [...sorted.flatMap((table) => table.people), ...unseated];
}

function sizesOf({ tables }: SeatingView): readonly number[] {
  return tables.map(({ people }) => people.length);
}

/** The same for the same people at the same tables, in whatever order. */
function keyOf(tables: readonly (readonly PersonId[])[]): string {
  return tables
    .map((table) => table.toSorted().join())
    .sort()
    .join(';');
}
