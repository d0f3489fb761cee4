import { join } from 'node:path';
import type { HallCommand, OrganiserView } from '../../../host/contract/hall.ts';
import type { MosquittoProcess } from '../../../host/hall/testing/brokers.ts';
import { pause } from '../until.ts';
import { BenchChild } from './child.ts';
import type { Shown, ToHall } from './hall-process.ts';
import type { Place } from './place.ts';
import type { ToTables } from './tables-process.ts';
import { compare, type Truth } from './truth.ts';
import { used, type Used } from './used.ts';

const SEATS = 4;
/** One process with all tables would need a whole processor. */
const TABLE_PROCESSES = 2;
/** Longer than a view waits until it is sent. */
const SETTLED_MS = 600;

const TABLES = join(import.meta.dirname, 'tables-process.ts');
const HALL = join(import.meta.dirname, 'hall-process.ts');

/** A Mosquitto that runs beside the hall. */
export interface Mosquitto {
  readonly url: string;
  readonly process: MosquittoProcess;
}

export interface Play {
  /** About what a round takes. */
  readonly roundMs: number;
  readonly seed: number;
  /** So many rounds of each table are decided before it begins. */
  readonly rounds: number;
}

/** A while of play: from and to when, ms since 1970, and what each process used then. The hall's own broker is in its process. */
export interface Measured {
  readonly from: number;
  readonly to: number;
  readonly spent: Readonly<Record<'hall' | 'broker' | 'tables', Used>>;
}

/** What an evening came to. */
export interface Outcome extends Truth {
  /** From each reveal of a while to the board's view that shows it, ms. */
  toBoard(during: Measured): readonly number[];
}

/** A hall, its broker and so many tables. */
export class RunningHall {
  readonly #place: Place;
  readonly #mosquitto: Mosquitto | undefined;
  readonly #count: number;
  readonly #shown: (readonly [at: number, sent: number])[][] = [];
  readonly #hall = new BenchChild<ToHall>(HALL);
  readonly #tables = Array.from({ length: TABLE_PROCESSES }, () => new BenchChild<ToTables>(TABLES));

  private constructor(place: Place, mosquitto: Mosquitto | undefined, count: number) {
    this.#place = place;
    this.#mosquitto = mosquitto;
    this.#count = count;
  }

