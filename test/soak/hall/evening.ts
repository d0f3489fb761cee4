import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PQueue from 'p-queue';
import { seededRandom, type Random } from '../../../rulebook/random.ts';
import type { OrganiserView } from '../../../host/contract/hall.ts';
import { mosquitto, type TestBroker } from '../../../host/hall/testing/brokers.ts';
import { Violation } from '../../serial/fire/violation.ts';
import { bundled } from '../../support/built.ts';
import { Child } from '../../support/child.ts';
import { FaultyNetwork } from './faulty-network.ts';
import type { HallProgram } from './hall-program.ts';
import { PlayingTable } from './playing-table.ts';

/** Time of halls runs so many times faster, as that of the tables does, so that their pauses fit into an evening of minutes. */
export const FASTER = 10;
const TABLES = 8;
const PEOPLE = 30;
/** Of one round that is seated: it may end before its tables have finished, ms. */
const ROUND_MS = 8_000;
const LOOK_EVERY_MS = 250;
/** Whatever is waited for comes long before, also on a busy machine, ms. */
const PATIENCE_MS = 180_000;

/** Resolves once it is so. Throws a `Violation` if it never is. @param why what is so instead */
export async function until(what: string, is: () => Promise<boolean>, why: () => unknown = () => ''): Promise<void> {
  for (const begun = performance.now(); !(await is().catch(() => false)); await pause(LOOK_EVERY_MS))
    if (performance.now() - begun > PATIENCE_MS) throw new Violation(`never: ${what}: ${JSON.stringify(why())}`);
}

/** A hall that is killed and its tables, each with a cable that is cut. */
export class Evening {
  readonly random: Random;
  readonly home: string;
  /** The hall's own one is in its process. */
  readonly broker: TestBroker | undefined;
  /** Between each table and the broker; the last one is that of the hall. */
  readonly networks: readonly FaultyNetwork[];
  readonly tables: PlayingTable[] = [];
  /** One kill of the hall, or of its broker, after the other. */
  readonly turns = new PQueue({ concurrency: 1 });
  kills = 0;
  #hall: Child<HallProgram> | undefined;
  #over = false;

  /** Resolves when all tables have joined. */
  static async open(seed: number, kind: 'mosquitto' | 'embedded'): Promise<Evening> {
    const random = seededRandom(seed);
    const home = await mkdtemp(join(tmpdir(), 'hall-evening-'));
    const broker = kind === 'mosquitto' ? await mosquitto() : undefined;
    await broker?.start();
    const networks = await Promise.all(Array.from({ length: TABLES + 1 }, () => FaultyNetwork.open(random)));
    const evening = new Evening(random, home, broker, networks);
    await mkdir(evening.hallFolder);
    await evening.#start(false);
    const agreed = { name: 'Soak', rulebook: 'hungarian-war', house: {}, counts: 'points', rounds: 50 } as const;
    await evening.hall.ask('must', { type: 'settings', settings: { ...agreed, tables: TABLES, seats: 4 } });
    const text = Array.from({ length: PEOPLE }, (_, i) => `Person ${i + 1}`).join('\n');
    await evening.hall.ask('must', { type: 'addPeople', text });
    await evening.#join();
    return evening;
  }

  private constructor(random: Random, home: string, broker: TestBroker | undefined, networks: readonly FaultyNetwork[]) {
    [this.random, this.home, this.broker, this.networks] = [random, home, broker, networks];
  }

  get hall(): Child<HallProgram> {
    if (this.#hall === undefined) throw new Error('no hall yet');
    return this.#hall;
  }

  get hallFolder(): string {
    return join(this.home, 'hall');
  }

  view(): Promise<OrganiserView> {
    return this.hall.ask('view');
  }

  /** Kills the hall, does something with its folder, and starts it again. */
  kill(meanwhile: () => Promise<unknown> = () => Promise.resolve(), takesOver = false): Promise<void> {
    return this.turns.add(async () => {
      await this.#end();
      this.kills += 1;
      await meanwhile();
      await this.#start(takesOver);
    });
  }

  /** An old copy takes the place of the hall's folder, if there is one. */
  restore(): Promise<void> {
    return this.kill(async () => {
      await rm(this.hallFolder, { recursive: true });
      await cp(this.#copyOfHall, this.hallFolder, { recursive: true });
    }, true);
  }

  copy(): Promise<void> {
    return this.kill(async () => {
      await rm(this.#copyOfHall, { recursive: true, force: true });
      await cp(this.hallFolder, this.#copyOfHall, { recursive: true });
    });
  }

  /** Seats one round after the other until the evening is over. */
  async organise(): Promise<void> {
    while (!this.#over) {
      // The hall may be gone, or refuse what is not due.
      for (const type of ['endRound', 'seat', 'startRound'] as const)
        await this.hall.ask('command', { type }).catch(() => undefined);
      await pause(ROUND_MS);
    }
  }

  /** Nothing more is seated or written. */
  async rest(): Promise<void> {
    this.#over = true;
    await Promise.all(this.tables.map((table) => table.rest()));
    await this.turns.onIdle();
  }

  /** Ends everything, and leaves all folders as they are. */
  async leave(): Promise<void> {
    await this.rest();
    for (const { link } of this.tables) await link.close();
    await this.#hall?.kill();
    for (const network of this.networks) await network.close();
    // The second one removes what it had written.
    for (let n = 0; n < 2; n += 1) await this.broker?.kill();
  }

  get #copyOfHall(): string {
    return join(this.home, 'hall.copy');
  }

  async #start(takesOver: boolean): Promise<void> {
    const own = this.broker && this.networks.at(-1)?.url;
    if (this.broker !== undefined) for (const network of this.networks) network.leadTo(portOf(this.broker.url));
    const start = { folder: this.hallFolder, broker: own, takesOver, faster: FASTER };
    this.#hall = new Child(bundled('test/soak/hall/hall-program'), start);
    const { addresses } = await this.view();
    const at = addresses.find(({ network }) => network === 'lo')?.address;
    if (this.broker === undefined && at !== undefined) for (const network of this.networks) network.leadTo(portOf(at));
  }

  /** Throws if it has said anything, or has ended by itself. */
  async #end(): Promise<void> {
    await this.hall.kill();
    if (this.hall.endedByItself || this.hall.said !== '') throw new Violation(`the hall ended by itself:\n${this.hall.said}`);
  }

  async #join(): Promise<void> {
    await until('codes', async () => (await this.view()).codes.length >= TABLES);
    const { addresses, codes } = await this.view();
    const hall = addresses[0]?.address.split('/').at(-1) ?? '';
    for (let number = 1; number <= TABLES; number += 1) {
      const folder = join(this.home, `table-${number}`);
      await mkdir(folder);
      this.tables.push(new PlayingTable(number, folder, seededRandom(this.random(2 ** 31))));
    }
    const live = async () =>
      this.tables
        .map(({ number, link }) => {
          const { joined, joining } = link.view;
          const [at, code] = [this.networks[number - 1]?.url ?? '', codes[number - 1]?.code ?? ''];
          if (joined === undefined && joining !== true) link.join(`${at}/${hall}`, code);
          return joined?.link === 'live';
        })
        .every(Boolean);
    await until('all tables have joined', live);
    await this.copy();
    for (const table of this.tables) table.copy();
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
