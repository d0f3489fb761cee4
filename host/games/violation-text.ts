import type { Violation } from '../../rulebook/violation.ts';

/** What does not hold though it must, for `verify`: the clause, what is wrong, and the values. */
export function violationText({ clause, what, params }: Violation): string {
  const values = Object.entries(params).map(([key, value]) => `${key} ${value}`);
  return `${clause}: ${[what, ...values].join(', ')}`;
}
