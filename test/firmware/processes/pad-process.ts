import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { on, once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pass } from 'node:timers/promises';
import type { Face } from '../../../firmware-protocol/codec/message.ts';

/** The faces of the buttons, in the order of their pins. */
const FACES: readonly Face[] = [5, 6, 4, 2, 1, 3];
/** A press, and the pause after it: longer than buttons are debounced. */
const PRESSED_MS = 40;

/** What can be plugged in. `plug` gives a pad of that name; where `keepsItsStore`, the one of the same name finds it as it was. */
export interface PadProgram {
  readonly name: string;
  readonly keepsItsStore: boolean;
  plug(name: string): Promise<PadProcess>;
  remove(): void;
}

/** How orders name the buttons, and what a line says of LED A; undefined for a line about something else. */
export interface Wiring {
  readonly buttons: readonly number[];
  readonly lit: (line: string) => boolean | undefined;
}

type Process = ChildProcessByStdio<Writable, Readable, null>;

/** A pad in a process of its own, behind a pseudo-terminal that it names in its first line. It takes orders, and tells its LEDs. */
export class PadProcess {
  readonly path: string;
  readonly #process: Process;
  readonly #told: Interface;
  readonly #wiring: Wiring;
  #isLit = false;

  static async start(program: string, args: readonly string[], wiring: Wiring): Promise<PadProcess> {
    const running = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    const told = createInterface(running.stdout);
    const [path] = (await once(told, 'line')) as [string];
    return new PadProcess(path, running, told, wiring);
  }

  private constructor(path: string, running: Process, told: Interface, wiring: Wiring) {
    this.path = path;
    this.#process = running;
    this.#told = told;
    this.#wiring = wiring;
    told.on('line', (line) => (this.#isLit = wiring.lit(line) ?? this.#isLit));
  }

  /** Both resolve at once where LED A is so already. */
  readonly lights = () => this.#until(true);
  readonly darkens = () => this.#until(false);

  /** No line is missed, though two come at once. */
  async #until(isLit: boolean): Promise<void> {
    if (this.#isLit === isLit) return;
    for await (const [line] of on(this.#told, 'line')) if (this.#wiring.lit(String(line)) === isLit) return;
  }

  down(face: Face): void {
    this.order(`down ${this.#wiring.buttons[FACES.indexOf(face)]}`);
  }

  up(face: Face): void {
    this.order(`up ${this.#wiring.buttons[FACES.indexOf(face)]}`);
  }

  async press(face: Face): Promise<void> {
    this.down(face);
    await pass(PRESSED_MS);
    this.up(face);
    await pass(PRESSED_MS);
  }

  /** A board also knows `power`, off and on while the port stays, and `reset`, its button. */
  order(line: string): void {
    this.#process.stdin.write(`${line}\n`);
  }

  /** Pulls the cable. Resolves with the exit code of the program: 0, if no sanitizer has found anything. */
  async unplug(): Promise<number | null> {
    const gone = once(this.#process, 'close');
    this.#process.stdin.end();
    const [code] = (await gone) as [number | null];
    return code;
  }
}
