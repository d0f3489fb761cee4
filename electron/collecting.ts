import { tableIn, type DownMessage } from '../host/contract/view.ts';

/** The flag of V8 that gives pages the function `gc`. */
export const COLLECTABLE = '--expose-gc';

/** After the outcomes of a round have been presented, ms: nothing moves any more. */
const AFTER_MS = 1_500;

/**
 * Frees after each round what a page no longer uses. Chromium does so by itself only when scripts need memory; a table's scripts
 * need little, so hundreds of drawn rounds would pile up.
 */
export class Collector {
  readonly #collect: () => void;
  #isShown = false;

  constructor(collect: () => void) {
    this.#collect = collect;
  }

  /** Sees every message to the page. */
  see(message: DownMessage): void {
    if (message.type !== 'view') return;
    const isShown = tableIn(message.view).game?.course.phase === 'shown';
    if (this.#isShown && !isShown) setTimeout(this.#collect, AFTER_MS);
    this.#isShown = isShown;
  }
}
