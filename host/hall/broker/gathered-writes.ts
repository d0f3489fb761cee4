import type { Writable } from 'node:stream';

/** Lets packets that are written in one turn of the event loop leave together: with hundreds of tables, calls of the system cost most. */
export class GatheredWrites {
  readonly #stream: Pick<Writable, 'cork' | 'uncork'>;
  #gathering = false;

  constructor(stream: Pick<Writable, 'cork' | 'uncork'>) {
    this.#stream = stream;
  }

  /** To be called before something is written. */
  gather(): void {
    if (this.#gathering) return;
    this.#gathering = true;
    this.#stream.cork();
    setImmediate(() => {
      this.#gathering = false;
      this.#stream.uncork();
    });
  }
}
