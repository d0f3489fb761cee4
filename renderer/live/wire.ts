import type { Bridge, PageView } from '../../host/contract/live.ts';
import type { Answer, DownMessage } from '../../host/contract/view.ts';

export interface LiveWire {
  /**
   * Calls back with every message and reconnects by itself. `onOut` is called whenever the connection ends, and whenever
   * the host does not admit this browser. Returns a function that stops.
   */
  open(onMessage: (message: DownMessage<PageView>) => void, onOut: (why: 'lost' | 'shut out') => void): () => void;
  /** The host's answer; `not live` if the command could not be sent or was not answered. */
  command(command: unknown): Promise<Answer>;
  /** A seat's key, in the browser shell only: sent at once or not at all, never queued (Secrecy 2). */
  press(code: string): void;
}

/** The host may have carried it out; the view that comes with the next connection shows that. */
export const NOT_LIVE: Answer = { ok: false, refusal: { code: 'not live', params: {} } };

/** The Electron shell's wire. There, keys of seats never reach a page. */
export function bridgeWire(bridge: Bridge): LiveWire {
  return {
    open: (onMessage) => bridge.watch(onMessage),
    command: (command) => bridge.command?.(command).catch(() => NOT_LIVE) ?? Promise.resolve(NOT_LIVE),
    press: () => undefined,
  };
}
