/**
 * The messages of protocol version 2, as PROTOCOL.md names them. `attempt` runs from 1 to 4294967295 and rises for
 * ever; `seal` counts a pad's seals within an attempt from 1 to 65535; nonces are 16 hex digits, commitments 32, all
 * hex in lower case. A pad id is 1 to 16 of `A-Z a-z 0-9 _ -`.
 */
export const PROTOCOL_VERSION = 2;

/**
 * The highest attempt a host follows, wherever it meets the number: in a record, in its own counter, in a pad's hello. The
 * pads' protocol counts a little further, so that a pad which is beyond can be told from one that is not.
 */
export const HIGHEST_ATTEMPT = 4_000_000_000;

export type Face = 1 | 2 | 3 | 4 | 5 | 6;
export type PadState = 'idle' | 'armed' | 'sealed' | 'closed' | 'revealed';
export type ResetCause = 'power' | 'external' | 'brownout' | 'watchdog' | 'none';
/** What the pad's LEDs show after a reveal. */
export type Verdict = 'nothing' | 'took' | 'blocked' | 'out' | 'back';
export type PadErrorCode = 'crc' | 'syntax' | 'state' | 'attempt' | 'seal' | 'store' | 'unknown' | 'overrun';

/** The id a pad gives while its store holds none: it answers `arm` with the error `store` until `setId`. */
export const NO_ID = '?';
/** `commitment` in the answer to `close` where there is no seal. */
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
  /** The count runs: closes by itself in `ms` (1 to 65535), unless `halted`, `close` or another attempt comes before. */
  | { readonly type: 'closeIn'; readonly attempt: number; readonly ms: number }
  | { readonly type: 'close'; readonly attempt: number }
  /** Only after `close`, and only the seal that `close` answered. */
  | { readonly type: 'reveal'; readonly attempt: number; readonly seal: number }
  /** The attempt is over; also for pads that were not armed in it (a player comes back). */
  | { readonly type: 'result'; readonly attempt: number; readonly verdict: Verdict }
  | { readonly type: 'nudge'; readonly attempt: number }
  | { readonly type: 'ping' }
  /** The attempt is called off: seal and face are wiped. Not yet closed, it may be armed again. */
  | { readonly type: 'abort'; readonly attempt: number }
  /** The count was halted, by whomever: nothing closes by itself any more, and the LEDs say so. Seals stand; the halting pad has withdrawn its own. */
  | { readonly type: 'halted'; readonly attempt: number }
  | { readonly type: 'identify' }
  | { readonly type: 'setId'; readonly id: string }
  /**
   * Acknowledges the pad's `sealed` or `halt` of this number, or with 0 its hello at boot: of a seal, that the host has its
   * commitment and that it counts. Carries sequence 0, is not answered.
   */
  | { readonly type: 'ack'; readonly event: number };

export type PadMessage =
  /**
   * Answer to hello; with sequence 0 it is unasked: the pad has booted and says so every 250 ms until `hello` or `ack` 0.
   * `attempt` is the running one, in `idle` the highest one spent (closed or over), 0 for none: a host counts on from
   * there. `seal` is the one that stands, 0 for none.
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
  /** Unasked, repeated every 250 ms until acknowledged: a fresh seal, no face in it. `event` is 1 to 255, then 1 again. */
  | {
      readonly type: 'sealed';
      readonly event: number;
      readonly attempt: number;
      readonly seal: number;
      readonly commitment: string;
    }
  /** Unasked, repeated likewise: two buttons for 0.7 s. `seal` is the seal that stands again, 0 for none. */
  | { readonly type: 'halt'; readonly event: number; readonly attempt: number; readonly seal: number }
  /** Unasked, every 250 ms while the pad has heard nothing for 2 s: here is a pad, of this protocol version. */
  | { readonly type: 'beacon'; readonly version: number }
  /** Carries the sequence of the command it answers, or 0 where that could not be read. */
  | { readonly type: 'error'; readonly code: PadErrorCode };

export type Hello = Extract<PadMessage, { readonly type: 'hello' }>;

/**
 * A message with its sequence number. Commands carry 1 to 255 in turn and answers the number of what they answer; `ack`,
 * `sealed`, `halt`, `beacon`, a hello at boot and an error that answers nothing readable carry 0.
 */
export interface Framed<Message> {
  readonly seq: number;
  readonly message: Message;
}
