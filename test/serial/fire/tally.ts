import { SerialPort } from 'serialport';
import type { SerialBinding, BindingPort } from '../../../host/sealing/pads/port.ts';

/** Bytes that have not come out after so many real ms count as lost: the system flushes some when a port opens. */
const LOST_AFTER_MS = 1000;

/** The bytes under way on one port. */
export class Tally {
  open = false;
  #up = 0;
  #down = 0;
  readonly #moved: () => void;

  constructor(moved: () => void) {
    this.#moved = moved;
  }

  get underWay(): boolean {
    return this.open && (this.#up > 0 || this.#down > 0);
  }

  padSent(bytes: number): void {
    if (this.open) this.#up += bytes;
  }

  hostGot(bytes: number): void {
    this.#up = Math.max(0, this.#up - bytes);
    this.#moved();
  }

  hostSent(bytes: number): void {
    this.#down += bytes;
  }

  padGot(bytes: number): void {
    this.#down = Math.max(0, this.#down - bytes);
    this.#moved();
  }

  clear(open = this.open): void {
    this.open = open;
    this.#up = 0;
    this.#down = 0;
  }
}

/** The native binding with its bytes counted, so that time moves forward only when nothing is under way. */
export class Tallied implements SerialBinding {
  readonly #tallies = new Map<string, Tally>();
  readonly #waiting = new Set<() => void>();
  #moves = 0;
  #works = 0;

  /** Runs work of the system; while it lasts the lines do not count as still. */
  async during<Done>(work: Promise<Done>): Promise<Done> {
    this.#works += 1;
    try {
      return await work;
    } finally {
      this.#works -= 1;
      this.#moved();
    }
  }

  of(path: string): Tally {
    const known = this.#tallies.get(path) ?? new Tally(() => this.#moved());
    this.#tallies.set(path, known);
    return known;
  }

  list(): Promise<never[]> {
    return Promise.resolve([]);
  }

  async open(options: { readonly path: string; readonly baudRate: number }): Promise<BindingPort> {
    const port: BindingPort = await this.during(SerialPort.binding.open(options));
    const tally = this.of(options.path);
    tally.clear(true);
    const { read, write, close } = { read: port.read.bind(port), write: port.write.bind(port), close: port.close.bind(port) };
    return Object.assign(port, {
      read: async (...given: Parameters<BindingPort['read']>) => {
        const got = await read(...given);
        tally.hostGot(got.bytesRead);
        return got;
      },
      write: (bytes: Buffer) => {
        tally.hostSent(bytes.length);
        return this.during(write(bytes));
      },
      close: () => {
        tally.clear(false);
        return this.during(close());
      },
    });
  }

  /** Resolves when nothing is under way on any port and nothing more comes of what came last. */
  async still(): Promise<void> {
    for (let calm = 0; calm < 3;) {
      const before = this.#moves;
      if (this.#works > 0 || [...this.#tallies.values()].some(({ underWay }) => underWay)) await this.#move();
      else await new Promise((resolve) => setImmediate(resolve));
      calm = this.#moves === before ? calm + 1 : 0;
    }
  }

  #move(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(() => {
        for (const tally of this.#tallies.values()) tally.clear();
        done();
      }, LOST_AFTER_MS);
      this.#waiting.add(done);
    });
  }

  #moved(): void {
    this.#moves += 1;
    for (const done of [...this.#waiting]) done();
  }
}
