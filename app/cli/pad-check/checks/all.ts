import type { Check } from '../script.ts';
import { announcing } from './announcing.ts';
import { choosing, restarting } from './choosing.ts';
import { faces } from './faces.ts';
import { overall } from './overall.ts';
import { reading } from './reading.ts';
import { states, statesOfSeals } from './states.ts';
import { timing } from './timing.ts';

/** All checks in their order: those that need nobody, those that need presses, and what all of them have shown. */
export function allChecks(name?: string): readonly Check[] {
  const alone = [...announcing(name), ...reading, ...states, ...timing, ...restarting];
  return [...alone, ...faces, ...statesOfSeals, ...choosing, ...overall];
}
