import type { Face, ResetCause } from '../../codec/message.ts';

/** What can happen to a pad, the same to the firmware's core and to the scripted pad. */
export type Happening =
  | { readonly type: 'power' }
  | { readonly type: 'reset'; readonly cause: Exclude<ResetCause, 'power'> }
  | { readonly type: 'hear'; readonly bytes: string }
  | { readonly type: 'down'; readonly face: Face; readonly nonce: string }
  | { readonly type: 'up' | 'bounce'; readonly face: Face }
  | { readonly type: 'pass'; readonly ms: number };

/** What the firmware takes to believe that a button has moved: seven ticks. */
export const DEBOUNCE_MS = 14;
