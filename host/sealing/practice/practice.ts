import type { PadFace, PracticeView, PreflightPad, PressHeard } from '../../contract/pads.ts';
import { Mismatch } from '../../../firmware-protocol/codec/seal.ts';
import { drill, type DrillAttempt, type Drilled, type PracticeTable } from './drill.ts';

/** More than the pads at a table, so that no window misses a press. */
const MOST_PRESSES = 20;
const ALL_FACES = 6;

/** What pads are tried out for. */
interface Mode {
  readonly drilled: Drilled;
  /** This pad is tried out from now on. */
  joined?(pad: string): void;
  /** `drilling`: the pads that are being tried out; `running`: until it is finished. */
  view(drilling: readonly string[], running: boolean): PracticeView;
}

/** Shows which pad is pressed, with any button. No face is ever asked for. */
class Pairing implements Mode {
  readonly #table: PracticeTable;
  #presses: readonly PressHeard[] = [];

  constructor(table: PracticeTable) {
    this.#table = table;
  }

  view(listening: readonly string[]): PracticeView {
    return { kind: 'pairing', listening, presses: this.#presses };
  }

  readonly drilled: Drilled = async ({ pad, next }) => {
    await next();
    const n = (this.#presses.at(-1)?.n ?? 0) + 1;
    this.#presses = [...this.#presses, { n, pad }].slice(-MOST_PRESSES);
    // The flashing LEDs show the player that it was this pad.
    this.#table.pads.identify(pad);
    this.#table.changed();
    return true;
  };
}

/** Tests every face of all pads, in any order: each press is sealed, opened, checked and shown. Then two buttons halt. */
class Preflight implements Mode {
  readonly #table: PracticeTable;
  readonly #pads = new Map<string, PreflightPad>();

  constructor(table: PracticeTable) {
    this.#table = table;
  }

  joined(pad: string): void {
    if (!this.#pads.has(pad)) this.#pads.set(pad, { pad, faces: [], halted: false, lied: false });
  }

  view(_drilling: readonly string[], running: boolean): PracticeView {
    return { kind: 'preflight', running, pads: [...this.#pads.values()] };
  }

  readonly drilled: Drilled = async (attempt) => {
    const event = await attempt.next();
    if (event === 'halt') return this.#halted(attempt.pad);
    if (this.#facesOf(attempt.pad).length === ALL_FACES) {
      // All faces are known: the attempt stays open, so that the press can become a halt.
      while ((await attempt.next()) !== 'halt');
      return this.#halted(attempt.pad);
    }
    await this.#open(attempt);
    return true;
  };

  async #open({ pad, number, signal }: DrillAttempt): Promise<void> {
    const { pads } = this.#table;
    const closing = await pads.pad(pad).close(number, signal);
    // Pressed again at the moment of the close: the next press counts.
    if (closing === 'none' || closing === 'lost') return;
    try {
      const { face } = await pads.pad(pad).reveal(number, closing, signal);
      const faces = new Set([...this.#facesOf(pad), face as PadFace]);
      this.#update(pad, { faces: [...faces].sort() });
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error;
      this.#update(pad, { lied: true });
    }
  }

  #halted(pad: string): boolean {
    this.#update(pad, { halted: true });
    return this.#facesOf(pad).length < ALL_FACES;
  }

  #facesOf(pad: string): readonly PadFace[] {
    return this.#pads.get(pad)?.faces ?? [];
  }

  #update(pad: string, changes: Partial<PreflightPad>): void {
    const known = this.#pads.get(pad);
    if (known === undefined) return;
    this.#pads.set(pad, { ...known, ...changes });
    this.#table.changed();
  }
}

export type PracticeKind = PracticeView['kind'];

/**
 * Pads tried out between rounds, in one mode at a time, with every pad that the round does not use. A pad is released before
 * the round arms it, and a new phase of the round ends practice.
 */
export class Practice {
  readonly #table: PracticeTable;
  readonly #drills = new Map<string, AbortController>();
  #mode: Mode | undefined;
  #running = false;
  #step = 0;

  constructor(table: PracticeTable) {
    this.#table = table;
  }

  get view(): PracticeView | undefined {
    return this.#mode?.view([...this.#drills.keys()], this.#running);
  }

  /** The ids of the pads that can be tried out now. */
  get free(): readonly string[] {
    const inRound = this.#table.inRound();
    return this.#table.pads
      .pads()
      .filter(({ id, link, trouble }) => link === 'live' && trouble === undefined && !inRound.has(id))
      .map(({ id }) => id);
  }

  begin(kind: PracticeKind, step: number): void {
    this.finish();
    this.#mode = kind === 'pairing' ? new Pairing(this.#table) : new Preflight(this.#table);
    this.#running = true;
    this.#step = step;
    this.#startDrills();
  }

  /** Wipes every pad; the results of a preflight can still be read. */
  finish(): void {
    this.#running = false;
    for (const pad of [...this.#drills.keys()]) this.#leave(pad);
  }

  end(): void {
    this.finish();
    this.#mode = undefined;
  }

  follow(step: number): void {
    if (this.#mode === undefined) return;
    if (step !== this.#step) return this.end();
    for (const pad of this.#table.inRound()) this.#leave(pad);
    if (this.#running) this.#startDrills();
  }

  #startDrills(): void {
    const mode = this.#mode;
    if (mode === undefined) return;
    for (const pad of this.free) {
      if (this.#drills.has(pad)) continue;
      const ended = new AbortController();
      this.#drills.set(pad, ended);
      mode.joined?.(pad);
      void drill(pad, this.#table, mode.drilled, ended.signal);
    }
  }

  #leave(pad: string): void {
    this.#drills.get(pad)?.abort();
    this.#drills.delete(pad);
  }
}
