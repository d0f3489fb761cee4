import { once } from 'node:events';
import WebSocket from 'ws';
import { LIVE_PATHS, type Onlooker } from '../../host/contract/live.ts';
import type { Answer, ConsoleView, DownMessage, TableView } from '../../host/contract/view.ts';
import { enterConsole } from '../support/console-access.ts';

/** Commands that change nothing are numbered from here. */
const QUIET = 1_000_000_000;

/** A window on a real socket of the real server: every message to it is overheard. */
export class OverheardWindow {
  readonly who: Onlooker;
  /** The newest view. */
  view: TableView | ConsoleView | undefined;
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (answer: Answer) => void>();
  /** Answers that only show that everything before them has arrived. */
  readonly #unheard = new Set<number>();
  readonly #ended: Promise<unknown>;
  #asked = 0;
  #quieted = 0;
  #lost = false;

  private constructor(who: Onlooker, socket: WebSocket, hear: (text: string) => void) {
    this.who = who;
    this.#socket = socket;
    this.#ended = once(socket, 'close');
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as DownMessage;
      if (message.type !== 'answer' || !this.#unheard.delete(message.id)) hear(data.toString());
      this.#take(message);
    });
    socket.on('close', (code, reason) => {
      this.#lost = true;
      hear(`closed: ${code} ${reason.toString()}`);
    });
  }

  /** Enters the console of a host by its link. */
  static async open(who: Onlooker, link: string, hear: (text: string) => void): Promise<OverheardWindow> {
    const { origin } = new URL(link);
    const table = () => new WebSocket(`${origin.replace('http', 'ws')}${LIVE_PATHS.table}`, { origin });
    const socket = who === 'console' ? enterConsole(link) : table();
    const window = new OverheardWindow(who, socket, hear);
    await once(socket, 'open');
    return window;
  }

  /** Resolves with the host's answer, once it comes. */
  command(command: unknown): Promise<Answer> {
    this.#asked += 1;
    return this.#answered(this.#asked, command);
  }

  press(code: string): void {
    this.#socket.send(JSON.stringify({ type: 'press', code }));
  }

  /** Resolves when everything on its way has come, if this window may send commands: the host answers in order. */
  async quiet(): Promise<void> {
    if (this.#lost || this.who === 'table') return;
    this.#quieted += 1;
    const id = QUIET + this.#quieted;
    this.#unheard.add(id);
    await Promise.race([this.#answered(id, null), this.#ended]);
  }

  close(): void {
    this.#socket.removeAllListeners('close');
    this.#lost = true;
    this.#socket.terminate();
  }

  #answered(id: number, command: unknown): Promise<Answer> {
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.#socket.send(JSON.stringify({ type: 'command', id, command }));
    });
  }

  #take(message: DownMessage): void {
    if (message.type === 'view') this.view = message.view;
    if (message.type !== 'answer') return;
    this.#answers.get(message.id)?.(message.answer);
    this.#answers.delete(message.id);
  }
}
