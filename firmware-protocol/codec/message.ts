/**
 * The messages of protocol version 1, as PROTOCOL.md names them. `attempt` runs from 1 to 4294967295 and rises for
 * ever; `seal` counts a pad's seals within an attempt from 1 to 65535; nonces are 16 hex digits, commitments 32.
 */
export const PROTOCOL_VERSION = 1;

export type Face = 1 | 2 | 3 | 4 | 5 | 6;
export type PadState = 'idle' | 'armed' | 'sealed' | 'closed' | 'revealed';
export type ResetCause = 'power' | 'external' | 'brownout' | 'watchdog' | 'none';
/** What the pad's LEDs show after a reveal. */
export type Verdict = 'nothing' | 'took' | 'blocked' | 'out' | 'back';
export type PadErrorCode = 'crc' | 'syntax' | 'state' | 'attempt' | 'store' | 'unknown' | 'overrun';

/** Host to pad. Each is answered by the message of the same name in `PadAnswer`, or by an error. */
export type HostMessage =
  | { readonly type: 'hello' }
  | { readonly type: 'arm'; readonly attempt: number; readonly hostNonce: string }
  | { readonly type: 'close'; readonly attempt: number }
  | { readonly type: 'reveal'; readonly attempt: number; readonly seal: number }
  | { readonly type: 'result'; readonly attempt: number; readonly verdict: Verdict }
  | { readonly type: 'nudge'; readonly attempt: number }
  | { readonly type: 'ping' }
  /** The attempt is called off: seal and face are wiped. */
  | { readonly type: 'abort'; readonly attempt: number }
  /** The count was halted; withdraws the seal that the halting press made, where `seal` names it. */
  | { readonly type: 'halted'; readonly attempt: number }
  | { readonly type: 'identify' }
  | { readonly type: 'setId'; readonly id: string }
  /** Acknowledges the pad's `sealed` or `halt` event of this number. */
  | { readonly type: 'ack'; readonly event: number };

export type PadMessage =
  /** Answer to hello, and sent unasked at boot. */
  | {
      readonly type: 'hello';
      readonly version: number;
      readonly firmware: string;
      readonly id: string;
      readonly state: PadState;
      readonly attempt: number;
      readonly seal: number;
      readonly reset: ResetCause;
    }
  | { readonly type: 'arm'; readonly attempt: number }
  /** `seal` is the number of the last seal, 0 for none. */
  | { readonly type: 'close'; readonly attempt: number; readonly seal: number }
  | { readonly type: 'reveal'; readonly attempt: number; readonly seal: number; readonly face: Face; readonly nonce: string }
  | { readonly type: 'result'; readonly attempt: number }
  | { readonly type: 'nudge'; readonly attempt: number }
  | { readonly type: 'ping'; readonly state: PadState; readonly attempt: number; readonly seal: number }
  | { readonly type: 'abort'; readonly attempt: number }
  | { readonly type: 'halted'; readonly attempt: number }
  | { readonly type: 'identify' }
  | { readonly type: 'setId'; readonly id: string }
  /** Unasked, repeated every 250 ms until acknowledged: a fresh seal, no face in it. */
  | {
      readonly type: 'sealed';
      readonly event: number;
      readonly attempt: number;
      readonly seal: number;
      readonly commitment: string;
    }
  /** Unasked, repeated likewise: two buttons for 0.7 s. `seal` is the seal that stands again, 0 for none. */
  | { readonly type: 'halt'; readonly event: number; readonly attempt: number; readonly seal: number }
  | { readonly type: 'error'; readonly code: PadErrorCode };

/** A message with its sequence number, 0 to 255; answers carry the number of what they answer. */
export interface Framed<Message> {
  readonly seq: number;
  readonly message: Message;
}
