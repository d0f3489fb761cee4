import { valueOf } from './card.ts';
import { kindOf, totalOf, type AlliedPair, KINDS, sumOf, type Kind } from './kind.ts';

/** CB-6: what a jester partner beats, and what beats it. They are never equal. */
const JESTER_WINS = ['jester over elite pair', 'jester over partners of its court card', 'jester over sum'] as const;
type JesterWins = (typeof JESTER_WINS)[number];
type JesterLoses =
  | 'partners without its court card over jester'
  | 'pair over jester'
  | 'thirteen over jester'
  | 'sum over jester';

/** CB-6: a jester partner meets a pair of another kind. */
function meetJester(jester: AlliedPair, other: AlliedPair): JesterWins | JesterLoses {
  const kind = kindOf(other);
  switch (kind) {
    case 'elite pair':
      return 'jester over elite pair';
    case 'elite partners':
      return other.some((card) => valueOf(card) === Math.max(...jester.map(valueOf)))
        ? 'jester over partners of its court card'
        : 'partners without its court card over jester';
    case 'pair':
      return 'pair over jester';
    case 'thirteen':
      return 'thirteen over jester';
    case 'number sum':
    case 'mixed':
      return totalOf(other) > totalOf(jester) ? 'sum over jester' : 'jester over sum';
    case 'jester partner':
      throw new RangeError('two jester partners meet by their court cards');
  }
}

/** The pairs of the two alliances in a battle, the alliances numbered 0 and 1. */
export type AlliedPairs = readonly [AlliedPair, AlliedPair];

interface Won<Clause, Reason> {
  /** The alliance that takes all four cards. */
  readonly winner: 0 | 1;
  readonly clause: Clause;
  readonly reason: Reason;
}
/** CB-3: nobody takes the cards yet. */
interface Equal {
  readonly winner: null;
  readonly clause: 'CB-3';
  readonly reason: 'equal';
}
const EQUAL: Equal = { winner: null, clause: 'CB-3', reason: 'equal' };

type CombinedVerdict = Won<'CB-6', 'higher kind' | 'higher total' | JesterWins | JesterLoses> | Equal;

export type SimpleOutcome = (Won<'CB-2', 'higher sum'> | Equal) & {
  readonly kind: 'simple';
  readonly totals: readonly [number, number];
};
export type CombinedOutcome = CombinedVerdict & {
  readonly kind: 'combined';
  readonly kinds: readonly [Kind, Kind];
  readonly totals: readonly [number, number];
};

/** CB-2, CB-3: a battle of the simple line. */
export function judgeSimple([one, other]: AlliedPairs): SimpleOutcome {
  const totals = [sumOf(one), sumOf(other)] as const;
  const winner = higher(...totals);
  const verdict = winner === null ? EQUAL : ({ winner, clause: 'CB-2', reason: 'higher sum' } as const);
  return { kind: 'simple', ...verdict, totals };
}

/** CB-3, CB-5, CB-6: a battle of the combined line. */
export function judgeCombined(pairs: AlliedPairs): CombinedOutcome {
  const [one, other] = pairs;
  return {
    kind: 'combined',
    ...verdictOn(one, other),
    kinds: [kindOf(one), kindOf(other)],
    totals: [totalOf(one), totalOf(other)],
  };
}

/** CB-6 */
function verdictOn(one: AlliedPair, other: AlliedPair): CombinedVerdict {
  const isJester = isJesterPartner(one);
  if (isJester !== isJesterPartner(other)) {
    const reason = isJester ? meetJester(one, other) : meetJester(other, one);
    const jesterWins = JESTER_WINS.some((won) => won === reason);
    return { winner: jesterWins === isJester ? 0 : 1, clause: 'CB-6', reason };
  }
  const byKind = higher(standingOf(one), standingOf(other));
  if (byKind !== null) return { winner: byKind, clause: 'CB-6', reason: 'higher kind' };
  const byTotal = higher(totalOf(one), totalOf(other));
  return byTotal === null ? EQUAL : { winner: byTotal, clause: 'CB-6', reason: 'higher total' };
}

function isJesterPartner(pair: AlliedPair): boolean {
  return kindOf(pair) === 'jester partner';
}

/** CB-6: the higher, the more it beats; number sum and mixed count as one kind. */
function standingOf(pair: AlliedPair): number {
  const kind = kindOf(pair);
  return -KINDS.indexOf(kind === 'mixed' ? 'number sum' : kind);
}

function higher(one: number, other: number): 0 | 1 | null {
  return one === other ? null : one > other ? 0 : 1;
}
