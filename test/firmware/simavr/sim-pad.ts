import { once } from 'node:events';
import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Face } from '../../../firmware-protocol/codec/message.ts';

const HEX = join(import.meta.dirname, '../../../firmware-protocol/firmware/pad.hex');
/** The faces of the buttons at D2 to D7. */
const BUTTONS: readonly Face[] = [5, 6, 4, 2, 1, 3];

type Process = ChildProcessByStdio<Writable, Readable, null>;

export interface Tool {
  readonly path: string;
  remove(): void;
}

/** `sim_pad.c`, compiled; undefined if simavr or a compiler is missing. */
export function simulatorHere(): Tool | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'sim-pad-'));
  const path = join(folder, 'sim_pad');
  const source = join(import.meta.dirname, 'sim_pad.c');
  const args = ['-O2', '-Wall', '-Wextra', '-Werror', '-o', path, source, '-lsimavr', '-lelf', '-lutil'];
  const remove = () => rmSync(folder, { recursive: true });
  const { status, stderr } = spawnSync('gcc', args, { encoding: 'utf8' });
  if (status === 0) return { path, remove };
  remove();
  // A tool of ours that does not compile is a failure, not a missing simulator.
  if (status !== null && !/simavr\/\S+\.h: No such file|cannot find -l/.test(stderr)) throw new Error(stderr);
  return undefined;
}

/** The committed program in simavr, behind a pseudo-terminal of its own: a factory-new chip, its power on. */
export class SimPad {
  readonly path: string;
  readonly #process: Process;
  readonly #told: Interface;
  #isLit = false;

  static async open(tool: Tool): Promise<SimPad> {
    const running = spawn(tool.path, [HEX], { stdio: ['pipe', 'pipe', 'inherit'] });
    const told = createInterface(running.stdout);
    const [path] = (await once(told, 'line')) as [string];
    return new SimPad(path, running, told);
  }

  private constructor(path: string, running: Process, told: Interface) {
    this.path = path;
    this.#process = running;
    this.#told = told;
    told.on('line', (line) => {
      if (line.endsWith(' 0')) this.#isLit = line.startsWith('on');
    });
  }

  /** Resolves while its LED A is lit: from an attempt whose verdict is nothing to the next, that is when a press counts. */
  async asks(): Promise<void> {
    while (!this.#isLit) await once(this.#told, 'line');
  }

  /** Resolves while its LED A is dark, as once it has heard that an attempt came to nothing. */
  async rests(): Promise<void> {
    while (this.#isLit) await once(this.#told, 'line');
  }

  down(face: Face): void {
    this.#process.stdin.write(`down ${BUTTONS.indexOf(face)}\n`);
  }

  up(face: Face): void {
    this.#process.stdin.write(`up ${BUTTONS.indexOf(face)}\n`);
  }

  /** Pulls the cable, and with it the power. */
  async unplug(): Promise<void> {
    const gone = once(this.#process, 'close');
    this.#process.stdin.end();
    await gone;
  }
}
