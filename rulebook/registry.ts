/** What the games bring to one layer, by the id of the game. Entry points fill it from the one list in `app/games.ts`. */
export class Registry<Plug extends { readonly id: string }> {
  readonly #plugs = new Map<string, Plug>();

  /** Adds what these games bring, in the order of the list; a game that is known already is replaced. */
  provide(plugs: readonly Plug[]): void {
    for (const plug of plugs) this.#plugs.set(plug.id, plug);
  }

  /** Of all games, in the order of the list. */
  get ids(): readonly string[] {
    return [...this.#plugs.keys()];
  }

  /** The game that is meant where none is named. Throws where no game was provided. */
  get first(): string {
    const [first] = this.#plugs.keys();
    if (first === undefined) throw new Error('no game was provided');
    return first;
  }

  has(id: unknown): id is string {
    return typeof id === 'string' && this.#plugs.has(id);
  }

  /** Throws for an id that no game has: whoever asks has checked it at the edge. */
  of(id: string): Plug {
    const plug = this.#plugs.get(id);
    if (plug === undefined) throw new Error(`no game is called ${id}; known: ${this.ids.join(', ') || 'none'}`);
    return plug;
  }
}
