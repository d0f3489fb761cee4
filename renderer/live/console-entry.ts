import type { Entry } from '../../host/contract/command.ts';

/** Storage is per origin, so pages from other ports of this computer cannot read it. */
const KEPT_AS = 'referee-session';

export type EntryWindow = Pick<Window, 'location' | 'history' | 'addEventListener' | 'localStorage'>;

/** How the console's page is admitted: with a link's token once, and with its session from then on. */
export class ConsoleEntry {
  readonly #window: EntryWindow;
  #token: string | undefined;
  #session: string | undefined;

  constructor(window: EntryWindow) {
    this.#window = window;
    this.#takeToken();
    // Opening a link in a page that is already at this address changes only the fragment.
    window.addEventListener('hashchange', () => this.#takeToken());
  }

  /** What to say first on the next socket; undefined if this browser was never admitted. */
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
      // Without storage this page goes on, and a reload needs another link.
    }
  }

  /** The host does not accept the entry. A session is kept: another host may have had the port for a while. */
  refused(entry: Entry): void {
    if (entry.type === 'enter' && entry.token === this.#token) this.#token = undefined;
  }

  /** Removes the token from the address and from this tab's history before anybody can read it there. */
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
