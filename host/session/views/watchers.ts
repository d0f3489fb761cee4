import type { ConsoleView, TableView } from '../../contract/view.ts';

export interface Views {
  readonly table: TableView;
  readonly console: ConsoleView;
}

/** Shows the table to those who watch it: every change makes one new version, the same for all. */
export class Watchers {
  readonly #watching = new Set<(views: Views) => void>();
  readonly #see: (version: number) => Views;
  #version = 1;
  #seen: Views | undefined;

  /** `see` makes the views of a version. */
  constructor(see: (version: number) => Views) {
    this.#see = see;
  }

  /** Calls back at once and at every change. Returns the way to stop. */
  watch(onViews: (views: Views) => void): () => void {
    const watching = (views: Views) => onViews(views);
    this.#watching.add(watching);
    onViews(this.#now());
    return () => void this.#watching.delete(watching);
  }

  changed(): void {
    this.#version += 1;
    this.#seen = undefined;
    if (this.#watching.size === 0) return;
    const views = this.#now();
    for (const onViews of this.#watching) onViews(views);
  }

  /** The views of the present version, made once: equal versions are equal views. */
  #now(): Views {
    this.#seen ??= this.#see(this.#version);
    return this.#seen;
  }
}
