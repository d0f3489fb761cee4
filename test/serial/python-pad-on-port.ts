import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { rm, symlink } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Face, PadState } from '../../firmware-protocol/codec/message.ts';
import type { PadOnPort } from './pad-night.ts';
import { PYTHON, PYTHON_PAD } from './python-pad-by-hand.ts';

const STATES: Readonly<Record<string, PadState>> = { i: 'idle', a: 'armed', s: 'sealed', c: 'closed', r: 'revealed' };

/** The pad in Python behind its own pseudo-terminal. It ends with this process at the latest, because its orders end then. */
export class PythonPad implements PadOnPort {
  readonly id: string;
  readonly path: string;
  readonly #lit: () => void;
  #process: ChildProcessByStdio<Writable, Readable, Readable> | undefined;
  #state: PadState = 'idle';

  constructor(id: string, path: string, lit: () => void) {
    this.id = id;
    this.path = path;
    this.#lit = lit;
  }

  get pad(): this {
    return this;
  }

  get state(): PadState {
    return this.#state;
  }

  press(face: Face): void {
    // That holds once the pad has read the order; if its state becomes another, the pad reports it.
    this.#state = 'sealed';
    this.#process?.stdin.write(`press ${face}\n`);
  }

  async plug(): Promise<void> {
    const pad = spawn(PYTHON ?? 'python3', ['-B', PYTHON_PAD, '--id', this.id], { stdio: 'pipe' });
    this.#process = pad;
    createInterface(pad.stderr).on('line', (line) => {
      const state = STATES[line];
      if (state === undefined) throw new Error(`the pad in Python: ${line}`);
      this.#state = state;
      this.#lit();
    });
    const [terminal] = (await once(createInterface(pad.stdout), 'line')) as [string];
    await symlink(terminal, this.path);
  }

  /** Resolves when its process has ended and its terminal is gone. */
  async unplug(): Promise<void> {
    const pad = this.#process;
    this.#process = undefined;
    await rm(this.path, { force: true });
    if (pad === undefined || pad.exitCode !== null) return;
    const closed = once(pad, 'close');
    pad.stdin.end('quit\n');
    await closed;
  }
}
