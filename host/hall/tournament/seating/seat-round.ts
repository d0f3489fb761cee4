import type { PersonId, SeatingView } from '../../../contract/hall.ts';
import { costOf, type Group } from './objective.ts';
import { pastOf } from './meetings.ts';
import { shuffled, type Random } from './lot.ts';
import { findGroups } from './search.ts';

export interface ToSeat {
  readonly round: number;
  /** Everybody who is here. */
  readonly people: readonly PersonId[];
  /** The place of each in the standing; equal for all in the first round. */
  readonly placeOf: (person: PersonId) => number;
  /** The numbers of the tables that can be used, ascending. */
  readonly tables: readonly number[];
  /** How many people sit at a table: the fewest that the game needs, and the most. */
  readonly least: number;
  readonly most: number;
  readonly earlier: readonly SeatingView[];
  readonly random: Random;
}

/**
 * The next round's seating: by lot in the first round, then as `costOf` judges it. If not everybody finds a seat, those sit out
 * who have sat out least often, then those for whom it is longest ago, then by lot. The best of the standing sit at the first
 * table. The dealer, who comes first, is somebody who has dealt least often; the others follow by lot. Undefined if there are
 * fewer people than one table needs. `tables` is never empty.
 */
export function seatRound(asked: ToSeat): Omit<SeatingView, 'state'> | undefined {
  const { round, people, placeOf, earlier, random } = asked;
  const sizes = sizesFor(people.length, asked);
  if (sizes.length === 0) return undefined;
  const seats = sizes.reduce((sum, size) => sum + size, 0);
  const byLot = shuffled(people, random);
  const unseated = sittingOut(byLot, people.length - seats, earlier);
  const out = new Set(unseated);
  const order = byLot.filter((person) => !out.has(person)).sort((one, other) => placeOf(one) - placeOf(other));
  const { met, small, dealt } = pastOf(order, earlier);
  const fewest = Math.min(...small);
  const opponents = Math.min(...sizes) - 1;
  const judged = { met, small: small.map((times) => (times - fewest) * opponents), places: order.map(placeOf) };
  const groups = findGroups(shuffled(sizes, random), judged, random);
  const tables = byStanding(groups, judged.places).map((group, i) => ({
    table: asked.tables[i] ?? 0,
    people: aroundTable(group, dealt, random).map((index) => order[index] ?? ''),
  }));
  return { round, tables, repeated: costOf(groups, judged).repeated, unseated };
}

/** As many tables as needed, which differ by one person at most; fewer where one of them would be too small for the game. */
function sizesFor(people: number, { tables, least, most }: ToSeat): readonly number[] {
  let count = Math.min(tables.length, Math.ceil(people / most));
  while (count > 0 && Math.floor(Math.min(people, count * most) / count) < least) count -= 1;
  const seats = Math.min(people, count * most);
  return Array.from({ length: count }, (_, i) => Math.floor(seats / count) + (i < seats % count ? 1 : 0));
}

function sittingOut(byLot: readonly PersonId[], count: number, earlier: ToSeat['earlier']): readonly PersonId[] {
  const rounds = new Map<PersonId, number[]>();
  for (const { round, unseated } of earlier) {
    for (const person of unseated) rounds.set(person, [...(rounds.get(person) ?? []), round]);
  }
  const times = (person: PersonId) => rounds.get(person)?.length ?? 0;
  const last = (person: PersonId) => rounds.get(person)?.at(-1) ?? 0;
  return byLot.toSorted((one, other) => times(one) - times(other) || last(one) - last(other)).slice(0, count);
}

/** The groups by how their people stand on average. */
function byStanding(groups: readonly Group[], places: readonly number[]): readonly Group[] {
  const mean = (group: Group) => group.reduce((sum, person) => sum + (places[person] ?? 0), 0) / group.length;
  return groups.toSorted((one, other) => mean(one) - mean(other));
}

function aroundTable(group: Group, dealt: readonly number[], random: Random): Group {
  const [dealer, ...others] = shuffled(group, random).sort((one, other) => (dealt[one] ?? 0) - (dealt[other] ?? 0));
  return dealer === undefined ? [] : [dealer, ...shuffled(others, random)];
}
