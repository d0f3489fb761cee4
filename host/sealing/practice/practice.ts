import type { PracticeView, PressHeard } from '../../contract/pads.ts';
import { Drill, type Drilled, type PracticeTable } from './drill.ts';
import { Preflight } from './preflight.ts';

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

export type PracticeKind = PracticeView['kind'];

/**
 * Pads tried out between rounds: one thing at a time, with every pad that the round leaves free. A pad that the round
 * wants is let go of before the round arms it, and a new phase of the round ends it all.
 */
export class Practice {
  readonly #table: PracticeTable;
  readonly #drills = new Map<string, Drill>();
  #doing: Pairing | Preflight | undefined;
  #running = false;
  #step = 0;

  constructor(table: PracticeTable) {
    this.#table = table;
  }

  get view(): PracticeView | undefined {
    const doing = this.#doing;
    return doing instanceof Pairing ? doing.view([...this.#drills.keys()]) : doing?.view(this.#running);
  }

  /** Pads that could be tried out now, by id. */
  get free(): readonly string[] {
    const inRound = this.#table.inRound();
    return this.#table.pads
      .pads()
      .filter(({ id, link, trouble }) => link === 'live' && trouble === undefined && !inRound.has(id))
      .map(({ id }) => id);
  }

  /** Begins anew, in this step of the round's course. */
  begin(kind: PracticeKind, step: number): void {
    this.#stop();
    this.#doing = kind === 'pairing' ? new Pairing(this.#table) : new Preflight(this.#table);
    this.#running = true;
    this.#step = step;
    this.#take();
  }

  /** Every pad is wiped; what came of a preflight stays to be read. */
  finish(): void {
    this.#stop();
  }

  end(): void {
    this.#stop();
    this.#doing = undefined;
  }

  /** Pads, seats or the round's course have changed. */
  follow(step: number): void {
    if (this.#doing === undefined) return;
    if (step !== this.#step) return this.end();
    for (const pad of this.#table.inRound()) this.#leave(pad);
    if (this.#running) this.#take();
  }

  #take(): void {
    for (const pad of this.free) if (!this.#drills.has(pad)) this.#begin(pad);
  }

  #begin(pad: string): void {
    const drill = this.#doing?.drill(pad);
    if (drill !== undefined) this.#drills.set(pad, drill);
  }

  #leave(pad: string): void {
    this.#drills.get(pad)?.end();
    this.#drills.delete(pad);
  }

  #stop(): void {
    this.#running = false;
    for (const pad of [...this.#drills.keys()]) this.#leave(pad);
  }
}
