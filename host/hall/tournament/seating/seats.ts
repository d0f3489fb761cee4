import type { Random } from '../../../../rulebook/random.ts';
import type { Past } from './meetings.ts';

/** A table's people, each by index, clockwise from the dealer. */
export type Group = readonly number[];

/** What each thing counts for that a seating avoids. */
export interface Weights {
  /** Two people meet again. */
  readonly met: number;
  /** Somebody sits at a smaller table again. */
  readonly small: number;
  /** Somebody has the same left neighbour again, who then has the same right one. */
  readonly left: number;
  /** Somebody deals again. */
  readonly dealt: number;
  /** Two people at one table are a place apart in the standing. */
  readonly place: number;
}

/**
 * The seats of one or several rounds, table by table, and what the seating costs: the sum of t (t - 1) / 2 over everything that
 * happens t times, in these rounds and those before. Tables have the same sizes in all rounds.
 */
export class Seats {
  cost = 0;
  /** The cost if all that has to happen were spread evenly. */
  readonly least: number;
  /** By round, the person at each seat; -1 while a swap is under way. */
  readonly #rounds: readonly Int32Array[];
  /** By round, the seat of each person; -1 for somebody who sits out. */
  readonly #seatOf: readonly Int32Array[];
  /** By seat: the first seat of its table, and the one after the last. */
  readonly #table: readonly { readonly from: number; readonly end: number }[];
  readonly #past: Past;
  readonly #places: readonly number[];
  readonly #weights: Weights;
  readonly #largest: number;

  constructor(rounds: readonly (readonly Group[])[], past: Past, places: readonly number[], weights: Weights) {
    const [tables = []] = rounds;
    const n = places.length;
    this.#rounds = rounds.map((groups) => Int32Array.from(groups.flat()));
    this.#seatOf = rounds.map(() => new Int32Array(n).fill(-1));
    let from = 0;
    this.#table = tables.flatMap(({ length }) => {
      const table = { from, end: (from += length) };
      return Array<typeof table>(length).fill(table);
    });
    this.#largest = Math.max(...tables.map(({ length }) => length));
    this.#past = { met: past.met.slice(), left: past.left.slice(), small: past.small.slice(), dealt: past.dealt.slice() };
    this.#places = places;
    this.#weights = weights;
    const among = tables.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0) * rounds.length;
    const small = tables.filter(({ length }) => length < this.#largest).flat().length * rounds.length;
    this.least =
      weights.met * leastGrowth(past.met, (n * (n - 1)) / 2, among) +
      weights.small * leastGrowth(past.small, n, small) +
      weights.left * leastGrowth(past.left, n * (n - 1), this.count * rounds.length) +
      weights.dealt * leastGrowth(past.dealt, n, tables.length * rounds.length);
    for (const [round, seats] of this.#rounds.entries()) {
      const people = seats.slice();
      seats.fill(-1);
      for (const [seat, person] of people.entries()) this.#sit(round, seat, person);
    }
  }

  /** How many seats a round has. */
  get count(): number {
    return this.#table.length;
  }

  get rounds(): readonly (readonly Group[])[] {
    const tables = [...new Set(this.#table)];
    return this.#rounds.map((seats) => tables.map(({ from, end }) => [...seats.subarray(from, end)]));
  }

  /** -1 for somebody who sits out. */
  seatOf(round: number, person: number): number {
    return this.#seatOf[round]?.[person] ?? -1;
  }

  /** A seat at the same table. */
  besides(seat: number, random: Random): number {
    const { from, end } = this.#table[seat] as { from: number; end: number };
    return from + random(end - from);
  }

  /** Swaps the people at two seats in each of these rounds, unless that costs the threshold or more. */
  trySwap(rounds: readonly number[], seat: number, other: number, threshold: number): void {
    const before = this.cost;
    for (const round of rounds) this.#swap(round, seat, other);
    if (this.cost - before >= threshold) for (const round of rounds) this.#swap(round, seat, other);
  }

  /** The same for several pairs of seats in one round, all at once. */
  trySwaps(round: number, seats: readonly (readonly [number, number])[], threshold: number): void {
    const before = this.cost;
    for (const [seat, other] of seats) this.#swap(round, seat, other);
    if (this.cost - before >= threshold) for (const [seat, other] of seats) this.#swap(round, seat, other);
  }

  /** Those who sit at the table of this person; empty for somebody who sits out. */
  around(round: number, person: number): Group {
    const seat = this.seatOf(round, person);
    const { from, end } = this.#table[seat] ?? { from: 0, end: 0 };
    return [...(this.#rounds[round] as Int32Array).subarray(from, end)];
  }

  #swap(round: number, seat: number, other: number): void {
    if (seat === other || seat < 0 || other < 0) return;
    const seats = this.#rounds[round] as Int32Array;
    const [one, two] = [seats[seat] ?? 0, seats[other] ?? 0];
    this.#stand(round, seat);
    this.#stand(round, other);
    this.#sit(round, seat, two);
    this.#sit(round, other, one);
  }

  #sit(round: number, seat: number, person: number): void {
    this.#count(round, seat, person, 1);
    (this.#rounds[round] as Int32Array)[seat] = person;
    (this.#seatOf[round] as Int32Array)[person] = seat;
  }

  #stand(round: number, seat: number): void {
    const seats = this.#rounds[round] as Int32Array;
    const person = seats[seat] ?? 0;
    seats[seat] = -1;
    this.#count(round, seat, person, -1);
  }

  /** Counts somebody here among those who sit at this table, or takes them from all counts. */
  #count(round: number, seat: number, person: number, by: 1 | -1): void {
    const { met, left, small, dealt } = this.#past;
    const [weights, places, n] = [this.#weights, this.#places, this.#places.length];
    const seats = this.#rounds[round] as Int32Array;
    const { from, end } = this.#table[seat] as { from: number; end: number };
    let cost = 0;
    for (let at = weights.met + weights.place > 0 ? from : end; at < end; at += 1) {
      const other = seats[at] ?? -1;
      if (other < 0) continue;
      if (weights.met > 0) cost += weights.met * changed(met, person < other ? person * n + other : other * n + person, by);
      if (weights.place > 0) cost += weights.place * by * Math.abs((places[person] ?? 0) - (places[other] ?? 0));
    }
    const [next, last] = [seats[seat + 1 < end ? seat + 1 : from] ?? -1, seats[seat > from ? seat - 1 : end - 1] ?? -1];
    if (weights.left > 0 && next >= 0) cost += weights.left * changed(left, person * n + next, by);
    if (weights.left > 0 && last >= 0) cost += weights.left * changed(left, last * n + person, by);
    if (end - from < this.#largest) cost += weights.small * changed(small, person, by);
    if (seat === from) cost += weights.dealt * changed(dealt, person, by);
    this.cost += cost;
  }
}

/** Counts once more or less; the change of t (t - 1) / 2. */
function changed(counts: Uint8Array, at: number, by: 1 | -1): number {
  const times = counts[at] ?? 0;
  counts[at] = times + by;
  return by > 0 ? times : 1 - times;
}

/** How much the sum of t (t - 1) / 2 over so many counts t grows at least if so many are added. */
function leastGrowth(counts: Uint8Array, of: number, added: number): number {
  let [total, before] = [added, 0];
  for (const times of counts) {
    total += times;
    before += (times * (times - 1)) / 2;
  }
  const each = Math.floor(total / of);
  return Math.max(0, (of * each * (each - 1)) / 2 + (total - of * each) * each - before);
}
