import type { Entry } from '../../host/contract/entry.ts';

/** Storage is per origin: no other port of this computer is given it. */
const KEPT_AS = 'referee-session';

/** The parts of a window that are needed to enter. */
export type EntryWindow = Pick<Window, 'location' | 'history' | 'addEventListener' | 'localStorage'>;

/** How the console's page shows the host that its browser may enter: by a link's token, once, and by its session from then on. */
export class ConsoleEntry {
  readonly #window: EntryWindow;
  #token: string | undefined;
  /** Also where nothing can be stored. */
  #session: string | undefined;

  constructor(window: EntryWindow) {
    this.#window = window;
    this.#takeToken();
    // A link that is opened in a page of ours changes no more than the fragment.
    window.addEventListener('hashchange', () => this.#takeToken());
  }

  /** What to say first on the next socket; undefined where this browser has never been let in. */
  next(): Entry | undefined {
    if (this.#token !== undefined) return { type: 'enter', token: this.#token };
    const session = this.#stored() ?? this.#session;
    return session === undefined ? undefined : { type: 'resume', session };
  }

  entered(session: string): void {
    this.#token = undefined;
    this.#session = session;
    try {
      this.#window.localStorage.setItem(KEPT_AS, session);
    } catch {
      // The browser keeps nothing for us: this page goes on, and a reload needs another link.
    }
  }

  /** The host does not know what it was shown. A session is kept: another host may have had the port for a while. */
  refused(entry: Entry): void {
    if (entry.type === 'enter' && entry.token === this.#token) this.#token = undefined;
  }

  /** Out of the address and of this tab's history before anybody can read it there. */
  #takeToken(): void {
    const { location, history } = this.#window;
    const token = /^#([\w-]{32})$/.exec(location.hash)?.[1];
    if (token === undefined) return;
    this.#token = token;
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  }

  #stored(): string | undefined {
    try {
      return this.#window.localStorage.getItem(KEPT_AS) ?? undefined;
    } catch {
      return undefined;
    }
  }
}
