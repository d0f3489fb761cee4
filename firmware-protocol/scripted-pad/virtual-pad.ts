import { randomBytes } from 'node:crypto';
import { rm, symlink } from 'node:fs/promises';
import type { Light } from './leds.ts';
import type { After } from './notices.ts';
import { ScriptedPad, type PadOptions } from './pad.ts';
import { openPty, type Pty } from './pty.ts';

const realTime: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

interface VirtualOptions extends PadOptions {
  /** A link to the terminal that stays the same after a replug, as `/dev/serial/by-id` does for real devices. */
  readonly link?: string;
  readonly nonce?: () => string;
  readonly lit?: (light: Light) => void;
}

/** A scripted pad behind a pseudo-terminal, at first unplugged. Plugging it in gives it power and a new path. */
export class VirtualPad {
  readonly pad: ScriptedPad;
  readonly #link: string | undefined;
  #pty: Pty | undefined;

  constructor({ link, nonce, lit, ...make }: VirtualOptions) {
    this.#link = link;
    this.pad = new ScriptedPad(make, {
      send: (bytes) => this.#pty?.write(bytes),
      after: realTime,
      nonce: nonce ?? (() => randomBytes(8).toString('hex')),
      ...(lit && { lit }),
    });
  }

  /** Undefined while unplugged. */
  get path(): string | undefined {
    return this.#pty && (this.#link ?? this.#pty.path);
  }

  /** Plugs it in, unless it is, and resolves with the path to open. Rejects if no terminal or link can be created. */
  async plug(): Promise<string> {
    if (this.path !== undefined) return this.path;
    const pty = await openPty((bytes) => this.pad.receive(bytes));
    try {
      if (this.#link !== undefined) await symlink(pty.path, this.#link);
    } catch (error) {
      await pty.unplug();
      throw error;
    }
    this.#pty = pty;
    this.pad.powerCycle();
    return this.#link ?? pty.path;
  }

  /** Pulls the cable: it loses power and port. */
  async unplug(): Promise<void> {
    const pty = this.#pty;
    this.#pty = undefined;
    this.pad.powerOff();
    if (this.#link !== undefined) await rm(this.#link, { force: true });
    await pty?.unplug();
  }
}
