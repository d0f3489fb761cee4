import { NO_COMMITMENT, type Framed, type PadMessage } from '../../firmware-protocol/codec/message.ts';

/** What a pad has sent, without what depends on its nonces: two pads that do the same send the same. */
export function masked({ seq, message }: Framed<PadMessage>): string {
  const hidden = {
    ...message,
    ...('nonce' in message && { nonce: 'drawn' }),
    ...('commitment' in message && message.commitment !== NO_COMMITMENT && { commitment: 'made' }),
  };
  return `${seq} ${JSON.stringify(hidden)}`;
}
