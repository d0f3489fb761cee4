import { statSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { BenchHost } from './bench-host.ts';
import { withNight } from './long-night.ts';
import { median, ms, once, times, type Measured } from './measure.ts';

const LONG = 10_000;
const SHORT = 10;
/** Corrections that are made, undone and done again. */
const TIMES = 300;
/** A command late in a night may cost this many times as much and still count as equal. */
const SAME = 1.5;
const PROMISED_BARE = 3;

/** What a command cost, in ms: a correction made, undone or done again, with every view that a console would be sent. */
interface Cost {
  /** Until it was answered, including its flush. */
  readonly whole: number;
  readonly flush: number;
  /** The same number of bytes written and flushed on the same disk, without the referee. */
  readonly bare: number;
}

/** At round 10,000 and at round 10, each in turn. */
const costs = once((seats: number) =>
  withNight({ rounds: LONG, seats }, ({ folder: long }) =>
    withNight({ rounds: SHORT, seats }, async ({ folder: short }) => {
      const [late, early] = [await Corrected.open(long), await Corrected.open(short)];
      for (let time = 0; time < TIMES; time += 1) for (const night of [late, early]) await night.correct(time % 2 === 0 ? 1 : -1);
      for (const night of [late, early]) await night.close();
      return { late: late.costs, early: early.costs };
    }),
  ),
);

/** A night at which points are corrected. */
class Corrected {
  readonly costs: Cost[] = [];
  readonly #host: BenchHost;
  readonly #bare: FileHandle;

  static async open(folder: string): Promise<Corrected> {
    return new Corrected(await BenchHost.open(folder), await open(join(folder, 'bare'), 'w'));
  }

  private constructor(host: BenchHost, bare: FileHandle) {
    [this.#host, this.#bare] = [host, bare];
  }

  async correct(by: number): Promise<void> {
    const player = this.#host.view.table.game?.standings[0]?.player.id;
    if (player === undefined) throw new Error('the night was not reopened');
    await this.#time({ type: 'table', command: { type: 'adjustPoints', player, by, reason: 'measured' } });
    await this.#time({ type: 'undo', n: this.#host.view.undo?.n });
    await this.#time({ type: 'redo', n: this.#host.view.redo?.n });
  }

  async close(): Promise<void> {
    await this.#bare.close();
    await this.#host.close();
  }

  async #time(command: object): Promise<void> {
    const size = () => statSync(this.#host.view.recordFile).size;
    const before = size();
    const began = performance.now();
    await this.#host.do(command);
    const whole = performance.now() - began;
    const { diskStatus } = this.#host.view.table;
    if (diskStatus.kind !== 'saved') throw new Error('the command was not saved');
    this.costs.push({ whole, flush: diskStatus.flushMs, bare: await written(this.#bare, size() - before) });
  }
}

/** ms to append and flush this many bytes. */
async function written(file: FileHandle, bytes: number): Promise<number> {
  const content = Buffer.alloc(bytes, 'x');
  const began = performance.now();
  await file.write(content);
  await file.datasync();
  return performance.now() - began;
}

export async function flushing(seats: number): Promise<Measured> {
  const { late } = await costs(seats);
  const [whole, bare] = [median(late.map((cost) => cost.whole)), median(late.map((cost) => cost.bare))];
  return {
    figure: times(whole / bare),
    detail: ms(whole),
    ratio: whole / bare / PROMISED_BARE,
    beside: `bare write and flush: ${ms(bare)}`,
  };
}

export async function commanding(seats: number): Promise<Measured> {
  const { late, early } = await costs(seats);
  const [own, atFirst] = [ownCost(late), ownCost(early)];
  return { figure: times(own / atFirst), detail: `${ms(own)} against ${ms(atFirst)}`, ratio: own / atFirst / SAME };
}

/** The median cost of a command in ms, without its flush. */
function ownCost(of: readonly Cost[]): number {
  return median(of.map(({ whole, flush }) => whole - flush));
}
