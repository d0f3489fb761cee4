import { allChecks } from '../../app/cli/pad-check/checks/all.ts';

/** The checks of `pad-check` that wait for more than a second until the pad does something by itself, or does not. */
export const SLOW_CHECKS: readonly string[] = ['frames', 'countdown', 'halted', 'rest', 'notices', 'late', 'halt'];

export const QUICK_CHECKS: readonly string[] = allChecks()
  .map(({ id }) => id)
  .filter((id) => !SLOW_CHECKS.includes(id));
