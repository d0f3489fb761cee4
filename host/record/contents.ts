import type { Line } from './line.ts';

/** What a list says of the lines of a night, noted as they are read or written. */
export class Contents {
  readonly #begun = new Set<number>();
  readonly #undone = new Set<number>();
  #name = '';

  note(line: Line): void {
    if (line.kind === 'step' && beginsGame(line.events[0])) this.#begun.add(line.n);
    if (line.kind === 'undo') this.#undone.add(line.step);
    if (line.kind === 'redo') this.#undone.delete(line.step);
    if (line.kind === 'named') this.#name = line.name;
  }

  get name(): string | undefined {
    return this.#name === '' ? undefined : this.#name;
  }

  /** Games begun and not undone. */
  get games(): number {
    return [...this.#begun].filter((step) => !this.#undone.has(step)).length;
  }
}

/** In every rulebook a game begins with this event. */
function beginsGame(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'type' in event && event.type === 'GameBegun';
}
