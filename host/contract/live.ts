import type { DesktopBridge } from './desktop.ts';
import type { GuestView } from './guest.ts';
import type { BoardView, OrganiserView } from './hall.ts';
import { tableIn, type Answer, type DownMessage, type TableView, type Views } from './view.ts';

/** The dealer's console, or the table display, which may send no command. */
export type Onlooker = keyof Views;

/** What a hall shows in one version, each for the window of its name. */
export interface HallViews {
  readonly board: BoardView;
  readonly organiser: OrganiserView;
  readonly guest: GuestView;
}

/** What each page is sent: those of a table, and those of a hall. The board may send no command, and guests a `GuestCommand`. */
export interface PageViews extends Views, HallViews {}
export type PageName = keyof PageViews;
export type PageView = PageViews[PageName];

/** WebSocket paths of the browser shell. Only the sockets of console, organiser and guests carry `UpMessage`s. */
export const LIVE_PATHS = {
  console: '/live/console',
  table: '/live/table',
  organiser: '/live/organiser',
  board: '/live/board',
  guest: '/live/guest',
} as const satisfies Record<PageName, string>;

/** The part of a view that everybody may see; its version and its time are those of the view. */
export function sharedIn(view: PageView): TableView | BoardView | GuestView {
  switch (view.kind) {
    case 'board':
    case 'guest':
      return view;
    case 'organiser':
      return view.board;
    default:
      return tableIn(view);
  }
}

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
  /** Only in the console's window. */
  readonly desktop?: DesktopBridge;
}

declare global {
  interface Window {
    readonly referee?: Bridge;
  }
}
