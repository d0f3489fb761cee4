import { type AnswerTo, type Link, type Question, Unanswered } from './link.ts';

/** A pad's connection over time: there, gone, there again. */
export class Attention {
  #link: Link | undefined;
  readonly #waiting = new Set<(link: Link) => void>();

  get link(): Link | undefined {
    return this.#link;
  }

  gained(link: Link): void {
    this.#link = link;
    for (const take of this.#waiting) take(link);
    this.#waiting.clear();
  }

  lost(): void {
    this.#link = undefined;
  }

  /** Asks every so many milliseconds, over any number of connections, until the signal aborts; rejects with its reason. */
  async insist<Q extends Question>(question: Q, every: number, signal: AbortSignal): Promise<AnswerTo<Q>> {
    for (;;) {
      const link = await this.#present(signal);
      try {
        return await link.ask(question, { every, until: signal });
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        // A link that ended before its loss was noticed must not be asked again.
        if (this.#link === link) this.#link = undefined;
      }
    }
  }

  #present(signal: AbortSignal): Promise<Link> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      if (this.#link !== undefined) return resolve(this.#link);
      const give = () => {
        this.#waiting.delete(take);
        reject(signal.reason);
      };
      const take = (link: Link) => {
        signal.removeEventListener('abort', give);
        resolve(link);
      };
      this.#waiting.add(take);
      signal.addEventListener('abort', give, { once: true });
    });
  }
}
