import { shuffled, type Random } from './lot.ts';
import { compareCosts, costOf, repetitionsIn, type Cost, type Group, type Judged } from './objective.ts';

/** Tries for each person and goal, within these bounds. */
const TRIES = { each: 1_000, least: 2_000, most: 2_000_000 };
/** A partner for a swap is at most so many places away. */
const REACH = 100;
/** Up to so many people; a copy of more of them would cost more than it gains. */
const FEW = 300;
/** So many searches, of which the best counts: the fewer people, the more. */
const searchesFor = (people: number) => Math.max(1, Math.min(20, Math.floor(300 / people)));

/**
 * Groups of these sizes, as good by `costOf` as a local search finds them: the same for the same random numbers.
 * It swaps two people at a time and accepts what makes the groups worse by less than a threshold that sinks to nothing
 * (threshold accepting: Dueck and Scheuer, 1990). First only repetitions count, then also the spread, of which no swap gains
 * enough to be worth a repetition. The first search begins with the order of the standing, cut into groups; every other one
 * begins by lot, and its second threshold above a repetition. Of few people the best groups on the way are kept, because a
 * threshold may be crossed to leave them and not to come back.
 */
export function findGroups(sizes: readonly number[], judged: Judged, random: Random): readonly Group[] {
  const searches = searchesFor(judged.places.length);
  let best: { readonly groups: readonly Group[]; readonly cost: Cost } | undefined;
  for (let nth = 0; nth < searches; nth += 1) {
    const groups = search(sizes, judged, random, nth % 2 === 1);
    const cost = costOf(groups, judged);
    if (best === undefined || compareCosts(cost, best.cost) < 0) best = { groups, cost };
    if (repetitionsIn(cost) + cost.spread === 0) break;
  }
  return best?.groups ?? [];
}

function search(sizes: readonly number[], judged: Judged, random: Random, byLot: boolean): readonly Group[] {
  const n = judged.places.length;
  const order = [...Array(n).keys()];
  const swaps = new Swaps(sizes, byLot ? shuffled(order, random) : order, judged);
  const reach = Math.min(n - 1, REACH);
  const tries = Math.min(TRIES.most, Math.max(TRIES.least, TRIES.each * n));
  // No swap can gain so much of the spread.
  const repetition = 2 * n * Math.max(...sizes);
  const spread = byLot ? 1.5 * repetition : Math.max(4, n / 8);
  for (const [weights, from] of [
    [{ repetition: 1, place: 0 }, 3],
    [{ repetition, place: 1 }, spread],
  ] as const) {
    let threshold: number = from;
    const sink = (0.4 / threshold) ** (1 / tries);
    for (let tried = 0; tried < tries && swaps.isOpen(weights); tried += 1) {
      const one = random(n);
      const other = one + 1 + random(reach);
      // Towards the last place there are fewer partners behind.
      swaps.tryOne(one, other < n ? other : 2 * n - 1 - other, weights, threshold);
      threshold *= sink;
    }
  }
  return swaps.best;
}

/** What one repetition and one place of the spread count for. */
interface Weights {
  readonly repetition: number;
  readonly place: number;
}

/** An arrangement in groups, and what swaps change in it. */
class Swaps {
  readonly #groups: readonly Group[];
  #kept: { readonly groups: readonly Group[]; readonly repetitions: number; readonly spread: number } | undefined;
  readonly #cost: { repetitions: number; spread: number };
  readonly #judged: Judged;
  readonly #largest: number;
  /** The group of each person, and the place in it. */
  readonly #group: Int32Array;
  readonly #at: Int32Array;
  /** What the swap looked at last would change. */
  readonly #change = { repetitions: 0, spread: 0 };

  constructor(sizes: readonly number[], order: readonly number[], judged: Judged) {
    let next = 0;
    this.#groups = sizes.map((size) => order.slice(next, (next += size)));
    this.#judged = judged;
    this.#largest = Math.max(...sizes);
    this.#group = new Int32Array(next);
    this.#at = new Int32Array(next);
    for (const [g, group] of this.#groups.entries()) for (const [at, person] of group.entries()) this.#put(person, g, at);
    const cost = costOf(this.#groups, judged);
    this.#cost = { repetitions: repetitionsIn(cost), spread: cost.spread };
    if (judged.places.length <= FEW) this.#keepBest();
  }

  get best(): readonly Group[] {
    return this.#kept?.groups ?? this.#groups;
  }

  /** Whether it can be better by these weights. */
  isOpen({ repetition, place }: Weights): boolean {
    return this.#cost.repetitions * repetition + this.#cost.spread * place > 0;
  }

  /** Swaps two people, unless that makes it worse by the threshold or more. */
  tryOne(one: number, other: number, { repetition, place }: Weights, threshold: number): void {
    const [here, there] = [this.#group[one] ?? 0, this.#group[other] ?? 0];
    if (here === there) return;
    this.#look(one, other, this.#groups[here] ?? [], this.#groups[there] ?? []);
    const { repetitions, spread } = this.#change;
    if (repetitions * repetition + spread * place >= threshold) return;
    this.#cost.repetitions += repetitions;
    this.#cost.spread += spread;
    const [at, otherAt] = [this.#at[one] ?? 0, this.#at[other] ?? 0];
    this.#put(one, there, otherAt);
    this.#put(other, here, at);
    if (this.#judged.places.length <= FEW) this.#keepBest();
  }

  #keepBest(): void {
    const { repetitions, spread } = this.#cost;
    const kept = this.#kept;
    const isBetter =
      kept === undefined || repetitions < kept.repetitions || (repetitions === kept.repetitions && spread < kept.spread);
    if (isBetter) this.#kept = { groups: this.#groups.map((group) => [...group]), repetitions, spread };
  }

  #look(one: number, other: number, here: Group, there: Group): void {
    const { met, places, small } = this.#judged;
    const n = places.length;
    const [place, otherPlace] = [places[one] ?? 0, places[other] ?? 0];
    let [repeated, spread] = [0, 0];
    for (const person of here) {
      if (person === one) continue;
      const far = places[person] ?? 0;
      repeated += (met[other * n + person] ?? 0) - (met[one * n + person] ?? 0);
      spread += Math.abs(otherPlace - far) - Math.abs(place - far);
    }
    for (const person of there) {
      if (person === other) continue;
      const far = places[person] ?? 0;
      repeated += (met[one * n + person] ?? 0) - (met[other * n + person] ?? 0);
      spread += Math.abs(place - far) - Math.abs(otherPlace - far);
    }
    const toSmall = Number(there.length < this.#largest) - Number(here.length < this.#largest);
    this.#change.repetitions = repeated + toSmall * ((small[one] ?? 0) - (small[other] ?? 0));
    this.#change.spread = spread;
  }

  #put(person: number, group: number, at: number): void {
    this.#group[person] = group;
    this.#at[person] = at;
    (this.#groups[group] ?? [])[at] = person;
  }
}
