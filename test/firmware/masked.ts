import { NO_COMMITMENT, type Framed, type PadMessage } from '../../firmware-protocol/codec/message.ts';

/** What a pad has said, without what hangs on its nonces: two pads that do the same say the same. */
export function masked({ seq, message }: Framed<PadMessage>): string {
  const hidden = {
    ...message,
    ...('nonce' in message && { nonce: 'drawn' }),
    ...('commitment' in message && message.commitment !== NO_COMMITMENT && { commitment: 'made' }),
  };
  return `${seq} ${JSON.stringify(hidden)}`;
}
