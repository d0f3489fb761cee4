import { valueOf } from './card.ts';
import { kindOf, totalOf } from './kind.ts';
import type { AlliedPair } from './kind.ts';

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

/** The value of the court card beside the jester. */
function courtOf([x, y]: AlliedPair): number {
  return Math.max(valueOf(x), valueOf(y));
}
