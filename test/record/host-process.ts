import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { WebSocket } from 'ws';
import type { Answer, ConsoleView, DownMessage } from '../../host/contract/view.ts';
import { enterConsole } from '../support/console-access.ts';

/** A host that has been silent this long will not say anything more, ms. */
const PATIENCE_MS = 60_000;

/** The host is gone; whatever was waited for will not come. */
export class Gone extends Error {
  override readonly name = 'Gone';
}

interface Surroundings {
  /** What Node is told before the program. */
  readonly node?: readonly string[];
  readonly options?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** The browser shell in a process of its own, and a console on its WebSocket. */
export class HostProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Set<() => void>();
  readonly #answers = new Map<number, Answer>();
  readonly ended: Promise<unknown>;
  #said = '';
  #socket: WebSocket | undefined;
  #view: ConsoleView | undefined;
  #asked = 0;
  #gone = false;

  constructor(start: string, nights: string, { node = [], options = ['--http-port', '0'], env = {} }: Surroundings = {}) {
    const args = [...node, start, '--browser', '--no-open', '--nights', nights, ...options];
    this.#child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (data: Buffer) => {
        this.#said += data.toString();
        this.#look();
      });
    this.ended = once(this.#child, 'close').then(() => {
      this.#gone = true;
      this.#look();
    });
  }

  /** Everything it has said, to stdout or stderr. */
  get said(): string {
    return this.#said;
  }

  /** The game on the table in the last view; undefined without a view or a game. */
  get rulebook(): string | undefined {
    return this.#view?.table.game?.rulebook;
  }

  get view(): ConsoleView {
    if (this.#view === undefined) throw new Gone('no view has come');
    return this.#view;
  }

  /** Opens the console by the address that was printed, as a browser does. Resolves with the first view. */
  async open(): Promise<ConsoleView> {
    const link = await this.until('the address', () => /http\S+\/console#\S+(?=\n)/.exec(this.#said)?.[0]);
    const socket = enterConsole(link);
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#heard(JSON.parse(data.toString()) as DownMessage));
    return this.until('the first view', () => this.#view);
  }

  /** Resolves with the answer. */
  async ask(command: object): Promise<Answer> {
    const id = (this.#asked += 1);
    this.send({ type: 'command', id, command });
    return this.until('an answer', () => this.#answers.get(id));
  }

  send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Resolves with the first value that is not undefined, checked at every message of the host. */
  async until<Value>(what: string, look: () => Value | undefined): Promise<Value> {
    let patient = true;
    const patience = setTimeout(() => {
      patient = false;
      this.#look();
    }, PATIENCE_MS);
    try {
      for (let value = look(); ; value = look()) {
        if (value !== undefined) return value;
        if (this.#gone) throw new Gone(`the host is gone: no ${what}`);
        if (!patient)
          throw new Error(`waited in vain for ${what}: ${JSON.stringify(this.#view?.table.game?.course)}\n${this.#said}`);
        await new Promise<void>((resolve) => this.#waiting.add(resolve));
      }
    } finally {
      clearTimeout(patience);
    }
  }

  /** Throws `Gone` if it is. */
  hold(): void {
    if (this.#gone) throw new Gone('the host is gone');
  }

  /** SIGKILL. Resolves when nothing of it runs any more. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.ended;
    this.#socket?.terminate();
  }

  /** Whether it ended other than by a kill. */
  get endedByItself(): boolean {
    return this.#gone && this.#child.signalCode !== 'SIGKILL';
  }

  /** Ctrl-C. */
  async stop(): Promise<void> {
    this.#child.kill('SIGINT');
    await this.ended;
  }

  #heard(message: DownMessage): void {
    if (message.type === 'view') this.#view = message.view as ConsoleView;
    if (message.type === 'answer') this.#answers.set(message.id, message.answer);
    this.#look();
  }

  #look(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const look of waiting) look();
  }
}
