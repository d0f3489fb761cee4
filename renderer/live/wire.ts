import type { Bridge } from '../../host/contract/live.ts';
import type { Answer, DownMessage } from '../../host/contract/view.ts';

/** What a page sees of the host, whichever way it comes. */
export interface Wire {
  /**
   * Calls back with every message, for as long as the page lives; reconnects by itself. `onShutOut` is called whenever the
   * host is there and does not let this browser in. Returns the way to stop.
   */
  open(onMessage: (message: DownMessage) => void, onShutOut: () => void): () => void;
  /** The host's answer; a command that could not be brought to the host, or was not answered, is refused as `not live`. */
  command(command: unknown): Promise<Answer>;
  /** A seat's key, in the browser shell only: sent at once or not at all, never kept (Secrecy 2). */
  press(code: string): void;
}

/** Nobody knows whether the host did it: the view that comes with the next connection tells. */
export const NOT_LIVE: Answer = { ok: false, refusal: { code: 'not live', params: {} } };

/** The Electron shell's wire. Keys of seats never reach a page there. */
export function bridgeWire(bridge: Bridge): Wire {
  return {
    open: (onMessage) => bridge.watch(onMessage),
    command: (command) => bridge.command?.(command).catch(() => NOT_LIVE) ?? Promise.resolve(NOT_LIVE),
    press: () => undefined,
  };
}
