import { attempt, closeMs, eventOrBoot, nonce, padId, seal, verdict } from './fields.ts';
import { ASKED, codecOf, UNASKED } from './layout.ts';
import type { HostMessage } from './message.ts';

/** PROTOCOL.md, "What the host sends". */
const codec = codecOf<HostMessage>({
  hello: { letter: 'H', seq: ASKED, fields: {} },
  arm: { letter: 'A', seq: ASKED, fields: { attempt, hostNonce: nonce } },
  closeIn: { letter: 'L', seq: ASKED, fields: { attempt, ms: closeMs } },
  close: { letter: 'C', seq: ASKED, fields: { attempt } },
  reveal: { letter: 'R', seq: ASKED, fields: { attempt, seal } },
  result: { letter: 'V', seq: ASKED, fields: { attempt, verdict } },
  nudge: { letter: 'N', seq: ASKED, fields: { attempt } },
  ping: { letter: 'P', seq: ASKED, fields: {} },
  abort: { letter: 'X', seq: ASKED, fields: { attempt } },
  halted: { letter: 'W', seq: ASKED, fields: { attempt } },
  identify: { letter: 'I', seq: ASKED, fields: {} },
  setId: { letter: 'D', seq: ASKED, fields: { id: padId } },
  ack: { letter: 'K', seq: UNASKED, fields: { event: eventOrBoot } },
});

export const parseHostMessage = codec.parse;
export const makeHostMessage = codec.make;
