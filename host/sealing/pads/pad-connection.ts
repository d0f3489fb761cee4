import type { Link } from './link.ts';

/** Whether a pad is connected, over time: it may come and go. */
export class PadConnection {
  #link: Link | undefined;
  readonly #waiting = new Set<(link: Link) => void>();

  /** Undefined while the pad is not connected. */
  get link(): Link | undefined {
    return this.#link;
  }

  opened(link: Link): void {
    this.#link = link;
    for (const take of this.#waiting) take(link);
    this.#waiting.clear();
  }

  /** The pad is gone; given a link, only if that is the current one. */
  lost(link = this.#link): void {
    if (this.#link === link) this.#link = undefined;
  }

  /** Resolves when the pad is connected; rejects with the signal's reason when it aborts. */
  connected(signal: AbortSignal): Promise<Link> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      if (this.#link !== undefined) return resolve(this.#link);
      const abort = () => {
        this.#waiting.delete(take);
        reject(signal.reason);
      };
      const take = (link: Link) => {
        signal.removeEventListener('abort', abort);
        resolve(link);
      };
      this.#waiting.add(take);
      signal.addEventListener('abort', abort, { once: true });
    });
  }
}
