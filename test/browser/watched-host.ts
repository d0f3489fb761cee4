import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { Answer, ConsoleView, Course, DownMessage } from '../../host/contract/view.ts';
import { consoleLink, enterConsole } from '../support/console-access.ts';
import { keepFreePort, startInBrowser, type Started } from '../support/start.ts';
import { PATIENT } from './real-table.ts';

/** The host in a process of its own, which may be killed and started again, and a console that watches it. */
export class WatchedHost {
  readonly nights = mkdtempSync(join(tmpdir(), 'referee-nights-'));
  tableUrl = '';
  #running: Started | undefined;
  #socket: WebSocket | undefined;
  #view: ConsoleView | undefined;
  #asked = 0;
  #links = 0;
  readonly #waiting = new Map<number, (answer: Answer) => void>();

  get view(): ConsoleView {
    return this.#view ?? expect.fail('no view has arrived yet');
  }

  get course(): Course {
    return this.view.table.game?.course ?? expect.fail('no game has begun');
  }

  /** Everything the host has printed. */
  get said(): string {
    return this.#running?.said() ?? '';
  }

  async start(...more: readonly string[]): Promise<void> {
    if (this.#running === undefined) await keepFreePort(this.nights);
    this.#running = startInBrowser(['--no-open', '--nights', this.nights, ...more]);
    this.#links = 0;
    this.tableUrl = (await this.#running.waitFor(/http\S+\/table(?=\n)/))[0];
    await this.#watch();
  }

  /** A link to the console for one browser; the one before must have been used. */
  consoleLink(): Promise<string> {
    if (this.#running === undefined) throw new Error('the host is not running');
    this.#links += 1;
    return consoleLink(this.#running, this.#links);
  }

  /** As if the power had gone. */
  async kill(): Promise<void> {
    await this.#running?.kill();
  }

  /** Makes it hang silently. */
  hang(): void {
    this.#running?.child.kill('SIGSTOP');
  }

  goOn(): void {
    this.#running?.child.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    this.#socket?.terminate();
    await this.#running?.stop();
    rmSync(this.nights, { recursive: true });
  }

  /** Sends a command, which must be accepted, from a console of its own. */
  async accepted(command: unknown): Promise<void> {
    this.#asked += 1;
    const id = this.#asked;
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    this.#socket?.send(JSON.stringify({ type: 'command', id, command }));
    expect(await answered).toEqual({ ok: true });
  }

  /** Waits until the course is like this. */
  async comesTo(like: object): Promise<void> {
    await vi.waitFor(() => expect(this.course).toMatchObject(like), PATIENT);
  }

  async #watch(): Promise<void> {
    const socket = enterConsole(await this.consoleLink());
    this.#socket = socket;
    const looking = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as DownMessage;
        if (message.type === 'answer') this.#waiting.get(message.id)?.(message.answer);
        if (message.type !== 'view') return;
        this.#view = message.view as ConsoleView;
        resolve();
      });
    });
    await looking;
  }
}
