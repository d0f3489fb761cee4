import type { Verdict } from '../../../firmware-protocol/codec/message.ts';
import type { ClosingSeal, OpenedFace } from '../../../firmware-protocol/codec/seal.ts';
import type { PadDetails } from '../../contract/pads.ts';
import type { PadView, PortView } from '../../contract/view.ts';

/** All pads, known by id and never by path. The session sees pads only through this. */
export interface PadSource {
  pads(): readonly Omit<PadView, 'seat'>[];
  /** By id, of pads that have been heard. */
  details(): ReadonlyMap<string, PadDetails>;
  ports(): readonly PortView[];
  /** The system's code for why it does not list its ports (`ENOENT` if udevadm is missing); undefined while it does. */
  readonly unlisted: string | undefined;
  listen(listener: (event: PadEvent) => void): () => void;
  /** The pad with this id, which may never have been connected: what it is asked is sent once it is. */
  pad(id: string): PadControl;
  /** Makes its LEDs flash; among pads with one id, or without one, those of the pad at `port`. */
  identify(pad: string, port?: string): void;
  /** Stores another id in the pad at this port, which must not be in an attempt. Rejects with `Unanswered` or `Declined`. */
  rename(port: string, id: string): Promise<void>;
  /** The dealer has ticked the new ports with these numbers: opens them. Returns false if none of them exists. */
  use(ports: readonly number[]): boolean;
  expect(port: string): void;
  leave(port: string): void;
  greet(): void;
  stop(): Promise<void>;
}

/** What a pad can be asked in an attempt. */
export interface PadControl {
  /**
   * The pad plays in an attempt until `result`, `abort` or the next `arm`; a seal that survives a reset or replug is kept.
   * @returns the number of its attempt: `attempt`, or one above the highest that this pad has met, since it refuses all below
   */
  arm(attempt: number, hostNonce: string): number;
  /** The count ends at this host time. The pad is told to close by then; a seal that arrives then or later does not count. */
  closeIn(attempt: number, endsAt: number): void;
  halted(attempt: number): void;
  /**
   * Resolves with the last seal heard before this call; later ones do not count. `lost`: the pad has another seal, none, or
   * another commitment. Rejects when the signal aborts. Asks every 60 ms, also after a replug.
   */
  close(attempt: number, signal: AbortSignal): Promise<ClosingSeal | 'none' | 'lost'>;
  /** Face and nonce of exactly that seal, checked against its commitment: rejects with `Mismatch`. Asks as `close` does. */
  reveal(attempt: number, seal: ClosingSeal, signal: AbortSignal): Promise<OpenedFace>;
  abort(attempt: number): void;
  nudge(attempt: number): void;
  /** Shows the outcome on the pad's LEDs. */
  result(attempt: number, verdict: Verdict): void;
}

export type PadEvent =
  /** The lists of pads or ports have changed. */
  | { readonly type: 'changed' }
  /** The pad has made a seal in this attempt, its first or another one. */
  | { readonly type: 'sealed'; readonly pad: string; readonly attempt: number }
  /** The pad lost its power and with it all seals of this attempt; it is armed again. */
  | { readonly type: 'unsealed'; readonly pad: string; readonly attempt: number }
  /**
   * The pad can no longer seal in this attempt: it closed by itself, as it does if it never heard that the count was halted,
   * or it comes from a higher attempt at another table.
   */
  | { readonly type: 'closed'; readonly pad: string; readonly attempt: number }
  /** Two buttons together: halt the count. `seal` is the current one; 0 if the host has no commitment for one. */
  | { readonly type: 'halt'; readonly pad: string; readonly attempt: number; readonly seal: number };

/** The id of the pad that answers at a port, also where it may not play since another holds its id. */
export function padAt(port: PortView): string | undefined {
  return port.kind === 'pad' || port.kind === 'refused' ? port.pad : undefined;
}
