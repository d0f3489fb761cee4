import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The process is gone; whatever it was asked will not be answered. */
export class ChildGone extends Error {
  override readonly name = 'ChildGone';
}

/** What a program answers, by the names of the questions. */
type Answers = Readonly<Record<string, (...given: never[]) => unknown>>;

interface Question {
  readonly id: number;
  readonly name: string;
  readonly given: readonly never[];
}

interface Answered {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** A program in a process of its own that answers questions until it is killed. */
export class Child<Program extends Answers> {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, (answer: Answered) => void>();
  readonly #ended: Promise<unknown>;
  #asked = 0;
  #said = '';
  #gone = false;

  /**
   * @param program a source, or a file that was built
   * @param start what it is told at its start
   */
  constructor(program: string, start: object = {}) {
    const loader = program.endsWith('.ts') ? ['--import', 'tsx'] : [];
    const args = [...loader, program, JSON.stringify(start)];
    this.#process = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], serialization: 'advanced' });
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.on('data', (data: Buffer) => (this.#said += data.toString()));
    this.#process.on('message', (answer: Answered) => this.#waiting.get(answer.id)?.(answer));
    this.#ended = once(this.#process, 'close').then(() => {
      this.#gone = true;
      for (const [id, answer] of this.#waiting) answer({ id, error: 'gone' });
    });
  }

  get pid(): number {
    return this.#process.pid ?? 0;
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
  async ask<Name extends keyof Program & string>(
    name: Name,
    ...given: Parameters<Program[Name]>
  ): Promise<Awaited<ReturnType<Program[Name]>>> {
    const id = (this.#asked += 1);
    if (this.#gone) throw new ChildGone(this.#said);
    const { value, error } = await new Promise<Answered>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#process.send({ id, name, given } satisfies Question, () => undefined);
    });
    this.#waiting.delete(id);
    if (error === 'gone') throw new ChildGone(this.#said);
    if (error !== undefined) throw new Error(error);
    return value as Awaited<ReturnType<Program[Name]>>;
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
export function answer(program: Answers): void {
  // Whoever asks may be killed.
  process.on('disconnect', () => process.exit());
  process.on('message', ({ id, name, given }: Question) => {
    Promise.resolve()
      .then(() => program[name]?.(...given))
      .then(
        (value) => process.send?.({ id, value } satisfies Answered),
        (error: unknown) => process.send?.({ id, error: error instanceof Error ? (error.stack ?? '') : String(error) }),
      );
  });
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes that this process holds after garbage collection. */
export function heldBytes(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
