import type { Views } from '../../contract/view.ts';

/** Shows the table to everyone who watches it: every change makes one new version, the same for all. */
export class Watchers {
  readonly #watching = new Set<(views: Views) => void>();
  readonly #see: (version: number) => Views;
  #version = 1;
  #seen: Views | undefined;

  constructor(see: (version: number) => Views) {
    this.#see = see;
  }

  watch<Who extends keyof Views>(who: Who, onView: (view: Views[Who]) => void): () => void {
    const watching = (views: Views) => onView(views[who]);
    this.#watching.add(watching);
    watching(this.#now());
    return () => void this.#watching.delete(watching);
  }

  changed(): void {
    this.#version += 1;
    this.#seen = undefined;
    if (this.#watching.size === 0) return;
    const views = this.#now();
    for (const onViews of this.#watching) onViews(views);
  }

  /** The views of the present version are made once, so that equal versions are equal views. */
  #now(): Views {
    this.#seen ??= this.#see(this.#version);
    return this.#seen;
  }
}
