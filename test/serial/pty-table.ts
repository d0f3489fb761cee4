import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Face, PadState } from '../../firmware-protocol/codec/message.ts';
import { openPads } from '../../host/sealing/pads/pads.ts';
import type { PadSource } from '../../host/sealing/pads/source.ts';
import type { ClosingSeal } from '../../firmware-protocol/codec/seal.ts';
import { Lookout } from './lookout.ts';
import { PtyPad } from './pty-pad.ts';

export const never = new AbortController().signal;

/** Pads on pseudo-terminals under the native bindings, with ways to wait for what they do. */
export class PtyTable {
  readonly pads: PtyPad[] = [];
  readonly source: PadSource;
  readonly #folder: string;
  readonly #lookout = new Lookout();
  readonly #seals = new Map<string, number>();

  /** Plugs in a pad for each id and waits until all are live; `others` are further paths to greet. */
  static async open(ids: readonly string[], others: readonly string[] = []): Promise<PtyTable> {
    const folder = await mkdtemp(join(tmpdir(), 'pty-table-'));
    const table = new PtyTable(folder, ids, others);
    await table.until(() => ids.every((id) => table.isLive(id)));
    return table;
  }

  private constructor(folder: string, ids: readonly string[], others: readonly string[]) {
    this.#folder = folder;
    for (const [n, id] of ids.entries()) this.another(id, join(folder, `port-${n}`));
    this.source = openPads({ paths: [...this.pads.map(({ path }) => path), ...others], list: async () => [] });
    this.source.listen((event) => {
      if (event.type === 'sealed') this.#seals.set(event.pad, this.sealsOf(event.pad) + 1);
      this.#lookout.look();
    });
    for (const pad of this.pads) void pad.plug();
  }

  async close(): Promise<void> {
    await this.source.stop();
    await Promise.all(this.pads.map((pad) => pad.unplug()));
    await rm(this.#folder, { recursive: true });
  }

  /** One more pad, not yet plugged in. */
  another(id: string, path: string): PtyPad {
    const pad = new PtyPad(id, path, () => this.#lookout.look());
    this.pads.push(pad);
    return pad;
  }

  /** The pad plugged in as the n-th. */
  pad(n: number): PtyPad {
    const pad = this.pads[n];
    if (pad === undefined) throw new RangeError(`no pad ${n}`);
    return pad;
  }

  isLive(id: string): boolean {
    return this.source.pads().some((pad) => pad.id === id && pad.link === 'live');
  }

  /** How many seals of this pad the host has heard, in all attempts together. */
  sealsOf(id: string): number {
    return this.#seals.get(id) ?? 0;
  }

  /** Resolves once the condition holds; it is checked whenever the host reports something or a pad's LEDs change. */
  until(holds: () => boolean): Promise<void> {
    return this.#lookout.until(holds);
  }

  untilState(pad: PtyPad, state: PadState): Promise<void> {
    return this.until(() => pad.pad.state === state);
  }

  async arm(pad: PtyPad, attempt: number): Promise<void> {
    this.source.pad(pad.id).arm(attempt, randomBytes(8).toString('hex'));
    await this.untilState(pad, 'armed');
  }

  /** Presses, and waits until the host has heard of the seal. */
  async seal(pad: PtyPad, face: Face): Promise<void> {
    const heard = this.sealsOf(pad.id) + 1;
    pad.pad.press(face);
    await this.until(() => this.sealsOf(pad.id) >= heard);
  }

  async closeSeal(pad: PtyPad, attempt: number): Promise<ClosingSeal> {
    const closing = await this.source.pad(pad.id).close(attempt, never);
    if (typeof closing === 'string') throw new Error(`pad ${pad.id} has no seal`);
    return closing;
  }

  /** A whole round of one pad; resolves with the face it opened. */
  async round(pad: PtyPad, attempt: number, face: Face): Promise<number> {
    await this.arm(pad, attempt);
    await this.seal(pad, face);
    const closing = await this.closeSeal(pad, attempt);
    const opened = await this.source.pad(pad.id).reveal(attempt, closing, never);
    this.source.pad(pad.id).result(attempt, 'nothing');
    return opened.face;
  }
}
