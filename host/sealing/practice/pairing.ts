import type { PracticeView, PressHeard } from '../../contract/pads.ts';
import { Drill, type Drilled } from './drill.ts';
import type { PracticeTable } from './practice-table.ts';

/** More than pads at a table, so that no window misses a press. */
const MOST_PRESSES = 20;

/** Listens which pad is pressed, with any button: no face is ever asked for. */
export class Pairing {
  readonly #table: PracticeTable;
  #presses: readonly PressHeard[] = [];

  constructor(table: PracticeTable) {
    this.#table = table;
  }

  drill(pad: string): Drill {
    return new Drill(pad, this.#table, this.#pressed);
  }

  view(listening: readonly string[]): PracticeView {
    return { kind: 'pairing', listening, presses: this.#presses };
  }

  readonly #pressed: Drilled = async ({ pad, next }) => {
    await next();
    const n = (this.#presses.at(-1)?.n ?? 0) + 1;
    this.#presses = [...this.#presses, { n, pad }].slice(-MOST_PRESSES);
    // The player sees that it was this one.
    this.#table.pads.identify(pad);
    this.#table.changed();
    return true;
  };
}
