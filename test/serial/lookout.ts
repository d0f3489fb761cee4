/** Waits for conditions, which `look` checks again; call it whenever anything may have changed. */
export class Lookout {
  readonly #looking = new Set<() => void>();

  /** Resolves once the condition holds, perhaps at once. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!holds()) return;
        this.#looking.delete(look);
        resolve();
      };
      this.#looking.add(look);
      look();
    });
  }

  look(): void {
    for (const look of [...this.#looking]) look();
  }
}
