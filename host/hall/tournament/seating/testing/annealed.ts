import type { Random } from '../lot.ts';

/** The measure of `krcg/seating.py` (krcg, rules R2 and R4), which prevails over all that is about the order at a table. */
interface PairRules {
  /** Pairs that sat at one table three times or more. */
  readonly thrice: number;
  /** Pairs that sat at one table twice or more. */
  readonly twice: number;
}

/** Rounds of tables of people, who are numbered from 0 to below `people`. */
type Rounds = readonly (readonly (readonly number[])[])[];

export function pairRules(rounds: Rounds, people: number): PairRules {
  const met = meetings(rounds, people);
  const pairs = (times: number) => met.filter((count) => count >= times).length / 2;
  return { thrice: pairs(3), twice: pairs(2) };
}

/**
 * The next round by simulated annealing as krcg does it: the rounds before stay, two people swap at a time, the temperature
 * falls exponentially from 10 ** 10 to 0.001, and the score is 10 ** 9 for R2 and 10 ** 6 for R4.
 */
export function annealedRound(earlier: Rounds, people: number, size: number, tries: number, random: Random): number[][] {
  const before = meetings(earlier, people);
  const order = shuffled(people, random);
  /** What it adds to the score that these two sit at one table. */
  const adds = (one: number, other: number) => [0, 1e6, 1e9][before[one * people + other] ?? 0] ?? 0;
  const among = (person: number, table: number, without: number) => {
    let sum = 0;
    for (let at = table * size; at < (table + 1) * size; at += 1) if (at !== without) sum += adds(person, order[at] ?? 0);
    return sum;
  };
  const factor = -Math.log(1e10 / 1e-3);
  let [score, best, bestOrder] = [0, Infinity, [...order]];
  for (let at = 0; at < people; at += 1) score += among(order[at] ?? 0, Math.floor(at / size), at) / 2;
  for (let step = 0; step < tries; step += 1) {
    const [i, j] = [random(people), random(people)];
    const [here, there] = [Math.floor(i / size), Math.floor(j / size)];
    const [one, other] = [order[i] ?? 0, order[j] ?? 0];
    const change =
      here === there ? 0 : among(other, here, i) + among(one, there, j) - among(one, here, i) - among(other, there, j);
    const temperature = 1e10 * Math.exp((factor * step) / tries);
    if (change > 0 && Math.exp(-change / temperature) < random(2 ** 30) / 2 ** 30) continue;
    [order[i], order[j]] = [other, one];
    score += change;
    if (score < best) [best, bestOrder] = [score, [...order]];
  }
  return Array.from({ length: people / size }, (_, table) => bestOrder.slice(table * size, (table + 1) * size));
}

function meetings(rounds: Rounds, people: number): Uint8Array {
  const met = new Uint8Array(people * people);
  for (const table of rounds.flat()) {
    for (const one of table)
      for (const other of table) if (one !== other) met[one * people + other] = (met[one * people + other] ?? 0) + 1;
  }
  return met;
}

function shuffled(people: number, random: Random): number[] {
  const order = [...Array(people).keys()];
  for (let i = people - 1; i > 0; i -= 1) {
    const j = random(i + 1);
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  return order;
}
