import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import PQueue from 'p-queue';
import { Violation } from '../../serial/fire/violation.ts';
import type { SoakChild } from './child.ts';

/** A program that is killed and started again on the same folders, and must never end by itself. */
export class Lives<Question extends object> {
  kills = 0;
  readonly #start: () => SoakChild<Question>;
  readonly #started: (child: SoakChild<Question>) => Promise<void>;
  /** One kill after the other. */
  readonly #queue = new PQueue({ concurrency: 1 });
  #child: SoakChild<Question>;

  /** @param started resolves once the program does what it is for; rejects with `ChildGone` if it is killed before */
  constructor(start: () => SoakChild<Question>, started: (child: SoakChild<Question>) => Promise<void>) {
    this.#start = start;
    this.#started = started;
    this.#child = start();
  }

  get child(): SoakChild<Question> {
    return this.#child;
  }

  /** Resolves once it runs, and nobody is about to kill it. */
  async runs(): Promise<void> {
    await this.#queue.onIdle();
    await this.#started(this.#child);
  }

  /** Kills it, does something with its folders, and starts it again. Resolves when it runs again. */
  kill(meanwhile: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    return this.#queue.add(async () => {
      await this.end();
      this.kills += 1;
      await meanwhile();
      this.#child = this.#start();
      await this.#started(this.#child);
    });
  }

  /** Throws if it has said anything, or has ended by itself. */
  async end(): Promise<void> {
    await this.#child.kill();
    if (this.#child.endedByItself || this.#child.said !== '')
      throw new Violation(`a program ended by itself:\n${this.#child.said}`);
  }
}

/** A folder, and an old copy of it. */
export class CopiedFolder {
  restored = 0;
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  async copy(): Promise<void> {
    await rm(this.#copy, { recursive: true, force: true });
    await cp(this.path, this.#copy, { recursive: true });
  }

  /** The copy takes its place, if there is one. */
  async restore(): Promise<void> {
    if (!existsSync(this.#copy)) return;
    await rm(this.path, { recursive: true });
    await cp(this.#copy, this.path, { recursive: true });
    this.restored += 1;
  }

  get #copy(): string {
    return `${this.path}.copy`;
  }
}
