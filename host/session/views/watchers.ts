import type { ConsoleView, TableView } from '../../contract/view.ts';

export interface Views {
  readonly table: TableView;
  readonly console: ConsoleView;
}

/** Who looks at the table: every change makes one new version, the same for all. */
export class Watchers {
  readonly #tables = new Set<(view: TableView) => void>();
  readonly #consoles = new Set<(view: ConsoleView) => void>();
  readonly #see: (version: number) => Views;
  #version = 1;
  #seen: Views | undefined;

  /** `see` makes the views of a version. */
  constructor(see: (version: number) => Views) {
    this.#see = see;
  }

  watchTable(onView: (view: TableView) => void): () => void {
    this.#tables.add(onView);
    onView(this.see().table);
    return () => void this.#tables.delete(onView);
  }

  watchConsole(onView: (view: ConsoleView) => void): () => void {
    this.#consoles.add(onView);
    onView(this.see().console);
    return () => void this.#consoles.delete(onView);
  }

  changed(): void {
    this.#version += 1;
    this.#seen = undefined;
    if (this.#tables.size === 0 && this.#consoles.size === 0) return;
    const { table, console } = this.see();
    for (const onView of this.#tables) onView(table);
    for (const onView of this.#consoles) onView(console);
  }

  /** The views of the present version, made once: equal versions are equal views. */
  see(): Views {
    this.#seen ??= this.#see(this.#version);
    return this.#seen;
  }
}
