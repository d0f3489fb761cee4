import type { PersonId, SeatingView } from '../../../contract/hall.ts';

/** All that a seating depends on, as plain data: a thread may make it. */
export interface ToSeat {
  readonly round: number;
  /** As many rounds as are agreed. */
  readonly rounds: number;
  /** Everybody who is here, in the order in which they came. */
  readonly people: readonly PersonId[];
  /** The place of each of them in the standing; equal for all in the first round. */
  readonly places: readonly number[];
  /** The numbers of the tables that can be used, ascending. */
  readonly tables: readonly number[];
  /** How many people may sit at a table. */
  readonly sizes: readonly number[];
  /** The rounds that have begun, from the first. */
  readonly earlier: readonly SeatingView[];
  /** The team of each person who has one, also of those who have left; people of one team are kept apart. */
  readonly teams?: Readonly<Record<PersonId, string>>;
  /** People who sit at one table in every round. */
  readonly together?: readonly (readonly PersonId[])[];
  /** The same seed gives the same seating. */
  readonly seed: number;
  /** As in `Wanted`. */
  readonly effort?: number;
}

export type Seated = Omit<SeatingView, 'state'>;

/** As many people as can sit, at as few tables as that takes; none if no table can be filled. */
export function sizesFor({ people, tables, sizes }: ToSeat): readonly number[] {
  const most = Math.max(0, ...sizes);
  for (let seats = Math.min(people.length, most * tables.length); seats > 0; seats -= 1) {
    for (let count = Math.ceil(seats / most); count <= Math.min(tables.length, seats); count += 1) {
      const [size, larger] = [Math.floor(seats / count), seats % count];
      if (!sizes.includes(size) || (larger > 0 && !sizes.includes(size + 1))) continue;
      return Array.from({ length: count }, (_, i) => size + (i < larger ? 1 : 0));
    }
  }
  return [];
}

/**
 * So many people who sit out the next round: those who have done so least often, then those for whom it is longest ago, then by
 * the lot in whose order they are given. People who belong together do so together, if nobody sits out once more for it.
 */
export function sittingOut(
  byLot: readonly PersonId[],
  count: number,
  earlier: readonly Pick<SeatingView, 'unseated'>[],
  together: readonly (readonly PersonId[])[] = [],
): readonly PersonId[] {
  const rounds = new Map<PersonId, number[]>();
  for (const [round, { unseated }] of earlier.entries()) {
    for (const person of unseated) rounds.set(person, [...(rounds.get(person) ?? []), round]);
  }
  const times = (person: PersonId) => rounds.get(person)?.length ?? 0;
  const last = (person: PersonId) => rounds.get(person)?.at(-1) ?? -1;
  const order = byLot.toSorted((one, other) => times(one) - times(other) || last(one) - last(other));
  const due = order.filter((person) => times(person) <= times(order[count - 1] ?? ''));
  const out = new Set<PersonId>();
  for (const person of due) {
    const team = together.find((one) => one.includes(person))?.filter((mate) => due.includes(mate)) ?? [person];
    if (new Set([...out, ...team]).size <= count) for (const one of team) out.add(one);
  }
  return [...out, ...order.filter((person) => !out.has(person))].slice(0, count);
}
