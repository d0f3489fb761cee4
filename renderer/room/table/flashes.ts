import { countAt } from './moment.ts';
import type { Course } from '../../../host/contract/view.ts';

/** At least so long lies between two flashes, ms: two in a second, where three are the limit (WCAG 2.3.1). */
const REST = 500;

/** Decides, look by look, when the count flashes: with each numeral and as the hands go up, and never too often. */
export class Flashes {
  #count: number | 'up' | undefined;
  #last = -Infinity;

  /** Whether a flash begins at `now` (host time, ms since 1970). */
  begins(course: Course, now: number): boolean {
    const count = countAt(course, now);
    const another = count !== undefined && count !== this.#count;
    this.#count = count;
    // A count that is halted and started again and again flashes no faster; nor does a clock that was set back.
    if (!another || Math.abs(now - this.#last) < REST) return false;
    this.#last = now;
    return true;
  }
}
