import type { Verdict } from '../../../firmware-protocol/codec/message.ts';
import type { PadDetails } from '../../contract/pads.ts';
import type { PadView, PortView } from '../../contract/view.ts';
import type { ClosingSeal, OpenedFace } from '../sealer.ts';

/** All pads, known by id and never by path. The session sees pads through this and nothing else. */
export interface PadSource {
  pads(): readonly Omit<PadView, 'seat'>[];
  /** By id, of pads that have been heard. */
  details(): ReadonlyMap<string, PadDetails>;
  ports(): readonly PortView[];
  /** Why the system does not list its ports: its code, `ENOENT` where udevadm is missing. Undefined while it does. */
  unlisted(): string | undefined;
  /** The highest attempt that any pad has said hello with; the host counts on from it (PROTOCOL.md). 0 for none. */
  highestAttempt(): number;
  listen(listener: (event: PadEvent) => void): () => void;
  /**
   * The pad plays in this attempt until `result`, `abort` or the next `arm`. Sent as soon as the pad is live and again
   * after every hello that shows it is needed (reset, replug); a seal the pad kept over a reset stands.
   */
  arm(pad: string, attempt: number, hostNonce: string): void;
  /**
   * A count runs and ends at this host time: a seal that is heard at or after it counts for nothing and is not acknowledged.
   * The pad is told to close by itself then, again after every hello.
   */
  closeIn(pad: string, attempt: number, endsAt: number): void;
  /** The count was halted: seals count on. */
  halted(pad: string, attempt: number): void;
  /**
   * The seal that was heard last before this call; nothing after counts. `lost`: the pad holds another one, or none, or says
   * another commitment. Rejects when the signal aborts. Retries every 60 ms, also over a replug.
   */
  close(pad: string, attempt: number, signal: AbortSignal): Promise<ClosingSeal | 'none' | 'lost'>;
  /** The face and nonce of exactly that seal, checked against its commitment: rejects with `Mismatch`. Retries as `close`. */
  reveal(pad: string, attempt: number, seal: ClosingSeal, signal: AbortSignal): Promise<OpenedFace>;
  abort(pad: string, attempt: number): void;
  nudge(pad: string, attempt: number): void;
  /** Tells the pad's LEDs how it ended. */
  result(pad: string, attempt: number, verdict: Verdict): void;
  /** Its LEDs flash. Of two pads with one id, or none, the one at `port`. */
  identify(pad: string, port?: string): void;
  /** Stores another id in the pad at this port, which must not be in an attempt. Rejects with `Unanswered` or `Declined`. */
  rename(port: string, id: string): Promise<void>;
  /** The dealer has ticked the new ports of these numbers: they are opened and listened to. False where none of them is there. */
  use(ports: readonly number[]): boolean;
  /** A pad is expected at this path from now on; or no more, and the path is let go of. */
  expect(port: string): void;
  leave(port: string): void;
  /** After sleep: every pad is greeted anew. */
  greet(): void;
  stop(): Promise<void>;
}

export type PadEvent =
  /** The pads or ports listed have changed. */
  | { readonly type: 'changed' }
  /** The pad has a seal in this attempt (first or fresh; the listener tells them apart). */
  | { readonly type: 'sealed'; readonly pad: string; readonly attempt: number }
  /** The pad lost its power and with it every seal of this attempt; it is armed again. */
  | { readonly type: 'unsealed'; readonly pad: string; readonly attempt: number }
  /** The pad closed itself while its attempt goes on, as it does where it never heard that the count was halted. */
  | { readonly type: 'closed'; readonly pad: string; readonly attempt: number }
  /** Two buttons together: halt the count. `seal` 0: no seal stands whose commitment the host has. */
  | { readonly type: 'halt'; readonly pad: string; readonly attempt: number; readonly seal: number };
