import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { openPty, type Pty } from '../../firmware-protocol/scripted-pad/pty.ts';
import { hearing, holding } from '../../firmware-protocol/testing/stimulus.ts';

/** A tick of the firmware. */
const TICK_MS = 2;
/** A press that lasts longer than buttons are debounced, and its pause. */
const PRESSED_MS = 40;
/** How `bench.c` ends the output of each line. */
const END = '.\n';

/** The firmware's core, compiled for this machine, behind a pseudo-terminal; its ticks follow the time of this process. */
export class CorePad {
  readonly path: string;
  readonly #pty: Pty;
  readonly #core: ChildProcessByStdio<Writable, Readable, null>;
  readonly #ticking: NodeJS.Timeout;
  readonly #held = new Set<Face>();
  #output = '';

  /** @param bench the compiled `bench.c` */
  static async open(bench: string, id: string): Promise<CorePad> {
    const core = spawn(bench, ['at once'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const pty = await openPty((bytes) => core.stdin.write(`${hearing(Buffer.from(bytes).toString('latin1'))}\n`));
    return new CorePad(pty, core, id);
  }

  private constructor(pty: Pty, core: ChildProcessByStdio<Writable, Readable, null>, id: string) {
    this.#pty = pty;
    this.path = pty.path;
    this.#core = core;
    core.stdout.on('data', (chunk: Buffer) => this.#say(chunk.toString('latin1')));
    this.#order(`id ${id}`, 'boot p');
    let ticked = performance.now();
    this.#ticking = setInterval(() => {
      const due = Math.floor((performance.now() - ticked) / TICK_MS);
      ticked += due * TICK_MS;
      if (due > 0) this.#order(`tick ${due}`);
    }, TICK_MS);
  }

  /** Resolves once the button is up again and another may be pressed. */
  async press(face: Face): Promise<void> {
    this.down(face);
    await wait(PRESSED_MS);
    this.up(face);
    await wait(PRESSED_MS);
  }

  down(face: Face): void {
    this.#held.add(face);
    this.#order(`nonce ${randomBytes(8).toString('hex')}`, holding(...this.#held));
  }

  up(face: Face): void {
    this.#held.delete(face);
    this.#order(holding(...this.#held));
  }

  powerCycle(): void {
    this.#order('boot p');
  }

  async unplug(): Promise<void> {
    clearInterval(this.#ticking);
    const ended = once(this.#core, 'close');
    this.#core.stdin.end();
    await Promise.all([ended, this.#pty.unplug()]);
  }

  #order(...lines: readonly string[]): void {
    this.#core.stdin.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** Passes on whole lines, without those that only end an output. */
  #say(text: string): void {
    const lines = (this.#output + text).split(/(?<=\n)/);
    this.#output = lines.at(-1)?.endsWith('\n') ? '' : (lines.pop() ?? '');
    const said = lines.filter((line) => line !== END).join('');
    if (said !== '') this.#pty.write(Buffer.from(said, 'latin1'));
  }
}
