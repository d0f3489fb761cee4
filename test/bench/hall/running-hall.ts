import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { HallCommand } from '../../../host/contract/hall.ts';
import { writeMosquittoFiles } from '../../../host/hall/broker/mosquitto.ts';
import { HallKeys } from '../../../host/hall/hall-keys.ts';
import type { KeptHall } from '../../../host/hall/table/kept-hall.ts';
import { MosquittoProcess } from '../../../host/hall/testing/brokers.ts';
import { parseJoinCode } from '../../../host/hall/wire/join-code.ts';
import { freePort } from '../../../host/web/testing/free-port.ts';
import type { HallProgram, Shown } from '../../soak/hall/hall-program.ts';
import { bundled } from '../../support/built.ts';
import { Child } from '../../support/child.ts';
import { used } from '../used.ts';
import type { Play, TablesProgram } from './tables-process.ts';
import { compare, type Truth } from './truth.ts';

const SEATS = 4;
/** One process with all tables would need a whole processor. */
const TABLE_PROCESSES = 2;
/** Longer than a view waits until it is sent. */
const SETTLED_MS = 600;
/** Messages under way come and go: what is held is the least of so many looks, so far apart, ms. */
const [LOOKS, APART_MS] = [12, 150];
/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';

/** The hall's own one, or Mosquitto beside it. */
export type BrokerKind = 'own' | 'mosquitto';

/** A while of play: from and to when, ms since 1970, and what each process used then. The hall's own broker is in its process. */
export interface Measured {
  readonly from: number;
  readonly to: number;
  /** Of a processor, s. */
  readonly cpu: Readonly<Record<'hall' | 'broker', number>>;
  /** At the end, bytes. */
  readonly memory: Readonly<Record<'hall' | 'broker', number>>;
}

/** What an evening came to. */
export interface Outcome extends Truth {
  /** From each reveal of a while to the board's view that shows it, ms. */
  toBoard(during: Measured): readonly number[];
}

/** Opens a hall of this folder in a process of its own, by the program that was bundled. */
export function openHall(folder: string, broker?: string): Child<HallProgram> {
  return new Child(bundled('test/soak/hall/hall-program'), { folder, broker });
}

/** So many people at so many tables, of which the first round begins. */
export async function seatPeople(hall: Child<HallProgram>, tables: number, people: number): Promise<void> {
  const agreed = {
    name: 'Bench',
    rulebook: 'hungarian-war',
    house: {},
    counts: 'points',
    rounds: 1,
    tables,
    seats: SEATS,
  } as const;
  const commands: readonly HallCommand[] = [
    { type: 'settings', settings: agreed },
    { type: 'addPeople', text: Array.from({ length: people }, (_, i) => `Player ${i + 1}`).join('\n') },
    { type: 'seat' },
    { type: 'startRound' },
  ];
  for (const command of commands) await hall.ask('must', command);
  await pause(SETTLED_MS);
}

