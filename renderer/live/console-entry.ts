import type { EntryRequest } from '../../host/contract/command.ts';
import { safeStorage, type Store } from './storage.ts';

/** Storage is per origin, so pages from other ports of this computer cannot read it. */
const KEPT_AS = 'referee-session';

export type EntryWindow = Pick<Window, 'location' | 'history' | 'addEventListener' | 'localStorage'>;

/** How the console's page is admitted: with a link's token once, and with its session from then on. */
export class ConsoleEntry {
  readonly #window: EntryWindow;
  readonly #kept: Store;
  #token: string | undefined;
  #session: string | undefined;

  constructor(window: EntryWindow) {
    this.#window = window;
    this.#kept = safeStorage(() => window.localStorage);
    this.#takeToken();
    // Opening a link in a page that is already at this address changes only the fragment.
    window.addEventListener('hashchange', () => this.#takeToken());
  }

  /** What to say first on the next socket; undefined if this browser was never admitted. */
  next(): EntryRequest | undefined {
    if (this.#token !== undefined) return { type: 'enter', token: this.#token };
    const session = this.#kept.getItem(KEPT_AS) ?? this.#session;
    return session === undefined ? undefined : { type: 'resume', session };
  }

  entered(session: string): void {
    this.#token = undefined;
    this.#session = session;
    this.#kept.setItem(KEPT_AS, session);
  }

  /** The host does not accept the entry. A session is kept: another host may have had the port for a while. */
  refused(entry: EntryRequest): void {
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
}
