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
import { ASKED, codecOf, EITHER, UNASKED } from './layout.ts';
import type { PadMessage } from './message.ts';

/** PROTOCOL.md, "What the pad sends". */
const codec = codecOf<PadMessage>({
  hello: {
    letter: 'h',
    seq: EITHER,
    fields: { version, firmware, id: padIdOrNone, state, attempt: attemptOrNone, seal: sealOrNone, reset },
  },
  arm: { letter: 'a', seq: ASKED, fields: { attempt } },
  closeIn: { letter: 'l', seq: ASKED, fields: { attempt } },
  close: { letter: 'c', seq: ASKED, fields: { attempt, seal: sealOrNone, commitment } },
  reveal: { letter: 'r', seq: ASKED, fields: { attempt, seal, face, nonce } },
  result: { letter: 'v', seq: ASKED, fields: { attempt } },
  nudge: { letter: 'n', seq: ASKED, fields: { attempt } },
  ping: { letter: 'p', seq: ASKED, fields: { state, attempt: attemptOrNone, seal: sealOrNone } },
  abort: { letter: 'x', seq: ASKED, fields: { attempt } },
  halted: { letter: 'w', seq: ASKED, fields: { attempt } },
  identify: { letter: 'i', seq: ASKED, fields: {} },
  setId: { letter: 'd', seq: ASKED, fields: { id: padId } },
  sealed: { letter: 's', seq: UNASKED, fields: { event, attempt, seal, commitment } },
  halt: { letter: 't', seq: UNASKED, fields: { event, attempt, seal: sealOrNone } },
  beacon: { letter: 'b', seq: UNASKED, fields: { version } },
  error: { letter: 'e', seq: EITHER, fields: { code: errorCode } },
});

export const parsePadMessage = codec.parse;
export const makePadMessage = codec.make;
