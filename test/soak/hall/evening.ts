import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { seededRandom, type Random } from '../../../rulebook/random.ts';
import type { HallCommand, OrganiserView } from '../../../host/contract/hall.ts';
import type { Answer } from '../../../host/contract/view.ts';
import { mosquitto, type TestBroker } from '../../../host/hall/testing/brokers.ts';
import { SoakChild } from './child.ts';
import { FaultyNetwork } from './faulty-network.ts';
import type { HallLook, HallQuestion } from './hall-program.ts';
import { CopiedFolder, Lives } from './lives.ts';
import type { Programs } from './programs.ts';
import type { TablesLook, TablesQuestion, TablesStart } from './tables-program.ts';
import { until } from './until.ts';

/** Tables that play, in processes of so many each; then tables that only lie. */
export const PLAYING = 8;
const A_PROCESS = 4;
export const LIARS = [PLAYING + 1, PLAYING + 2] as const;
/** The table whose code was stolen. */
export const STOLEN = PLAYING + 3;
const PEOPLE = 30;
/** Of one round that is seated: it may end before its tables have finished, ms. */
const ROUND_MS = 8_000;

/** A hall and its tables, each process killed and each cable cut at will. */
export class Evening {
  readonly random: Random;
  readonly home: string;
  readonly broker: TestBroker | undefined;
  readonly brokerTurns = new PQueue({ concurrency: 1 });
  /** Between each table and the broker; the last one is that of the hall. */
  readonly networks: readonly FaultyNetwork[];
  readonly hallFolder: CopiedFolder;
  readonly tableFolders: readonly CopiedFolder[];
  readonly #programs: Programs;
  #starts = 0;
  #hall: Lives<HallQuestion> | undefined;
  #groups: readonly Lives<TablesQuestion>[] = [];
  #over = false;

  private constructor(
    programs: Programs,
    random: Random,
    home: string,
    broker: TestBroker | undefined,
    networks: readonly FaultyNetwork[],
  ) {
    this.#programs = programs;
    this.random = random;
    this.home = home;
    this.broker = broker;
    this.networks = networks;
    this.hallFolder = new CopiedFolder(join(home, 'hall'));
    this.tableFolders = networks.slice(0, PLAYING).map((_, i) => new CopiedFolder(join(home, `table-${i + 1}`)));
  }

  /** Resolves when all tables have joined. */
  static async open(programs: Programs, seed: number, kind: 'mosquitto' | 'embedded'): Promise<Evening> {
    const random = seededRandom(seed);
    const home = await mkdtemp(join(tmpdir(), 'hall-evening-'));
    const broker = kind === 'mosquitto' ? await mosquitto() : undefined;
    await broker?.start();
    const networks = await Promise.all(Array.from({ length: PLAYING + 1 }, () => FaultyNetwork.open(random)));
    const evening = new Evening(programs, random, home, broker, networks);
    try {
      await mkdir(evening.hallFolder.path);
      await evening.#openHall();
      await evening.#openTables();
      return evening;
    } catch (error) {
      await evening.leave();
      throw error;
    }
  }

  get hall(): Lives<HallQuestion> {
    if (this.#hall === undefined) throw new Error('no hall yet');
    return this.#hall;
  }

  get groups(): readonly Lives<TablesQuestion>[] {
    return this.#groups;
  }

  /** The processes that the tables of this index and others live in. */
  groupOf(table: number): Lives<TablesQuestion> {
    const group = this.#groups[Math.floor(table / A_PROCESS)];
    if (group === undefined) throw new RangeError(`no table ${table}`);
    return group;
  }

  async look(): Promise<Pick<HallLook, 'view'>> {
    return { view: await this.hall.child.ask<OrganiserView>({ type: 'view' }) };
  }

  async links(): Promise<TablesLook['links']> {
    const looks = await Promise.all(this.#groups.map(({ child }) => child.ask<TablesLook>({ type: 'look' })));
    return looks.flatMap(({ links }) => links);
  }

  /** As its organiser; whoever is refused may try again. */
  command(command: HallCommand): Promise<Answer> {
    return this.hall.child.ask<Answer>({ type: 'command', command });
  }

  /** Seats one round after the other until the evening is over. */
  async organise(): Promise<void> {
    while (!this.#over) {
      for (const type of ['endRound', 'seat', 'startRound'] as const) await this.command({ type }).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, ROUND_MS));
    }
  }