/** A hall, its broker and so many tables, which have joined it. */
export class RunningHall {
  readonly #folder: string;
  /** Real tables have disks of their own: as files in memory, theirs do not take part in the flushes of the hall's disk. */
  readonly #tablesFolder: string;
  readonly #mosquitto: MosquittoProcess | undefined;
  readonly #count: number;
  readonly #shown: (readonly [at: number, sent: number])[][] = [];
  readonly #hall: Child<HallProgram>;
  readonly #tables = Array.from(
    { length: TABLE_PROCESSES },
    () => new Child<TablesProgram>(join(import.meta.dirname, 'tables-process.ts')),
  );

  private constructor(folders: readonly [string, string], count: number, broker?: { url: string; process: MosquittoProcess }) {
    [this.#folder, this.#tablesFolder] = folders;
    [this.#count, this.#mosquitto] = [count, broker?.process];
    this.#hall = openHall(this.#folder, broker?.url);
  }

  static async open(count: number, kind: BrokerKind): Promise<RunningHall> {
    const home = await mkdtemp(join(tmpdir(), 'bench-hall-'));
    const tables = await mkdtemp(join(existsSync(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'bench-tables-'));
    const broker = kind === 'mosquitto' ? await startMosquitto(home, count) : undefined;
    const running = new RunningHall([home, tables], count, broker);
    await running.#hall.ask('watch');
    await seatPeople(running.#hall, count, count * SEATS);
    const { codes, addresses } = await running.#hall.ask('view');
    const halls = codes.map(({ code }, i) => joined(addresses[0]?.address ?? '', i + 1, code));
    const own = (process: number) => running.#numbersOf(process).flatMap((number) => halls[number - 1] ?? []);
    await Promise.all(running.#tables.map((process, i) => process.ask('open', tables, own(i))));
    return running;
  }

  async play(play: Play): Promise<void> {
    await Promise.all(this.#tables.map((tables) => tables.ask('play', play)));
  }

  async measure(seconds: number): Promise<Measured> {
    const [from, before] = [Date.now(), this.#used()];
    await pause(seconds * 1_000);
    const after = this.#used();
    const cpu = { hall: after.hall.cpu - before.hall.cpu, broker: after.broker.cpu - before.broker.cpu };
    return { from, cpu, memory: { hall: after.hall.memory, broker: after.broker.memory }, to: Date.now() };
  }

  /** What the hall holds after garbage collection, bytes. */
  async held(): Promise<number> {
    await this.#note();
    let least = Infinity;
    for (let look = 0; look < LOOKS; look += 1) {
      least = Math.min(least, await this.#hall.ask('held'));
      await pause(APART_MS);
    }
    return least;
  }

  /** The tables stop and tell the hall the rest; then the round of the tournament ends. */
  async end(): Promise<Outcome> {
    const reveals = await Promise.all(this.#tables.map((tables) => tables.ask('stop')));
    await pause(SETTLED_MS);
    await this.#note();
    await this.#hall.ask('must', { type: 'endRound' });
    await pause(SETTLED_MS);
    const truth = await compare(this.#tablesFolder, this.#count, this.#folder, await this.#hall.ask('view'));
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
    await Promise.all([this.#hall, ...this.#tables].map((child) => child.kill()));
    await this.#mosquitto?.kill();
    for (const folder of [this.#folder, this.#tablesFolder]) await rm(folder, { recursive: true });
  }

  /** Takes what the board has shown out of the hall's process, whose memory is measured. */
  async #note(): Promise<void> {
    // A table that has shown nothing has no entry.
    (await this.#hall.ask('shown')).forEach((times, i) => (this.#shown[i] ??= []).push(...times));
  }

  /** Every process has tables from all over the hall. */
  #numbersOf(process: number): readonly number[] {
    return Array.from({ length: this.#count }, (_, i) => i + 1).filter((number) => number % TABLE_PROCESSES === process);
  }

  #used() {
    const pid = this.#mosquitto?.pid;
    return { hall: used(this.#hall.pid), broker: pid === undefined ? { cpu: 0, memory: 0 } : used(pid) };
  }
}

/** Mosquitto with what it needs for a hall of this folder. */
async function startMosquitto(folder: string, tables: number) {
  const ports = { tls: await freePort(), plain: await freePort() };
  const configuration = await writeMosquittoFiles(await HallKeys.of(folder), join(folder, 'mosquitto'), { ports, tables });
  const process = new MosquittoProcess(configuration, ports.plain);
  await process.start();
  return { url: `mqtt://127.0.0.1:${ports.plain}`, process };
}

/** What a table keeps of a hall that it has joined. */
function joined(address: string, table: number, code: string): KeptHall {
  const secret = parseJoinCode(code)?.secret ?? '';
  return { address, table, name: 'Bench', secret, certificate: '', since: 0, seen: 0, nights: [] };
}

/** How long it took until each of these times, or a later one, was on the board. `shown` holds them in order. */
function tookToShow(times: readonly number[], shown: Shown[number]): readonly number[] {
  let next = 0;
  return times.map((time) => {
    while (next < shown.length && (shown[next]?.[0] ?? 0) < time) next += 1;
    return (shown[next]?.[1] ?? Infinity) - time;
  });
}
