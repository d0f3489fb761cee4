import {
  attempt,
  attemptOrNone,
  commitment,
  errorCode,
  event,
  face,
  firmware,
  nonce,
  padId,
  padIdOrNone,
  reset,
  seal,
  sealOrNone,
  state,
  version,
} from './fields.ts';
import { codecOf } from './layout.ts';
import type { PadMessage } from './message.ts';

/** PROTOCOL.md, "What the pad sends". */
const codec = codecOf<PadMessage>({
  hello: {
    letter: 'h',
    fields: { version, firmware, id: padIdOrNone, state, attempt: attemptOrNone, seal: sealOrNone, reset },
  },
  arm: { letter: 'a', fields: { attempt } },
  close: { letter: 'c', fields: { attempt, seal: sealOrNone, commitment } },
  reveal: { letter: 'r', fields: { attempt, seal, face, nonce } },
  result: { letter: 'v', fields: { attempt } },
  nudge: { letter: 'n', fields: { attempt } },
  ping: { letter: 'p', fields: { state, attempt: attemptOrNone, seal: sealOrNone } },
  abort: { letter: 'x', fields: { attempt } },
  halted: { letter: 'w', fields: { attempt } },
  identify: { letter: 'i', fields: {} },
  setId: { letter: 'd', fields: { id: padId } },
  sealed: { letter: 's', fields: { event, attempt, seal, commitment } },
  halt: { letter: 't', fields: { event, attempt, seal: sealOrNone } },
  error: { letter: 'e', fields: { code: errorCode } },
});

export const parsePadMessage = codec.parse;
export const makePadMessage = codec.make;
