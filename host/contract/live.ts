import type { Answer, DownMessage } from './view.ts';

/** Who looks: the dealer's console, or the table display, which may ask nothing. */
export type Onlooker = 'console' | 'table';

/** WebSocket paths of the browser shell. `DownMessage`s come down; `UpMessage`s go up on the console's socket only. */
export const LIVE_PATHS = { console: '/live/console', table: '/live/table' } as const satisfies Record<Onlooker, string>;

/** Down on the console's socket, after an `enter`: what this browser resumes with from now on. */
export interface Entered {
  readonly type: 'entered';
  readonly session: string;
}

/** Down to a screen of the room that looks on: the room is behind this key from now on, `/<key>/`. */
export interface Moved {
  readonly type: 'moved';
  readonly key: string;
}

/** Close codes of the console's socket before it has entered: who comes is not known; too many wrong tokens just now. */
export const NOT_ADMITTED = 4401;
export const TOO_MANY_TRIES = 4429;

/**
 * `window.referee` in the Electron shell; undefined in the browser. Keys of seats never reach a page there, so there is
 * no `press`.
 */
export interface Bridge {
  /** Calls back with the present view, every newer one, and `alive` each second. One watcher a page: a second replaces the first. Returns the way to stop. */
  watch(onMessage: (message: DownMessage) => void): () => void;
  /** Only in the console's window. Never rejects for a refused command. */
  command?(command: unknown): Promise<Answer>;
}

declare global {
  interface Window {
    readonly referee?: Bridge;
  }
}
