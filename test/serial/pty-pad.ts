import { randomBytes } from 'node:crypto';
import { rm, symlink } from 'node:fs/promises';
import { openPty, type Pty } from '../../firmware-protocol/scripted-pad/pty.ts';
import { FaultyPad, type Fault } from '../../firmware-protocol/scripted-pad/testing/fake-faulty-pad.ts';

/** `down` is from the host to the pad. */
export type Overhear = (way: 'up' | 'down', bytes: Uint8Array) => void;

/** A scripted pad behind a pseudo-terminal, whose path stays the same; its power may outlast the cable. */
export class PtyPad {
  readonly id: string;
  readonly path: string;
  readonly pad: FaultyPad;
  readonly #overhear: Overhear;
  #pty: Pty | undefined;

  /** `lit` is called whenever the pad's LEDs change, `overhear` with whatever passes on the line. */
  constructor(id: string, path: string, lit: () => void, overhear: Overhear = () => undefined) {
    this.id = id;
    this.path = path;
    this.#overhear = overhear;
    this.pad = new FaultyPad(
      { id },
      {
        send: (bytes) => this.sendRaw(bytes),
        after: (ms, run) => {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
        nonce: () => randomBytes(8).toString('hex'),
        lit,
      },
    );
  }

  set faults(faults: readonly Fault[]) {
    this.pad.faults = faults;
  }

  async plug(power: 'cycled' | 'kept' = 'cycled'): Promise<void> {
    this.#pty = await openPty((bytes) => {
      this.#overhear('down', bytes);
      this.pad.receive(bytes);
    });
    await symlink(this.#pty.path, this.path);
    if (power === 'cycled') this.pad.powerCycle();
    else this.pad.reset('external');
  }

  /** Pulls the cable; the power stays on if it is to be kept. */
  async unplug(): Promise<void> {
    const pty = this.#pty;
    this.#pty = undefined;
    await rm(this.path, { force: true });
    await pty?.unplug();
  }

  /** Sends these bytes as they are, which no pad should do. */
  sendRaw(bytes: Uint8Array): void {
    this.#overhear('up', bytes);
    this.#pty?.write(bytes);
  }
}
