import type { CentreOutcome, SideOutcome, State } from '../rules/types.ts';

/** Of an opening, what the record keeps beside its faces: who got what and why, who is out and who is back. */
export function shown({ opening }: State): object | undefined {
  if (opening === undefined) return undefined;
  const { centre, sides, eliminated, rejoined } = opening.judgement;
  return { centre: outcomeShown(centre), sides: sides.map(outcomeShown), eliminated, rejoined };
}

function outcomeShown({ outcome, by, reason }: CentreOutcome | SideOutcome): object {
  return by === undefined ? { outcome, reason } : { outcome, by, reason };
}
