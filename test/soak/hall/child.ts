import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The process is gone; whatever it was asked will not be answered. */
export class ChildGone extends Error {
  override readonly name = 'ChildGone';
}

interface Answered {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** A program in a process of its own that answers questions until it is killed. */
export class SoakChild<Question extends object> {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, (answer: Answered) => void>();
  readonly #ended: Promise<unknown>;
  #asked = 0;
  #said = '';
  #gone = false;

  /** @param start what the program is told at its start */
  constructor(program: string, start: object) {
    const args = ['--expose-gc', program, JSON.stringify(start)];
    this.#process = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.on('data', (data: Buffer) => (this.#said += data.toString()));
    this.#process.on('message', (answer: Answered) => this.#waiting.get(answer.id)?.(answer));
    this.#ended = once(this.#process, 'close').then(() => {
      this.#gone = true;
      for (const [id, answer] of this.#waiting) answer({ id, error: 'gone' });
    });
  }

  /** What it has written to stdout and stderr: a program that is well says nothing. */
  get said(): string {
    return this.#said;
  }

  /** Whether it has ended other than by a kill. */
  get endedByItself(): boolean {
    return this.#gone && this.#process.signalCode !== 'SIGKILL';
  }

  /** Rejects with `ChildGone` if it is killed meanwhile, or with what went wrong in it. */
  async ask<Value>(question: Question): Promise<Value> {
    const id = (this.#asked += 1);
    if (this.#gone) throw new ChildGone(this.#said);
    const answer = await new Promise<Answered>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#process.send({ id, question }, () => undefined);
    });
    this.#waiting.delete(id);
    if (answer.error === 'gone') throw new ChildGone(this.#said);
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value as Value;
  }

  /** It stands still, as a computer that sleeps; it can be killed all the same. */
  stop(on: boolean): void {
    this.#process.kill(on ? 'SIGSTOP' : 'SIGCONT');
  }

  /** SIGKILL. Resolves when nothing of it runs any more. */
  async kill(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#ended;
  }
}

/** The other side: what the program was told at its start. */
export function toldAtStart<Start>(): Start {
  return JSON.parse(process.argv[2] ?? '') as Start;
}

/** Answers every question, in whatever order the answers come. */
export function answerAll<Question>(answer: (question: Question) => Promise<unknown>): void {
  // The campaign itself may be killed.
  process.on('disconnect', () => process.exit());
  process.on('message', ({ id, question }: { readonly id: number; readonly question: Question }) => {
    answer(question).then(
      (value) => process.send?.({ id, value } satisfies Answered),
      (error: unknown) => process.send?.({ id, error: error instanceof Error ? (error.stack ?? '') : String(error) }),
    );
  });
}

/** Bytes that this process holds after garbage collection. */
export function heldBytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
