import { LANGUAGES, PSEUDO, type Language } from '../../words/language.ts';

/** Factors by name, each with the values it may take. */
export type Factors = Readonly<Record<string, readonly unknown[]>>;

/** One value of each factor. */
export type Case<F extends Factors> = { readonly [Name in keyof F]: F[Name][number] };

/** A row by the numbers of its values, in the order of the factors. */
type Row = readonly number[];

/** How many rows are tried for each that is kept: more make the list shorter, and slower to find. */
const TRIED = 12;

/** Values `a` of factor `i` and `b` of factor `j`, `i < j`. */
const pairName = (i: number, a: number, j: number, b: number) => `${i}.${a} ${j}.${b}`;

function pairsOf(row: Row): string[] {
  return row.flatMap((a, i) => row.slice(i + 1).map((b, after) => pairName(i, a, i + 1 + after, b)));
}

/**
 * Cases in which any two values of any two factors meet at least once, found greedily: each row begins with a pair that
 * is still missing and takes for every other factor the value that brings most missing pairs. `below(n)` is a whole
 * number from 0 to below `n`; the same numbers give the same cases.
 */
export function pairwise<F extends Factors>(factors: F, below: (n: number) => number): readonly Case<F>[] {
  const names = Object.keys(factors);
  const sizes = names.map((name) => factors[name]?.length ?? 0);
  const missing = allPairs(sizes);
  const rows: Row[] = [];
  while (missing.size > 0) {
    const [first = ''] = missing;
    const tried = Array.from({ length: TRIED }, () => rowWith(first, sizes, missing, below));
    const [best = []] = tried.sort((a, b) => gain(b, missing) - gain(a, missing));
    for (const pair of pairsOf(best)) missing.delete(pair);
    rows.push(best);
  }
  return rows.map((row) => Object.fromEntries(names.map((name, i) => [name, factors[name]?.[row[i] ?? 0]])) as Case<F>);
}

function allPairs(sizes: readonly number[]): Set<string> {
  const pairs = new Set<string>();
  for (const [i, ofI] of sizes.entries())
    for (let j = i + 1; j < sizes.length; j++)
      for (let a = 0; a < ofI; a++) for (let b = 0; b < (sizes[j] ?? 0); b++) pairs.add(pairName(i, a, j, b));
  return pairs;
}

const gain = (row: Row, missing: ReadonlySet<string>) => pairsOf(row).filter((pair) => missing.has(pair)).length;

/** A row that holds the pair, with its other factors settled in an order of chance. */
function rowWith(pair: string, sizes: readonly number[], missing: ReadonlySet<string>, below: (n: number) => number): Row {
  const settled = new Map(pair.split(' ').map((part) => part.split('.').map(Number) as [number, number]));
  const open = sizes.map((_, i) => i).filter((i) => !settled.has(i));
  while (open.length > 0) {
    const [i = 0] = open.splice(below(open.length), 1);
    settled.set(i, bestValue(i, sizes[i] ?? 0, settled, missing, below));
  }
  return sizes.map((_, i) => settled.get(i) ?? 0);
}

function bestValue(
  i: number,
  size: number,
  settled: ReadonlyMap<number, number>,
  missing: ReadonlySet<string>,
  below: (n: number) => number,
): number {
  const start = below(size);
  let best = { value: start, brings: -1 };
  for (let step = 0; step < size; step++) {
    const value = (start + step) % size;
    const meets = [...settled].map(([j, other]) => (i < j ? pairName(i, value, j, other) : pairName(j, other, i, value)));
    const brings = meets.filter((one) => missing.has(one)).length;
    if (brings > best.brings) best = { value, brings };
  }
  return best.value;
}

/** Of so many states of a screen one is seen in a language that people speak. */
const SPOKEN = 12;

/** For screens: each state in the pseudo-language, in which words are longest, and some once more in one of the others in turn. */
export function inLanguages<Shot>(shots: readonly Shot[]): readonly { readonly shot: Shot; readonly language: Language }[] {
  const spoken = shots.filter((_, n) => n % SPOKEN === 0);
  return [
    ...shots.map((shot) => ({ shot, language: PSEUDO })),
    ...spoken.map((shot, n) => ({ shot, language: LANGUAGES[n % LANGUAGES.length] ?? PSEUDO })),
  ];
}

/** Those that are seen in a window of this size where each is seen in one of the sizes, in turn. */
export function inTurn<Seen, Size>(all: readonly Seen[], sizes: readonly Size[], size: Size): readonly Seen[] {
  return all.filter((_, n) => n % sizes.length === sizes.indexOf(size));
}
