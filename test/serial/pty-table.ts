import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { openPads } from '../../host/sealing/pads/pads.ts';
import type { PadSource } from '../../host/sealing/pads/source.ts';
import { Lookout } from './lookout.ts';
import { PtyPad } from './pty-pad.ts';

const never = new AbortController().signal;

/** Pads on pseudo-terminals under the native bindings, with ways to wait for what they do. */
export class PtyTable {
  readonly pads: readonly PtyPad[];
  readonly source: PadSource;
  readonly #folder: string;
  readonly #lookout = new Lookout();
  readonly #seals = new Map<string, number>();

  /** Plugs in a pad for each id and waits until all are live. */
  static async open(ids: readonly string[]): Promise<PtyTable> {
    const folder = await mkdtemp(join(tmpdir(), 'pty-table-'));
    const table = new PtyTable(folder, ids);
    await table.until(() => ids.every((id) => table.isLive(id)));
    return table;
  }

  private constructor(folder: string, ids: readonly string[]) {
    this.#folder = folder;
    this.pads = ids.map((id, n) => new PtyPad(id, join(folder, `port-${n}`), () => this.#lookout.look()));
    this.source = openPads({ paths: this.pads.map(({ path }) => path), list: async () => [] });
    this.source.listen((event) => {
      if (event.type === 'sealed') this.#seals.set(event.pad, this.#sealsOf(event.pad) + 1);
      this.#lookout.look();
    });
    for (const pad of this.pads) void pad.plug();
  }

  async close(): Promise<void> {
    await this.source.stop();
    await Promise.all(this.pads.map((pad) => pad.unplug()));
    await rm(this.#folder, { recursive: true });
  }

  isLive(id: string): boolean {
    return this.source.pads().some((pad) => pad.id === id && pad.link === 'live');
  }

  /** How many seals of this pad the host has heard, in all attempts together. */
  #sealsOf(id: string): number {
    return this.#seals.get(id) ?? 0;
  }

  /** Resolves once the condition holds; it is checked whenever the host reports something or a pad's LEDs change. */
  until(holds: () => boolean): Promise<void> {
    return this.#lookout.until(holds);
  }

  async arm(pad: PtyPad, attempt: number): Promise<void> {
    this.source.pad(pad.id).arm(attempt, randomBytes(8).toString('hex'));
    await this.until(() => pad.pad.state === 'armed');
  }

  /** Presses, and waits until the host has heard of the seal. */
  async seal(pad: PtyPad, face: Face): Promise<void> {
    const heard = this.#sealsOf(pad.id) + 1;
    pad.pad.press(face);
    await this.until(() => this.#sealsOf(pad.id) >= heard);
  }

  /** Opens what it has sealed. */
  async open(pad: PtyPad, attempt: number): Promise<number> {
    const control = this.source.pad(pad.id);
    const closing = await control.close(attempt, never);
    if (typeof closing === 'string') throw new Error(`pad ${pad.id} has no seal`);
    const { face } = await control.reveal(attempt, closing, never);
    control.result(attempt, 'nothing');
    return face;
  }
}