  /** Nothing more is seated or written. */
  async rest(): Promise<void> {
    this.#over = true;
    for (const { child } of this.#groups) await child.ask({ type: 'rest' });
  }

  async close(): Promise<void> {
    for (const each of [...this.#groups, this.#hall]) await each?.end();
    await this.leave();
    await rm(this.home, { recursive: true });
  }

  /** Ends everything, and leaves all folders as they are. */
  async leave(): Promise<void> {
    this.#over = true;
    for (const each of [...this.#groups, this.#hall]) await each?.child.kill();
    for (const network of this.networks) await network.close();
    await this.broker?.kill();
    await this.broker?.kill();
  }

  async #openHall(): Promise<void> {
    const folder = this.hallFolder.path;
    const { broker } = this;
    const network = this.networks.at(-1);
    if (broker !== undefined) for (const each of this.networks) each.leadTo(portIn(broker.url));
    const start = { folder, ...(broker && network && { broker: network.url }) };
    this.#hall = new Lives(
      () => new SoakChild<HallQuestion>(this.#programs.hall, { ...start, takesOver: this.hallFolder.restored > 0 }),
      async (child) => {
        const view = await child.ask<OrganiserView>({ type: 'view' });
        if (broker === undefined) for (const each of this.networks) each.leadTo(portOfOwn(view));
      },
    );
    await this.#hall.runs();
    const settings = { name: 'Soak', rulebook: 'hungarian-war', house: { cards: 'dealt' }, counts: 'points' } as const;
    await this.command({ type: 'settings', settings: { ...settings, rounds: 50, tables: STOLEN, seats: 4 } });
    await this.command({ type: 'addPeople', text: Array.from({ length: PEOPLE }, (_, i) => `Person ${i + 1}`).join('\n') });
    for (const table of [...LIARS, STOLEN]) await this.command({ type: 'tablePresence', table, here: false });
    await until('the hall shows its tables', async () => (await this.look()).view.codes.length === STOLEN);
  }

  async #openTables(): Promise<void> {
    const { view } = await this.look();
    const hall = view.addresses[0]?.address.split('/').at(-1) ?? '';
    const starting = (from: number): TablesStart => ({
      tables: this.tableFolders.slice(from, from + A_PROCESS).map(({ path: folder }, i) => ({
        folder,
        address: `${this.networks[from + i]?.url ?? ''}/${hall}`,
        code: view.codes[from + i]?.code ?? '',
        seed: this.random(2 ** 31) + (this.#starts += 1),
      })),
    });
    const group = (from: number) =>
      new Lives(
        () => new SoakChild<TablesQuestion>(this.#programs.tables, starting(from)),
        async (child) => void (await child.ask({ type: 'look' })),
      );
    this.#groups = Array.from({ length: PLAYING / A_PROCESS }, (_, i) => group(i * A_PROCESS));
    let links: TablesLook['links'] = [];
    await until(
      'all tables have joined',
      async () => (links = await this.links()).every(({ joined }) => joined?.link === 'live'),
      () => links,
    );
    await this.hall.kill(() => this.hallFolder.copy());
    for (const group of this.#groups) {
      const own = this.tableFolders.filter((_, i) => this.groupOf(i) === group);
      await group.kill(async () => void (await Promise.all(own.map((folder) => folder.copy()))));
    }
  }
}

function portIn(url: string): number {
  return Number(new URL(url).port);
}

function portOfOwn({ addresses }: OrganiserView): number {
  return portIn(addresses.find(({ network }) => network === 'lo')?.address ?? 'mqtt://none:1');
}
