import type { Face, ResetCause } from '../../codec/message.ts';
import { actionOf } from '../../transcript.ts';

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

/** The pad's nonce where an example gives none. */
const NONCE = '89abcdef01234567';

/** A line of an example in PROTOCOL.md as what happens to the pad. Throws where it says what no example may say. */
export function happeningsOf(line: string): Happening[] {
  const action = actionOf(line);
  switch (action.type) {
    case 'power':
      return [{ type: 'power' }];
    case 'reset':
      return [{ type: 'reset', cause: 'external' }];
    case 'host':
      return [{ type: 'hear', bytes: `${action.line}\n` }];
    case 'press': {
      const { face, nonce = NONCE } = action;
      return [
        { type: 'down', face, nonce },
        { type: 'up', face },
      ];
    }
    case 'down':
      return [{ type: 'down', face: action.face, nonce: action.nonce ?? NONCE }];
    case 'up':
      return [{ type: 'up', face: action.face }];
    case 'pass':
      return [action];
    default:
      return action satisfies never;
  }
}
