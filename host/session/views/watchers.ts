/** Shows something to everyone who watches it: every change makes one new version of all its views, the same for all. */
export class Watchers<Views extends object> {
  readonly #watching = new Map<(views: Views) => void, keyof Views>();
  readonly #see: (version: number) => Views;
  #version = 1;
  #seen: Views | undefined;

  constructor(see: (version: number) => Views) {
    this.#see = see;
  }

  watch<Who extends keyof Views>(who: Who, onView: (view: Views[Who]) => void): () => void {
    const watching = (views: Views) => onView(views[who]);
    this.#watching.set(watching, who);
    watching(this.#now());
    return () => void this.#watching.delete(watching);
  }

  count(who: keyof Views): number {
    return [...this.#watching.values()].filter((one) => one === who).length;
  }

  changed(): void {
    this.#version += 1;
    this.#seen = undefined;
    if (this.#watching.size === 0) return;
    const views = this.#now();
    for (const onViews of this.#watching.keys()) onViews(views);
  }

  /** The views of the present version are made once, so that equal versions are equal views. */
  #now(): Views {
    this.#seen ??= this.#see(this.#version);
    return this.#seen;
  }
}
