import { every, Timers, type Clock } from '../clock/clock.ts';
import { digestOf, drawSecret, findDigest } from './secrets.ts';

const MOST_SESSIONS = 64;
/** A page that reloads or loses its connection counts as open for this long, ms. */
const CUT_OFF_MS = 10_000;
/** A page that was open when the host ended may come back for this long after the next start, ms. */
const COME_BACK_MS = 3_600_000;
/** Sessions of a host that ended longer ago are void, ms. */
const VOID_AFTER_MS = 12 * 3_600_000;
/** How often it is recorded that pages are still open, ms. */
const STILL_OPEN_MS = 600_000;

/** The sessions of the open pages, for the next start of the host. */
export interface KeptSessions {
  /** When they were last known to be open, ms since 1970. */
  readonly at: number;
  /** SHA-256 of each, hex. */
  readonly digests: readonly string[];
}

interface SessionsParts {
  readonly clock: Clock;
  readonly kept?: KeptSessions | undefined;
  /** Called whenever a page is opened or has gone. */
  readonly keep?: (kept: KeptSessions) => void;
  readonly draw?: () => string;
}

/** The browsers that may open the console, each with a session of its own. */
export class Sessions {
  readonly #clock: Clock;
  readonly #keep: (kept: KeptSessions) => void;
  readonly #draw: () => string;
  /** Open sockets by digest, of this run. */
  readonly #known = new Map<string, number>();
  /** Digests of pages that were open when the previous run ended and have not come back yet. */
  readonly #awaited: Set<string>;
  readonly #timers: Timers;

  constructor({ clock, kept, keep = () => undefined, draw = drawSecret }: SessionsParts) {
    this.#clock = clock;
    this.#timers = new Timers(clock);
    this.#keep = keep;
    this.#draw = draw;
    const isVoid = kept === undefined || clock.now() - kept.at > VOID_AFTER_MS;
    this.#awaited = new Set(isVoid ? [] : kept.digests);
    this.#timers.after(COME_BACK_MS, () => {
      this.#awaited.clear();
      this.#write();
    });
    every(this.#timers, STILL_OPEN_MS, () => this.#write());
  }

  /** A session for a browser that was admitted. */
  open(): string {
    const session = this.#draw();
    for (const [digest, sockets] of this.#known) {
      if (this.#known.size < MOST_SESSIONS) break;
      if (sockets === 0) this.#known.delete(digest);
    }
    this.#known.set(digestOf(session), 0);
    return session;
  }

  /** Whether this is a session of this run, or of a page that was open when the previous run ended. */
  knows(session: string): boolean {
    return this.#find(session) !== undefined;
  }

  /** A page with a known session has opened its socket. Returns a function to call when it closes. */
  connect(session: string): () => void {
    const digest = this.#find(session) ?? digestOf(session);
    const wasAwaited = this.#awaited.delete(digest);
    this.#add(digest, 1);
    if (!wasAwaited && this.#known.get(digest) === 1) this.#write();
    return () => this.#timers.after(CUT_OFF_MS, () => this.#left(digest));
  }

  /** Call when the host ends: what is open now stays kept. */
  close(): void {
    this.#timers.stop();
  }

  #find(session: string): string | undefined {
    return findDigest([...this.#known.keys(), ...this.#awaited], session);
  }

  #left(digest: string): void {
    this.#add(digest, -1);
    if (this.#known.get(digest) === 0) this.#write();
  }

  #add(digest: string, by: number): void {
    this.#known.set(digest, (this.#known.get(digest) ?? 0) + by);
  }

  #write(): void {
    const open = [...this.#known].filter(([, sockets]) => sockets > 0).map(([digest]) => digest);
    this.#keep({ at: this.#clock.now(), digests: [...open, ...this.#awaited] });
  }
}
