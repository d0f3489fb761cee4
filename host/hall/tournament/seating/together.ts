import { shuffled, type Random } from '../../../../rulebook/random.ts';
import type { Group, Seats } from './seats.ts';

/** Lots that are drawn for teams that do not find room beside each other. */
const LOTS = 50;

/** The people in an order that, cut into tables of these sizes, has each team at one table, unless no lot finds room for it. */
export function placed(people: Group, sizes: readonly number[], together: readonly Group[], random: Random): Group {
  if (together.length === 0) return people;
  const here = new Set(people);
  const teams = together.map((team) => team.filter((person) => here.has(person)));
  const draw = () => drawnTables(shuffled(teams, random), sizes, random);
  let best = draw();
  for (let lot = 1; lot < LOTS && best.split > 0; lot += 1) {
    const drawn = draw();
    if (drawn.split < best.split) best = drawn;
  }
  const seated = new Set(best.tables.flat());
  const others = people.filter((person) => !seated.has(person));
  return best.tables.flatMap((table, t) => [...table, ...others.splice(0, (sizes[t] ?? 0) - table.length)]);
}

/** The largest team first; of one that finds no table, as many sit together as there is room for, and the others anywhere. */
function drawnTables(teams: readonly Group[], sizes: readonly number[], random: Random) {
  const tables = sizes.map((): number[] => []);
  const room = (t: number) => (sizes[t] ?? 0) - (tables[t]?.length ?? 0);
  let split = 0;
  for (const team of teams.toSorted((one, other) => other.length - one.length)) {
    const byLot = shuffled([...tables.keys()], random);
    const at = byLot.find((t) => room(t) >= team.length) ?? byLot.sort((one, other) => room(other) - room(one))[0] ?? 0;
    if (room(at) < team.length) split += 1;
    tables[at]?.push(...team.slice(0, room(at)));
  }
  return { tables, split };
}

/**
 * The seats to swap so that two people change tables with those of their team who sit beside them; the smaller lot is filled up with
 * people who have no team. None if they are at one table, or there are too few of these.
 */
export function exchangeOf(
  seats: Seats,
  round: number,
  [one, other]: readonly [number, number],
  teamOf: ReadonlyMap<number, Group>,
  random: Random,
): readonly (readonly [number, number])[] {
  if (!teamOf.has(one) && !teamOf.has(other)) return [[seats.seatOf(round, one), seats.seatOf(round, other)]];
  const tables = [seats.around(round, one), seats.around(round, other)] as const;
  if (tables.some(({ length }) => length === 0) || tables[0].includes(other)) return [];
  const lotOf = (person: number, table: Group) => teamOf.get(person)?.filter((mate) => table.includes(mate)) ?? [person];
  const lots = [lotOf(one, tables[0]), lotOf(other, tables[1])] as const;
  const most = Math.max(lots[0].length, lots[1].length);
  const filled = (lot: Group, table: Group) => {
    const alone = table.filter((person) => !teamOf.has(person) && !lot.includes(person));
    return lot.length === most ? lot : [...lot, ...shuffled(alone, random).slice(0, most - lot.length)];
  };
  const [mine, theirs] = [filled(lots[0], tables[0]), filled(lots[1], tables[1])];
  if (mine.length !== theirs.length) return [];
  return mine.map((person, i) => [seats.seatOf(round, person), seats.seatOf(round, theirs[i] ?? -1)]);
}
