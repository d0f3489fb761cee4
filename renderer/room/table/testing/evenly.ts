import type { Presentation } from '../../../../host/contract/view.ts';

/** A presentation whose dice and outcomes all last `each` ms. */
export function evenly(shownAt: number, outcomes: number, each: number): Presentation {
  const outcomesAt = Array.from({ length: outcomes }, (_, at) => shownAt + (at + 1) * each);
  return { shownAt, outcomesAt, presentedAt: shownAt + (outcomes + 1) * each };
}
