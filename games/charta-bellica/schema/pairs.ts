import { judgeCombined, judgeSimple, type AlliedPairs } from '../rules/battle.ts';
import type { Card } from '../rules/card.ts';
import type { AlliedPair } from '../rules/kind.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import type { HeadlessAnswer } from '../../../host/games/headless.ts';
import { refuseTwice } from './distinct.ts';
import { refused } from './refused.ts';

/** A battle of two alliances, in the simple or the combined line. */
export function resolvePairs(line: 'simple' | 'combined', given: readonly (readonly Card[])[], reasons: boolean): HeadlessAnswer {
  const pairs = alliedPairs(given);
  if (pairs === undefined) return refused(refuse('pairs', { given: shape(given) }, 'CB-2').refusal);
  const twice = refuseTwice(pairs.flatMap((pair, i) => pair.map((card, j) => ({ at: `pairs[${i}][${j}]`, card }))));
  if (twice !== undefined) return refused(twice.refusal);
  if (line === 'simple') {
    const { winner, totals, ...why } = judgeSimple(pairs);
    return { winner, totals, ...(reasons ? why : {}) };
  }
  const { winner, kinds, totals, ...why } = judgeCombined(pairs);
  return { winner, kinds, totals, ...(reasons ? why : {}) };
}

/** CB-2: two alliances with two cards each; undefined for any other number. */
function alliedPairs(given: readonly (readonly Card[])[]): AlliedPairs | undefined {
  const [one, other] = given.map(alliedPair);
  return one === undefined || other === undefined || given.length !== 2 ? undefined : [one, other];
}

function alliedPair([x, y, ...more]: readonly Card[]): AlliedPair | undefined {
  return x === undefined || y === undefined || more.length > 0 ? undefined : [x, y];
}

/** How many cards each alliance was given: `2 and 3`. */
function shape(given: readonly (readonly Card[])[]): string {
  return given.map((pair) => pair.length).join(' and ') || 'none';
}
