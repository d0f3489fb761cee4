import type { Answer, DownMessage } from './view.ts';

/** The dealer's console, or the table display, which may send no command. */
export type Onlooker = 'console' | 'table';

/** WebSocket paths of the browser shell. Only the console's socket carries `UpMessage`s. */
export const LIVE_PATHS = { console: '/live/console', table: '/live/table' } as const satisfies Record<Onlooker, string>;

/** The answer to `enter`: what this browser resumes with from now on. */
export interface Entered {
  readonly type: 'entered';
  readonly session: string;
}

/** To a screen of the room: from now on the room is served at `/<key>/`. */
export interface Moved {
  readonly type: 'moved';
  readonly key: string;
}

/** Close codes of a console's socket that has not entered: the token or session is unknown; too many wrong tokens just now. */
export const NOT_ADMITTED = 4401;
export const TOO_MANY_TRIES = 4429;

/** `window.referee`, in the Electron shell only. Keys of seats never reach a page there, so it has no `press`. */
export interface Bridge {
  /** Passes views, and `alive` each second. A second watcher replaces the first. Returns a function that stops. */
  watch(onMessage: (message: DownMessage) => void): () => void;
  /** Only in the console's window. Never rejects for a refused command. */
  command?(command: unknown): Promise<Answer>;
}

declare global {
  interface Window {
    readonly referee?: Bridge;
  }
}
