import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { VirtualPad } from '../../firmware-protocol/scripted-pad/virtual-pad.ts';
import type { ConsoleView, Course, SeatInput } from '../../host/contract/view.ts';
import { beginCommand, die, keys, pad } from '../../host/session/testing/memory-table.ts';
import { STANDARD_CHOICES } from '../../host/record/seating.ts';
import { consoleLink } from '../support/console-access.ts';
import { startInBrowser, type Started } from '../support/start.ts';
import { OverheardWindow } from './overheard-window.ts';

const PATIENT = { timeout: 20_000, interval: 20 };
/** By seat. */
const INPUTS: readonly SeatInput[] = [pad('P1'), pad('P2'), keys(0), die];

/** The host in a process of its own with two pads on pseudo-terminals, whose every nonce is known, and keys. */
export class RunningHost {
  readonly pads: Readonly<Record<'P1' | 'P2', VirtualPad>>;
  /** The nonces that the pads have drawn. */
  readonly nonces: string[] = [];
  /** Everything that came down to a window. */
  readonly heard: string[] = [];
  readonly home = mkdtempSync(join(tmpdir(), 'referee-running-'));
  #running: Started | undefined;
  #said = '';
  #dealer: OverheardWindow | undefined;

  /** Starts a host and a game, which waits at choosing. */
  static async begun(env: Readonly<Record<string, string>> = {}): Promise<RunningHost> {
    const host = new RunningHost();
    await Promise.all(Object.values(host.pads).map((pad) => pad.plug()));
    await host.start(env);
    await host.until(({ pads }) => pads.filter(({ link }) => link === 'live').length === 2);
    await host.ask(beginCommand(INPUTS, { choices: { ...STANDARD_CHOICES, count: 2 } }));
    return host;
  }

  private constructor() {
    const planted = (id: string) => {
      const nonce = () => {
        const drawn = randomBytes(8).toString('hex');
        this.nonces.push(drawn);
        return drawn;
      };
      return new VirtualPad({ id, link: join(this.home, id), nonce });
    };
    this.pads = { P1: planted('P1'), P2: planted('P2') };
  }

  get nights(): string {
    return join(this.home, 'nights');
  }

  get view(): ConsoleView {
    const view = this.#dealer?.view;
    if (view?.kind !== 'console') throw new Error('no view has come');
    return view;
  }

  /** Everything that all hosts have printed. */
  get said(): string {
    return this.#said + (this.#running?.said() ?? '');
  }

  /** Every file in the folder of nights. */
  get files(): string {
    return contentOf(this.nights);
  }

  get pid(): number {
    const pid = this.#running?.child.pid;
    if (pid === undefined) throw new Error('the host is not running');
    return pid;
  }

  async start(env: Readonly<Record<string, string>> = {}): Promise<void> {
    const ports = ['P1', 'P2'].flatMap((id) => ['--port', join(this.home, id)]);
    const running = startInBrowser(['--no-open', '--http-port', '0', '--nights', this.nights, ...ports], env);
    this.#running = running;
    const link = await consoleLink(running);
    const open = (who: 'console' | 'table') => OverheardWindow.open(who, link, (text) => this.heard.push(text));
    this.#dealer = await open('console');
    await open('table');
    await this.until(() => true);
  }

  async ask(command: unknown): Promise<void> {
    const answer = await this.#dealer?.command(command);
    if (answer?.ok !== true) throw new Error(`refused: ${JSON.stringify(answer)}`);
  }

  press(code: string): void {
    this.#dealer?.press(code);
  }

  async until(holds: (view: ConsoleView) => boolean): Promise<void> {
    await vi.waitUntil(() => this.#dealer?.view !== undefined && holds(this.view), PATIENT);
  }

  /** The course once it satisfies the condition. */
  async course(holds: (course: Course) => boolean): Promise<Course> {
    await this.until(({ table: { game } }) => game !== undefined && holds(game.course));
    const { game } = this.view.table;
    if (game === undefined) throw new Error('no game');
    return game.course;
  }

  /** Everybody chooses and the pads open: the faces wait in the host for the real die. */
  async openAll(): Promise<void> {
    await this.padsAre('armed');
    for (const { pad } of Object.values(this.pads)) {
      pad.press(1);
      pad.press(6);
    }
    this.press('KeyQ');
    this.press('KeyW');
    const { step } = await this.course((course) => course.phase === 'choosing' && course.ready === 3);
    await this.ask({ type: 'count', step });
    await this.course((course) => course.phase === 'opening');
    await this.padsAre('revealed');
  }

  /** Resolves once all pads are in this state. A host that has armed them is done with the disk. */
  async padsAre(state: 'armed' | 'revealed'): Promise<void> {
    await vi.waitUntil(() => Object.values(this.pads).every(({ pad }) => pad.state === state), PATIENT);
  }

  /** Resolves once it has printed this. */
  async says(text: string): Promise<void> {
    await vi.waitUntil(() => this.said.includes(text), PATIENT);
  }

  /** An error that nobody caught fails no test from now on. */
  expectFaults(): void {
    this.#running?.expectFaults();
  }

  signal(signal: NodeJS.Signals): void {
    process.kill(this.pid, signal);
  }

  /** Resolves once the host has ended, however it did. */
  async ended(): Promise<void> {
    await this.#running?.ended;
    this.#said += this.#running?.said() ?? '';
    this.#running = undefined;
    this.#dealer = undefined;
  }

  async close(): Promise<void> {
    await this.#running?.stop();
    await Promise.all(Object.values(this.pads).map((pad) => pad.unplug()));
    rmSync(this.home, { recursive: true });
  }
}

/** Names and contents of all files in a folder, into which a program may be writing. */
export function contentOf(folder: string): string {
  for (;;) {
    try {
      return readdirSync(folder)
        .map((name) => `${name}\n${readFileSync(join(folder, name), 'latin1')}`)
        .join('\n');
    } catch (error) {
      // A file that is just being replaced has gone under its first name: all are read again, so that none is left out.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}
