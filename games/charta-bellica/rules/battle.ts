import { valueOf } from './card.ts';
import { kindOf, totalOf, type AlliedPair, KINDS, sumOf, type Kind } from './kind.ts';

export type JesterReason =
  | 'jester over elite pair'
  | 'jester over partners of its court card'
  | 'jester over sum'
  | 'partners without its court card over jester'
  | 'pair over jester'
  | 'thirteen over jester'
  | 'sum over jester';

export interface JesterMeeting {
  readonly jesterWins: boolean;
  readonly reason: JesterReason;
}

/** CB-6: a jester partner meets a pair of another kind. They are never equal. */
export function meetJester(jester: AlliedPair, other: AlliedPair): JesterMeeting {
  const kind = kindOf(other);
  switch (kind) {
    case 'elite pair':
      return { jesterWins: true, reason: 'jester over elite pair' };
    case 'elite partners':
      return other.some((card) => valueOf(card) === courtOf(jester))
        ? { jesterWins: true, reason: 'jester over partners of its court card' }
        : { jesterWins: false, reason: 'partners without its court card over jester' };
    case 'pair':
      return { jesterWins: false, reason: 'pair over jester' };
    case 'thirteen':
      return { jesterWins: false, reason: 'thirteen over jester' };
    case 'number sum':
    case 'mixed':
      return totalOf(other) > totalOf(jester)
        ? { jesterWins: false, reason: 'sum over jester' }
        : { jesterWins: true, reason: 'jester over sum' };
    case 'jester partner':
      throw new RangeError('two jester partners meet by their court cards');
    default:
      return kind satisfies never;
  }
}

function courtOf([x, y]: AlliedPair): number {
  return Math.max(valueOf(x), valueOf(y));
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

type CombinedVerdict = Won<'CB-6', 'higher kind' | 'higher total' | JesterReason> | Equal;

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
  const oneJester = isJesterPartner(one);
  const otherJester = isJesterPartner(other);
  if (oneJester && !otherJester) {
    const { jesterWins, reason } = meetJester(one, other);
    return { winner: jesterWins ? 0 : 1, clause: 'CB-6', reason };
  }
  if (otherJester && !oneJester) {
    const { jesterWins, reason } = meetJester(other, one);
    return { winner: jesterWins ? 1 : 0, clause: 'CB-6', reason };
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
