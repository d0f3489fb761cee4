import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Face } from '../../../firmware-protocol/codec/message.ts';
import { compiledBoard, type Board } from './boards.ts';

/** The faces of a board's buttons, in the order of its pins. */
const FACES: readonly Face[] = [5, 6, 4, 2, 1, 3];
/** A press, and the pause after it: longer than buttons are debounced. */
const PRESSED_MS = 40;

type Process = ChildProcessByStdio<Writable, Readable, null>;

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The sketch for a board, as a program; `remove` deletes it with the flash of every pad. */
export class UsbProgram {
  readonly board: Board;
  readonly #folder = mkdtempSync(join(tmpdir(), 'usb-pad-'));
  readonly #program: string;

  constructor(board: Board) {
    this.board = board;
    this.#program = compiledBoard(board, this.#folder);
  }

  /** Plugs in a board; the one of the same name finds its flash as it was. */
  async plug(name: string): Promise<UsbPad> {
    const running = spawn(this.#program, [join(this.#folder, `${name}.flash`)], { stdio: ['pipe', 'pipe', 'inherit'] });
    const told = createInterface(running.stdout);
    const [path] = (await once(told, 'line')) as [string];
    return new UsbPad(this.board, path, running, told);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

/** A board with the sketch, behind a pseudo-terminal of its own. */
export class UsbPad {
  readonly path: string;
  readonly #board: Board;
  readonly #process: Process;
  readonly #told: Interface;
  #isLit = false;

  constructor(board: Board, path: string, running: Process, told: Interface) {
    this.#board = board;
    this.path = path;
    this.#process = running;
    this.#told = told;
    told.on('line', (line) => {
      const [, pin, level] = line.split(' ');
      if (Number(pin) === board.ledA) this.#isLit = level === '1';
    });
  }

  /** Resolves while its LED A is lit. */
  async lights(): Promise<void> {
    while (!this.#isLit) await once(this.#told, 'line');
  }

  /** Resolves while its LED A is dark. */
  async darkens(): Promise<void> {
    while (this.#isLit) await once(this.#told, 'line');
  }

  down(face: Face): void {
    this.#order(`down ${this.#board.buttons[FACES.indexOf(face)]}`);
  }

  up(face: Face): void {
    this.#order(`up ${this.#board.buttons[FACES.indexOf(face)]}`);
  }

  async press(face: Face): Promise<void> {
    this.down(face);
    await pass(PRESSED_MS);
    this.up(face);
    await pass(PRESSED_MS);
  }

  /** Power goes and comes; the port stays. */
  power(): void {
    this.#order('power');
  }

  /** The board's reset button. */
  reset(): void {
    this.#order('reset');
  }

  /** Pulls the cable. Resolves with the exit code of the program: 0, if no sanitizer has found anything. */
  async unplug(): Promise<number | null> {
    const gone = once(this.#process, 'close');
    this.#process.stdin.end();
    const [code] = (await gone) as [number | null];
    return code;
  }

  #order(line: string): void {
    this.#process.stdin.write(`${line}\n`);
  }
}
