import { ANNOUNCING } from './announcing.ts';
import { SPEAKING } from './speaking.ts';
import { IN_STATES } from './in-states.ts';
import { SEALING } from './sealing.ts';
import { CHOOSING } from './choosing.ts';
import { LASTING } from './lasting.ts';
import type { WrongPad } from './tools.ts';

/** At least one for each check. */
export const WRONG_PADS: readonly WrongPad[] = [...ANNOUNCING, ...SPEAKING, ...IN_STATES, ...SEALING, ...CHOOSING, ...LASTING];
