import type { WebSocket } from 'ws';
import type { ConsoleCommand } from '../../host/contract/command.ts';
import type { Answer, ConsoleView, Course, DownMessage } from '../../host/contract/view.ts';
import type { Refusal } from '../../rulebook/refusal.ts';

/** No command of a dealer waits longer for its answer, ms. */
const PATIENCE = 30_000;

/** A dealer's console without a page: its socket, the newest view, and a way to play rounds of real dice. */
export class DealersLine {
  readonly socket: WebSocket;
  #view: ConsoleView | undefined;
  #id = 0;
  readonly #answers = new Map<number, (answer: Answer) => void>();
  readonly #waiting = new Set<() => void>();

  /** Resolves with the first view. */
  static async open(socket: WebSocket): Promise<DealersLine> {
    const line = new DealersLine(socket);
    await line.until(() => true);
    return line;
  }

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as DownMessage));
  }

  get view(): ConsoleView {
    if (this.#view === undefined) throw new Error('no view yet');
    return this.#view;
  }

  get course(): Course {
    if (this.view.table.game === undefined) throw new Error('no game yet');
    return this.view.table.game.course;
  }

  /** Resolves when a view satisfies this; rejects if none does in time, or if the socket closes. */
  until(isSo: (view: ConsoleView) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (error?: Error) => {
        clearTimeout(timer);
        this.socket.off('close', lost);
        this.#waiting.delete(look);
        if (error === undefined) resolve();
        else reject(error);
      };
      const lost = () => end(new Error('the dealer was cut off'));
      const timer = setTimeout(
        () => end(new Error(`never satisfied: ${JSON.stringify(this.#view?.table.game?.course)}`)),
        PATIENCE,
      );
      const look = () => {
        if (this.#view !== undefined && isSo(this.#view)) end();
      };
      this.socket.on('close', lost);
      this.#waiting.add(look);
      look();
    });
  }

  command(command: unknown): Promise<Answer> {
    return this.commandOf(JSON.stringify(command));
  }

  /** The same with the command as JSON. */
  commandOf(json: string): Promise<Answer> {
    this.#id += 1;
    const id = this.#id;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`not answered: ${json.slice(0, 200)}`)), PATIENCE);
      this.#answers.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      this.socket.send(`{"type":"command","id":${id},"command":${json}}`);
    });
  }

  /** Sends a command that must be accepted. */
  async do(command: ConsoleCommand): Promise<void> {
    const answer = await this.command(command);
    if (!answer.ok) throw refused(answer.refusal);
  }

  /** Plays a whole round, from the count to choosing again. */
  async playRound(): Promise<void> {
    const { round = 0 } = this.view.table.game ?? {};
    await this.do({ type: 'count', step: this.course.step });
    await this.until(() => this.course.phase === 'opening');
    for (let next = this.#toType; next !== undefined; next = this.#toType) {
      await this.do({ type: 'type', step: this.course.step, seat: next, digit: 0 });
      const typed = next;
      await this.until(() => this.#toType !== typed);
    }
    await this.until(() => this.course.phase === 'shown' && (this.view.table.game?.round ?? 0) > round);
    const skipped = await this.command({ type: 'skip', step: this.course.step });
    // If it comes too late, the presentation has ended by itself.
    if (!skipped.ok && skipped.refusal.code !== 'step has passed') throw refused(skipped.refusal);
    await this.until(() => this.course.phase === 'choosing');
  }

  close(): void {
    this.socket.terminate();
  }

  get #toType(): number | undefined {
    return this.course.phase === 'opening' ? this.course.toType[0] : undefined;
  }

  #hear(message: DownMessage): void {
    if (message.type === 'answer') {
      this.#answers.get(message.id)?.(message.answer);
      this.#answers.delete(message.id);
    }
    if (message.type !== 'view' || message.view.kind !== 'console') return;
    this.#view = message.view;
    for (const look of this.#waiting) look();
  }
}

function refused(refusal: Refusal): Error {
  return new Error(`refused: ${JSON.stringify(refusal)}`);
}
