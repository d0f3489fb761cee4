import type { PracticeView, PressHeard } from '../../contract/pads.ts';
import { Drill, type Drilled, type PracticeTable } from './drill.ts';
import { Preflight } from './preflight.ts';

/** More than the pads at a table, so that no window misses a press. */
const MOST_PRESSES = 20;

/** Shows which pad is pressed, with any button. No face is ever asked for. */
class Pairing {
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
    // The flashing LEDs show the player that it was this pad.
    this.#table.pads.identify(pad);
    this.#table.changed();
    return true;
  };
}

export type PracticeKind = PracticeView['kind'];

/**
 * Pads tried out between rounds, in one mode at a time, with every pad that the round does not use. A pad is released before
 * the round arms it, and a new phase of the round ends practice.
 */
export class Practice {
  readonly #table: PracticeTable;
  readonly #drills = new Map<string, Drill>();
  #mode: Pairing | Preflight | undefined;
  #running = false;
  #step = 0;

  constructor(table: PracticeTable) {
    this.#table = table;
  }

  get view(): PracticeView | undefined {
    const mode = this.#mode;
    return mode instanceof Pairing ? mode.view([...this.#drills.keys()]) : mode?.view(this.#running);
  }

  /** The ids of the pads that can be tried out now. */
  get free(): readonly string[] {
    const inRound = this.#table.inRound();
    return this.#table.pads
      .pads()
      .filter(({ id, link, trouble }) => link === 'live' && trouble === undefined && !inRound.has(id))
      .map(({ id }) => id);
  }

  /** Starts, in this step of the round. */
  begin(kind: PracticeKind, step: number): void {
    this.#stop();
    this.#mode = kind === 'pairing' ? new Pairing(this.#table) : new Preflight(this.#table);
    this.#running = true;
    this.#step = step;
    this.#startDrills();
  }

  /** Wipes every pad; the results of a preflight can still be read. */
  finish(): void {
    this.#stop();
  }

  end(): void {
    this.#stop();
    this.#mode = undefined;
  }

  /** Pads, seats or the round have changed. */
  follow(step: number): void {
    if (this.#mode === undefined) return;
    if (step !== this.#step) return this.end();
    for (const pad of this.#table.inRound()) this.#leave(pad);
    if (this.#running) this.#startDrills();
  }

  #startDrills(): void {
    for (const pad of this.free) if (!this.#drills.has(pad)) this.#startDrill(pad);
  }

  #startDrill(pad: string): void {
    const drill = this.#mode?.drill(pad);
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
