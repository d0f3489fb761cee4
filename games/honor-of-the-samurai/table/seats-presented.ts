import type { Fought } from '../rules/play.ts';
import type { PresentedStep } from '../rules/lesson.ts';
import type { Seat } from '../../../rulebook/seat.ts';

/** Whom an outcome of a battle falls to, ascending. */
export function seatsPresented({ outcome, out }: Fought, step: PresentedStep): readonly Seat[] {
  switch (step) {
    case 'jokers':
      return outcome.jokers;
    case 'battle':
      return outcome.winner === null ? tied(outcome.totals) : [outcome.winner];
    case 'illegal suit':
      return outcome.illegal;
    case 'lost charges':
      return outcome.lostCharges;
    case 'out':
      return out;
    default:
      return step satisfies never;
  }
}

/** Who shares the highest total; nobody where no army has one. */
function tied(totals: readonly (number | null)[]): readonly Seat[] {
  const highest = highestOf(totals);
  return highest === undefined ? [] : totals.flatMap((total, seat) => (total === highest ? [seat] : []));
}

/** Undefined where every army is lost by a Joker. */
export function highestOf(totals: readonly (number | null)[]): number | undefined {
  const standing = totals.filter((total) => total !== null);
  return standing.length === 0 ? undefined : Math.max(...standing);
}
