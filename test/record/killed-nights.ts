import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom, type Random } from '../../rulebook/random.ts';
import { Gone, HostProcess } from './host-process.ts';
import { KilledTable } from './killed-table.ts';
import { KillPlan, type Moment } from './kill-plan.ts';
import { ReportedNights } from './reported-nights.ts';

/** What happened, to be added up. */
export interface KilledFigures {
  readonly kills: number;
  readonly rounds: number;
  readonly commands: number;
  readonly nights: number;
  /** Deeds that were not answered when the host was killed, and were in the record all the same. */
  readonly inAllTheSame: number;
  readonly torn: number;
  readonly moments: Readonly<Record<string, number>>;
  /** By the game that was on the table. */
  readonly games: Readonly<Record<string, number>>;
}

/** Plays nights on one folder under a host that is killed so many times, and throws at the first thing lost, doubled or changed. */
export async function killedNights(start: string, seed: number, kills: number): Promise<KilledFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'killed-nights-'));
  const run = new KilledNights(start, folder, seededRandom(seed));
  try {
    for (let kill = 0; kill < kills; kill += 1) await run.life();
    await run.end();
    return run.figures(kills);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

class KilledNights {
  readonly #start: string;
  readonly #told: ReportedNights;
  readonly #table: KilledTable;
  readonly #random: Random;
  readonly #moments = new Map<Moment, number>();
  readonly #games = new Map<string, number>();
  #inAllTheSame = 0;

  constructor(start: string, folder: string, random: Random) {
    this.#start = start;
    this.#random = random;
    this.#told = new ReportedNights(folder);
    this.#table = new KilledTable(random, this.#told);
  }

  /** From a start to a kill. */
  async life(): Promise<void> {
    const plan = new KillPlan(this.#random);
    this.#moments.set(plan.moment, (this.#moments.get(plan.moment) ?? 0) + 1);
    const host = new HostProcess(this.#start, this.#told.folder);
    plan.reached('starting', host);
    try {
      await this.#takenUp(host);
      plan.reached('seen', host);
      for (;;) await this.#table.goOn(host, plan);
    } catch (error) {
      if (!(error instanceof Gone)) throw error;
    } finally {
      await host.kill();
    }
    if (host.rulebook !== undefined) this.#games.set(host.rulebook, (this.#games.get(host.rulebook) ?? 0) + 1);
    if (host.endedByItself) throw new Error(`the host ended by itself:\n${host.said}`);
  }

  /** The last host lives until the last game is over; then every night holds what was done, and nothing else. */
  async end(): Promise<void> {
    const host = new HostProcess(this.#start, this.#told.folder);
    try {
      await this.#takenUp(host);
      await this.#table.toTheEnd(host);
      await host.stop();
    } finally {
      await host.kill();
    }
    await this.#told.compare();
    await this.#told.audit();
  }

  figures(kills: number): KilledFigures {
    const { rounds, commands } = this.#table;
    const torn = readdirSync(this.#told.folder).filter((name) => name.includes('.torn')).length;
    const moments = Object.fromEntries([...this.#moments].sort());
    const games = Object.fromEntries([...this.#games].sort());
    const nights = this.#told.nights.length;
    return { kills, rounds, commands, nights, inAllTheSame: this.#inAllTheSame, torn, moments, games };
  }

  async #takenUp(host: HostProcess): Promise<void> {
    const { game } = (await host.open()).table;
    if (await this.#told.compare()) this.#inAllTheSame += 1;
    if (this.#told.fresh && game !== undefined) throw new Error('the new night was forgotten');
  }
}
