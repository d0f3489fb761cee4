import type { Violation } from '../../rulebook/violation.ts';

/** What does not hold though it must, for `verify`: "WR-1: cards in all, held 51, strayed 0". */
export function violationText({ clause, what, params }: Violation): string {
  const values = Object.entries(params).map(([key, value]) => `${key} ${value}`);
  return `${clause}: ${[what, ...values].join(', ')}`;
}
