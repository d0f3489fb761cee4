import type { Check } from '../check.ts';
import { announcing } from './announcing.ts';
import { choosing } from './choosing.ts';
import { commands } from './commands.ts';
import { faces } from './faces.ts';
import { halting } from './halting.ts';
import { lines } from './lines.ts';
import { overall } from './overall.ts';
import { restarting, restartingWithSeals } from './restarting.ts';
import { states, statesOfSeals } from './states.ts';
import { timing } from './timing.ts';

/** All checks in their order: those that need nobody, those that need presses, and what all of them have shown. */
export function allChecks(name?: string): readonly Check[] {
  const alone = [...announcing(name), ...commands, ...lines, ...states, ...timing, ...restarting];
  return [...alone, ...faces, ...statesOfSeals, ...choosing, ...halting, ...restartingWithSeals, ...overall];
}