  /** With the hall's own broker if there is no Mosquitto. */
  static async open(place: Place, mosquitto: Mosquitto | undefined, count: number): Promise<RunningHall> {
    const running = new RunningHall(place, mosquitto, count);
    await running.#hall.ask({ type: 'open', folder: place.hall, broker: mosquitto?.url });
    await running.#organise();
    const open = (numbers: readonly number[]) => ({ type: 'open' as const, folder: place.tables, numbers });
    await Promise.all(running.#tables.map((tables, i) => tables.ask(open(running.#numbersOf(i)))));
    return running;
  }

  /** All tables join with their codes. Returns how long that took, s. */
  async join(): Promise<number> {
    const { codes, addresses } = await this.#view();
    const address = addresses[0]?.address ?? '';
    const began = performance.now();
    const join = (numbers: readonly number[]) => {
      const own = numbers.map((number) => codes[number - 1]?.code ?? '');
      return { type: 'join' as const, address, codes: own };
    };
    await Promise.all(this.#tables.map((tables, i) => tables.ask(join(this.#numbersOf(i)))));
    await this.#ask({ type: 'live' });
    return (performance.now() - began) / 1_000;
  }

  /** The tables that have joined begin to play. */
  async play(play: Play): Promise<void> {
    await this.#ask({ type: 'live' });
    await this.#ask({ type: 'play', ...play });
  }

  async measure(seconds: number): Promise<Measured> {
    const [from, before] = [Date.now(), this.#used()];
    await pause(seconds * 1_000);
    return { from, spent: difference(before, this.#used()), to: Date.now() };
  }

  /** What the hall, and all tables together, hold after garbage collection, bytes. */
  async held(): Promise<{ readonly hall: number; readonly tables: number }> {
    await this.#note();
    const tables = await this.#ask<number>({ type: 'held' });
    return { hall: await this.#hall.ask<number>({ type: 'held' }), tables: tables.reduce((sum, one) => sum + one) };
  }

  /** The tables stop and tell the hall the rest; then the round of the tournament ends. */
  async end(): Promise<Outcome> {
    const reveals = await this.#ask<readonly (readonly number[])[]>({ type: 'stop' });
    await this.#ask({ type: 'told' });
    await pause(SETTLED_MS);
    await this.#note();
    await this.#command({ type: 'endRound' });
    await pause(SETTLED_MS);
    const truth = await compare(this.#place.tables, this.#count, this.#place.hall, await this.#view());
    const toBoard = ({ from, to }: Measured) =>
      reveals.flatMap((process, i) =>
        process.flatMap((times, at) => {
          const during = times.filter((time) => time >= from && time < to);
          return tookToShow(during, this.#shown[(this.#numbersOf(i)[at] ?? 0) - 1] ?? []);
        }),
      );
    return { ...truth, toBoard };
  }

  async close(): Promise<void> {
    await this.#ask({ type: 'close' }).catch(() => undefined);
    await this.#hall.ask({ type: 'close' }).catch(() => undefined);
    await Promise.all([this.#hall, ...this.#tables].map((child) => child.kill()));
  }

  /** Takes what the board has shown out of the hall's process, whose memory is measured. */
  async #note(): Promise<void> {
    const shown = await this.#hall.ask<Shown>({ type: 'shown' });
    // A table that has shown nothing has no entry.
    shown.forEach((times, i) => (this.#shown[i] ??= []).push(...times));
  }

  /** Every process has tables from all over the hall. */
  #numbersOf(process: number): readonly number[] {
    return Array.from({ length: this.#count }, (_, i) => i + 1).filter((number) => number % TABLE_PROCESSES === process);
  }

  async #organise(): Promise<void> {
    const names = Array.from({ length: this.#count * SEATS }, (_, i) => `Player ${i + 1}`);
    const { settings } = await this.#view();
    const wanted = { ...settings, name: 'Bench', rulebook: 'hungarian-war', tables: this.#count, seats: SEATS, rounds: 1 };
    await this.#command({ type: 'settings', settings: { ...wanted, house: { ...wanted.house } } });
    await this.#command({ type: 'addPeople', text: names.join('\n') });
    await this.#command({ type: 'seat' });
    await this.#command({ type: 'startRound' });
    await pause(SETTLED_MS);
  }

  /** Of all processes with tables, in their order. */
  #ask<Answer>(question: ToTables): Promise<readonly Answer[]> {
    return Promise.all(this.#tables.map((tables) => tables.ask<Answer>(question)));
  }

  #command(command: HallCommand): Promise<void> {
    return this.#hall.ask({ type: 'command', command });
  }

  #view(): Promise<OrganiserView> {
    return this.#hall.ask({ type: 'view' });
  }

  #used(): Readonly<Record<'hall' | 'broker' | 'tables', Used>> {
    const tables = this.#tables.map(({ pid }) => used(pid));
    const sum = (what: keyof Used) => tables.reduce((all, one) => all + one[what], 0);
    const pid = this.#mosquitto?.process.pid;
    const broker = pid === undefined ? { cpu: 0, memory: 0 } : used(pid);
    return { hall: used(this.#hall.pid), broker, tables: { cpu: sum('cpu'), memory: sum('memory') } };
  }
}

/** How long it took until each of these times, or a later one, was on the board. `shown` holds them in order. */
function tookToShow(times: readonly number[], shown: Shown[number]): readonly number[] {
  let next = 0;
  return times.map((time) => {
    while (next < shown.length && (shown[next]?.[0] ?? 0) < time) next += 1;
    return (shown[next]?.[1] ?? Infinity) - time;
  });
}

function difference<What extends string>(before: Readonly<Record<What, Used>>, after: Readonly<Record<What, Used>>) {
  const entries = Object.entries<Used>(after).map(([what, { cpu, memory }]) => {
    return [what, { cpu: cpu - before[what as What].cpu, memory }] as const;
  });
  return Object.fromEntries(entries) as Record<What, Used>;
}
