import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../../../rulebook/random.ts';
import type { Answer } from '../../../host/contract/view.ts';
import { HostProcess } from '../../record/host-process.ts';
import { Violation } from '../../serial/fire/violation.ts';
import { bundled } from '../../support/built.ts';

/** More than any evening needs; a huge file that is read whole takes more, bytes. */
const MOST_RSS = 640 * 1024 * 1024;
/** What a host says that has met what nobody thought of. */
const UNFORESEEN = /^.*(unhandled|uncaught|^\s+at .*:\d+:\d+\)?$).*$/im;

/** How wrong the clock may get, ms; each replaces the one before. Keys of phones live 12 hours, so no two are further apart. */
const WRONG = [0, 0, -90_000, 40_000, 3 * 3_600_000, -3 * 3_600_000, 8 * 3_600_000] as const;

interface Figure {
  readonly pause: number;
  readonly rss: number;
}

/** The real program in a process of its own that is watched from inside, is given wrong times, and is restarted. */
export class DisturbedHost {
  readonly nights: string;
  readonly #home: string;
  readonly #options: readonly string[];
  #host: HostProcess;
  /** It has been told to end, and another one may be starting. */
  #ending = false;
  #isTakenUp = true;
  #back: Promise<void> = Promise.resolve();

  /** @param home where its files lie */
  constructor(home: string, options: readonly string[]) {
    this.#home = home;
    this.nights = join(home, 'nights');
    mkdirSync(this.nights);
    this.#options = options;
    writeFileSync(this.#clock, '0');
    process.on('exit', () => void this.kill());
    this.#host = this.#start();
  }

  get now(): HostProcess {
    return this.#host;
  }

  /** What the dealer asks, once the console is open. Throws `Gone` if the host is restarted meanwhile. */
  async ask(command: object): Promise<Answer> {
    await this.#back;
    return this.#host.ask(command);
  }

  /** Throws if the host has ended by itself, said what it should not, or holds too much. */
  check(): void {
    if (!this.#ending && this.#host.endedByItself) throw new Violation(`the host ended by itself:\n${this.#host.said}`);
    const [unforeseen] = UNFORESEEN.exec(this.#host.said) ?? [];
    if (unforeseen !== undefined) throw new Violation(`the host said: ${unforeseen}\n${this.#host.said}`);
    const most = Math.max(0, ...this.#figures.map(({ rss }) => rss));
    if (most > MOST_RSS) throw new Violation(`the host held ${inMb(most)} MB`);
  }

  /**
   * Ends the host, with or without a warning, and starts another one. Resolves when its console is open.
   * @param lost what is missing from its folder then
   */
  async restart(how: 'stop' | 'kill', lost: string | undefined): Promise<void> {
    this.check();
    this.#ending = true;
    this.#isTakenUp = false;
    this.#back = this.#restart(how, lost);
    await this.#back;
  }

  /** Whether it was restarted since this was asked last. */
  get wasRestarted(): boolean {
    const was = !this.#isTakenUp;
    this.#isTakenUp = true;
    return was;
  }

  /** Resolves when its console is open. */
  async isBack(): Promise<void> {
    await this.#back;
  }

  /** Sets its clock. Returns by how many ms it is wrong now. */
  setClock(random: Random): number {
    const by = WRONG[random(WRONG.length)] ?? 0;
    writeFileSync(this.#clock, String(by));
    return by;
  }

  /** For good, as Ctrl-C ends it. */
  async end(): Promise<void> {
    this.check();
    this.#ending = true;
    await this.#host.stop();
  }

  /** Whatever happens, nothing of it runs on. */
  kill(): Promise<void> {
    this.#ending = true;
    return this.#host.kill();
  }

  get figures() {
    const pauses = this.#figures.map(({ pause }) => pause).sort((a, b) => a - b);
    const held = this.#figures.map(({ rss }) => rss);
    return {
      'longest pause of the host, ms': Math.round(pauses.at(-1) ?? 0),
      'longest pause in 99 of 100 seconds, ms': Math.round(pauses[Math.floor(pauses.length * 0.99)] ?? 0),
      'most memory of the host, MB': inMb(Math.max(0, ...held)),
    };
  }

  async #restart(how: 'stop' | 'kill', lost: string | undefined): Promise<void> {
    await this.#host[how]();
    if (lost !== undefined) rmSync(join(this.nights, lost), { force: true });
    this.#host = this.#start();
    this.#ending = false;
    await this.#host.open();
  }

  #start(): HostProcess {
    return new HostProcess(bundled('app/cli/start'), this.nights, {
      node: ['--import', join(import.meta.dirname, 'host-watch.js')],
      options: this.#options,
      env: { GUESTS_CLOCK: this.#clock, GUESTS_FIGURES: this.#figuresFile },
    });
  }

  get #clock(): string {
    return join(this.#home, 'clock');
  }

  get #figuresFile(): string {
    return join(this.#home, 'figures');
  }

  get #figures(): readonly Figure[] {
    if (!existsSync(this.#figuresFile)) return [];
    const lines = readFileSync(this.#figuresFile, 'utf8').split('\n');
    // The last one may be half written.
    return lines.slice(0, -1).map((line) => JSON.parse(line) as Figure);
  }
}

const inMb = (bytes: number): number => Math.round(bytes / 1e6);
