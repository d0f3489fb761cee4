import type { PadFace, PracticeView, PreflightPad } from '../../contract/pads.ts';
import { Mismatch } from '../../../firmware-protocol/codec/seal.ts';
import { Drill, type DrillAttempt, type Drilled, type PracticeTable } from './drill.ts';

const ALL_FACES = 6;

/**
 * Tests every face of every pad, all pads at once and in any order: each press is sealed, closed, opened, checked against its
 * commitment, and shown. Then come two buttons together, which halt.
 */
export class Preflight {
  readonly #table: PracticeTable;
  readonly #pads = new Map<string, PreflightPad>();

  constructor(table: PracticeTable) {
    this.#table = table;
  }

  drill(pad: string): Drill {
    if (!this.#pads.has(pad)) this.#pads.set(pad, { pad, faces: [], halted: false, lied: false });
    return new Drill(pad, this.#table, this.#test);
  }

  view(running: boolean): PracticeView {
    return { kind: 'preflight', running, pads: [...this.#pads.values()] };
  }

  readonly #test: Drilled = async (attempt) => {
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
