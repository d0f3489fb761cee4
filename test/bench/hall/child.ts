import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { pause } from '../until.ts';

/** A program of the bench in a process of its own, which answers every question, one after the other. */
export class BenchChild<Question extends { readonly type: string }> {
  readonly #process: ChildProcess;
  #last: Promise<unknown> = Promise.resolve();

  constructor(program: string) {
    this.#process = fork(program, { execArgv: ['--expose-gc', '--import', 'tsx'], serialization: 'advanced' });
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** Rejects with what the program's own error says, or if it has ended. */
  ask<Answer>(question: Question): Promise<Answer> {
    const answered = this.#last.catch(() => undefined).then(() => this.#ask(question));
    this.#last = answered;
    return answered as Promise<Answer>;
  }

  async kill(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill();
    await ended;
  }

  async #ask(question: Question): Promise<unknown> {
    const waiting = new AbortController();
    const { signal } = waiting;
    const answered = once(this.#process, 'message', { signal });
    const ended = once(this.#process, 'exit', { signal }).then(([code]) => {
      throw new Error(`the program ended with ${String(code)} at ${question.type}`);
    });
    this.#process.send(question);
    try {
      const [answer] = (await Promise.race([answered, ended])) as [Answered];
      if (!answer.ok) throw new Error(answer.why);
      return answer.value;
    } finally {
      answered.catch(() => undefined);
      ended.catch(() => undefined);
      waiting.abort();
    }
  }
}

type Answered = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly why: string };

/** The other side of a `BenchChild`: answers questions in this process. */
export function answerQuestions<Question>(answer: (question: Question) => Promise<unknown>): void {
  // A bench that was interrupted leaves nothing running.
  process.on('disconnect', () => process.exit());
  process.on('message', (question: Question) => {
    answer(question).then(
      (value) => process.send?.({ ok: true, value } satisfies Answered),
      (error: unknown) => process.send?.({ ok: false, why: String(error) } satisfies Answered),
    );
  });
}

/** Messages under way come and go: what is held is the least of so many looks, so far apart, ms. */
const [LOOKS, APART_MS] = [12, 150];

/** What this process holds after garbage collection, bytes. */
export async function heldBytes(): Promise<number> {
  let least = Infinity;
  for (let look = 0; look < LOOKS; look += 1) {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    least = Math.min(least, heapUsed + external);
    await pause(APART_MS);
  }
  return least;
}
