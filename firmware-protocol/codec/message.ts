/**
 * The messages of protocol version 2, with the names of PROTOCOL.md. `attempt` only rises, from 1 to 4294967295; `seal` numbers
 * a pad's seals within an attempt from 1 to 65535; nonces are 16 lower-case hex digits, commitments 32. A pad id is 1 to 16 of
 * `A-Z a-z 0-9 _ -`.
 */
export const PROTOCOL_VERSION = 2;

/**
 * The highest attempt that a host accepts in a record, in its own counter or in a pad's hello. The protocol counts further, so
 * that a pad beyond it can be recognised.
 */
export const HIGHEST_ATTEMPT = 4_000_000_000;

export type Face = 1 | 2 | 3 | 4 | 5 | 6;
export type PadState = 'idle' | 'armed' | 'sealed' | 'closed' | 'revealed';
export type ResetCause = 'power' | 'external' | 'brownout' | 'watchdog' | 'none';
/** What the pad's LEDs show after a reveal. */
export type Verdict = 'nothing' | 'took' | 'blocked' | 'out' | 'back';
export type PadErrorCode = 'crc' | 'syntax' | 'state' | 'attempt' | 'seal' | 'store' | 'unknown' | 'overrun';

/** The id in the hello of a pad without one, which answers `arm` with the error `store` until `setId`. */
export const NO_ID = '?';
/** `commitment` in the answer to `close` if there is no seal. */
export const NO_COMMITMENT = '0'.repeat(32);

/** Host to pad. Each but `ack` is answered by the message of the same name in `PadMessage`, or by an error. */
/** What a pad says about its attempt: in `idle`, `attempt` is the highest one spent; `seal` is the current one. 0 for none. */
export interface PadStatus {
  readonly state: PadState;
  readonly attempt: number;
  readonly seal: number;
}

export type HostMessage =
  | { readonly type: 'hello' }
  | { readonly type: 'arm'; readonly attempt: number; readonly hostNonce: string }
  /** The count is running: the pad closes by itself in `ms` (1 to 65535), unless `halted`, `close` or another attempt comes first. */
  | { readonly type: 'closeIn'; readonly attempt: number; readonly ms: number }
  | { readonly type: 'close'; readonly attempt: number }
  /** Only after `close`, and only the seal that `close` answered. */
  | { readonly type: 'reveal'; readonly attempt: number; readonly seal: number }
  /** The attempt has ended; also for pads that were not armed in it (a player comes back). */
  | { readonly type: 'result'; readonly attempt: number; readonly verdict: Verdict }
  | { readonly type: 'nudge'; readonly attempt: number }
  | { readonly type: 'ping' }
  /** The attempt is called off: seal and face are wiped. Unless it was closed, it may be armed again. */
  | { readonly type: 'abort'; readonly attempt: number }
  /** The count was halted: the pad no longer closes by itself, and its LEDs show the halt. Seals are kept; the pad that halted has withdrawn its own. */
  | { readonly type: 'halted'; readonly attempt: number }
  | { readonly type: 'identify' }
  | { readonly type: 'setId'; readonly id: string }
  /**
   * Acknowledges the pad's `sealed` or `halt` with this number, or its hello at boot with 0. For a seal: the host has its
   * commitment, and it counts. Carries sequence 0 and is not answered.
   */
  | { readonly type: 'ack'; readonly event: number };

export type PadMessage =
  /**
   * The answer to hello. With sequence 0 it is unasked: the pad has booted and sends it every 250 ms until `hello` or `ack` 0.
   * `attempt` is the running one; in `idle` the highest one spent (closed or ended) or 0, from which a host counts on. `seal`
   * is the current one, 0 for none.
   */
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
  | { readonly type: 'closeIn'; readonly attempt: number }
  /** The number and commitment of the last seal; 0 and `NO_COMMITMENT` for none. */
  | { readonly type: 'close'; readonly attempt: number; readonly seal: number; readonly commitment: string }
  | { readonly type: 'reveal'; readonly attempt: number; readonly seal: number; readonly face: Face; readonly nonce: string }
  | { readonly type: 'result'; readonly attempt: number }
  | { readonly type: 'nudge'; readonly attempt: number }
  /** `state`, `attempt` and `seal` as in hello. */
  | { readonly type: 'ping'; readonly state: PadState; readonly attempt: number; readonly seal: number }
  | { readonly type: 'abort'; readonly attempt: number }
  | { readonly type: 'halted'; readonly attempt: number }
  | { readonly type: 'identify' }
  | { readonly type: 'setId'; readonly id: string }
  /** Unasked, repeated every 250 ms until acknowledged: a new seal, without its face. `event` is 1 to 255, then 1 again. */
  | {
      readonly type: 'sealed';
      readonly event: number;
      readonly attempt: number;
      readonly seal: number;
      readonly commitment: string;
    }
  /** Unasked, repeated likewise: two buttons for 0.7 s. `seal` is the one restored, 0 for none. */
  | { readonly type: 'halt'; readonly event: number; readonly attempt: number; readonly seal: number }
  /** Unasked, every 250 ms once the pad has heard nothing for 2 s: here is a pad with this protocol version. */
  | { readonly type: 'beacon'; readonly version: number }
  /** Carries the sequence of the command, or 0 if that could not be read. */
  | { readonly type: 'error'; readonly code: PadErrorCode };

export type Hello = Extract<PadMessage, { readonly type: 'hello' }>;

/**
 * A message with its sequence. Commands carry 1 to 255 in turn, and answers the sequence of their command; `ack`, `sealed`,
 * `halt`, `beacon`, a hello at boot and an error for an unreadable command carry 0.
 */
export interface Framed<Message> {
  readonly seq: number;
  readonly message: Message;
}
