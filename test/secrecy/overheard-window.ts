import { once } from 'node:events';
import WebSocket from 'ws';
import { LIVE_PATHS, type Onlooker } from '../../host/contract/live.ts';
import type { Answer, ConsoleView, DownMessage, TableView } from '../../host/contract/view.ts';
import { keyCookie } from '../../host/web/guard.ts';

/** A window on a real socket of the real server: every message that comes down to it is overheard. */
export class OverheardWindow {
  readonly who: Onlooker;
  /** The newest view. */
  view: TableView | ConsoleView | undefined;
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (answer: Answer) => void>();
  readonly #quiet: (() => void)[] = [];
  #asked = 0;
  #lost = false;

  private constructor(who: Onlooker, socket: WebSocket, hear: (text: string) => void) {
    this.who = who;
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      hear(data.toString());
      this.#take(JSON.parse(data.toString()) as DownMessage);
    });
    socket.on('pong', () => this.#quiet.shift()?.());
    socket.on('close', (code, reason) => {
      this.#lost = true;
      for (const resolve of this.#quiet.splice(0)) resolve();
      hear(`closed: ${code} ${reason.toString()}`);
    });
  }

  static async open(who: Onlooker, port: number, key: string, hear: (text: string) => void): Promise<OverheardWindow> {
    const host = `127.0.0.1:${port}`;
    const cookie = who === 'console' ? { cookie: `${keyCookie(port)}=${key}` } : {};
    const socket = new WebSocket(`ws://${host}${LIVE_PATHS[who]}`, { origin: `http://${host}`, headers: cookie });
    const window = new OverheardWindow(who, socket, hear);
    await once(socket, 'open');
    return window;
  }

  /** Resolves with the host's answer, once it comes. */
  command(command: unknown): Promise<Answer> {
    this.#asked += 1;
    const id = this.#asked;
    const answered = new Promise<Answer>((resolve) => this.#answers.set(id, resolve));
    this.#socket.send(JSON.stringify({ type: 'command', id, command }));
    return answered;
  }

  press(code: string): void {
    this.#socket.send(JSON.stringify({ type: 'press', code }));
  }

  /** Resolves when everything that was on its way, up and down, has come. */
  quiet(): Promise<void> {
    if (this.#lost) return Promise.resolve();
    return new Promise((resolve) => {
      this.#quiet.push(resolve);
      this.#socket.ping();
    });
  }

  close(): void {
    this.#socket.removeAllListeners('close');
    this.#lost = true;
    this.#socket.terminate();
  }

  #take(message: DownMessage): void {
    if (message.type === 'view') this.view = message.view;
    if (message.type !== 'answer') return;
    this.#answers.get(message.id)?.(message.answer);
    this.#answers.delete(message.id);
  }
}
