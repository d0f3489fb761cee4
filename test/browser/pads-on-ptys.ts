import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { VirtualPad } from '../../firmware-protocol/scripted-pad/virtual-pad.ts';

/** Scripted pads behind pseudo-terminals, each at a path that stays the same over a replug. */
export class PadsOnPtys {
  readonly paths: readonly string[];
  readonly #folder = mkdtempSync(join(tmpdir(), 'referee-pads-'));
  readonly #pads: ReadonlyMap<string, VirtualPad>;

  static async plugged(...ids: readonly string[]): Promise<PadsOnPtys> {
    const pads = new PadsOnPtys(ids);
    await Promise.all(ids.map((id) => pads.of(id).plug()));
    return pads;
  }

  private constructor(ids: readonly string[]) {
    const link = (id: string) => join(this.#folder, id);
    this.paths = ids.map(link);
    this.#pads = new Map(ids.map((id) => [id, new VirtualPad({ id, link: link(id) })]));
  }

  of(id: string): VirtualPad {
    const pad = this.#pads.get(id);
    if (pad === undefined) throw new RangeError(`no pad ${id}`);
    return pad;
  }

  /** The player presses if the pad's light asks for it. */
  pressIfAsked(id: string, face: Face): void {
    const { pad } = this.of(id);
    if (pad.state === 'armed') pad.press(face);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pads.values()].map((pad) => pad.unplug()));
    rmSync(this.#folder, { recursive: true });
  }
}
