import { attempt, eventOrBoot, nonce, padId, seal, verdict } from './fields.ts';
import { codecOf } from './layout.ts';
import type { HostMessage } from './message.ts';

/** PROTOCOL.md, "What the host sends". */
const codec = codecOf<HostMessage>({
  hello: { letter: 'H', fields: {} },
  arm: { letter: 'A', fields: { attempt, hostNonce: nonce } },
  close: { letter: 'C', fields: { attempt } },
  reveal: { letter: 'R', fields: { attempt, seal } },
  result: { letter: 'V', fields: { attempt, verdict } },
  nudge: { letter: 'N', fields: { attempt } },
  ping: { letter: 'P', fields: {} },
  abort: { letter: 'X', fields: { attempt } },
  halted: { letter: 'W', fields: { attempt } },
  identify: { letter: 'I', fields: {} },
  setId: { letter: 'D', fields: { id: padId } },
  ack: { letter: 'K', fields: { event: eventOrBoot } },
});

export const parseHostMessage = codec.parse;
export const makeHostMessage = codec.make;
