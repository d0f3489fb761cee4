import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom, type Random } from '../../../rulebook/random.ts';
import { freePort } from '../../../host/web/testing/free-port.ts';
import { Gone } from '../../record/host-process.ts';
import { ReportedNights } from '../../record/reported-nights.ts';
import { Violation } from '../../serial/fire/violation.ts';
import type { Figures } from '../campaign.ts';
import type { AttackersStart, FromAttackers, ToAttackers } from './attackers-program.ts';
import { HonestTable } from './honest-table.ts';
import { isLitter } from './litter.ts';
import { MdnsNeighbour } from './mdns.ts';
import { HOST_ADDRESS, Networks } from './network.ts';
import { People, wait } from './people.ts';
import { Troubles } from './troubles.ts';
import { DisturbedHost } from './disturbed-host.ts';

export interface EveningStart {
  readonly seed: number;
  readonly minutes: number;
  /** Whether this process has networks of its own, which nobody else is in. */
  readonly own: boolean;
}

/** No round takes longer, whatever is done to the table, ms. */
const LONGEST_ROUND_MS = 240_000;
const MINUTE_MS = 60_000;

/** The real host, honest people at it, and everything else at once. Rejects at the first thing that must never happen. */
export async function playEvening({ seed, minutes, own }: EveningStart, say: (line: string) => void): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'guests-'));
  const random = seededRandom(seed);
  const networks = own ? new Networks() : undefined;
  const address = own ? HOST_ADDRESS : '127.0.0.1';
  const people = await People.come(folder);
  const ports = { console: await freePort(), phones: await freePort(), room: await freePort() };
  const host = new DisturbedHost(folder, [
    ...['--http-port', String(ports.console), '--phone-port', String(ports.phones), '--lan', '--lan-port', String(ports.room)],
    ...(own ? [] : ['--lan-address', address]),
    ...people.ports,
  ]);
  const phones = `http://${address}:${ports.phones}`;
  let attackers: ChildProcess | undefined;
  let attacks: FromAttackers = {};
  try {
    await host.now.open();
    await host.now.ask({ type: 'phones', on: true });
    const code = await host.now.until('a code', () => host.now.view.phones?.addresses[0]?.url.split('#')[1]);
    await people.join(`${phones}/#${code}`, random);
    await host.now.ask({ type: 'joining', joining: 'closed' });
    attackers = attack({
      seed,
      phones,
      doors: [
        { host: address, port: ports.phones },
        { host: address, port: ports.room },
        { host: '127.0.0.1', port: ports.console },
      ],
      from: networks?.addresses ?? Array.from({ length: 40 }, (_, n) => `127.0.1.${n + 1}`),
      names: people.names,
      mdns: own,
    });
    attackers.on('message', (made: FromAttackers) => (attacks = made));
    // Once something has gone wrong they are gone, and nothing may hide what it was.
    const shown = (told: string) => void attackers?.send({ code: told } satisfies ToAttackers, () => undefined);
    const neighbour = own ? await MdnsNeighbour.open(HOST_ADDRESS) : undefined;
    const told = new ReportedNights(host.nights, isLitter);
    const evening = new Evening(host, people, new HonestTable(seededRandom(seed + 1), told, people.devices), told);
    const troubles = new Troubles({ random: seededRandom(seed + 2), host, people, phones, networks, neighbour, shown });
    await evening.play(minutes * MINUTE_MS, troubles, seededRandom(seed + 3), say);
    attackers.kill('SIGKILL');
    return { ...evening.figures, ...troubles.counts, ...named('attacks: ', attacks), ...host.figures };
  } finally {
    attackers?.kill('SIGKILL');
    await people.leave();
    await host.kill();
    rmSync(folder, { recursive: true });
  }
}

function attack(start: AttackersStart): ChildProcess {
  const program = join(import.meta.dirname, 'attackers-program.ts');
  return fork(program, [JSON.stringify(start)], { execArgv: ['--import', 'tsx'] });
}

/** Rounds on one side, and on the other all that happens meanwhile. */
class Evening {
  readonly #host: DisturbedHost;
  readonly #people: People;
  readonly #table: HonestTable;
  readonly #told: ReportedNights;
  #foundInAllTheSame = 0;
  #over = false;

  constructor(host: DisturbedHost, people: People, table: HonestTable, told: ReportedNights) {
    [this.#host, this.#people, this.#table, this.#told] = [host, people, table, told];
  }

  get figures(): Figures {
    return {
      ...this.#table.figures,
      'nights, verified': this.#told.nights.length,
      'in the record, unanswered': this.#foundInAllTheSame,
    };
  }

  async play(ms: number, troubles: Troubles, random: Random, say: (line: string) => void): Promise<void> {
    const until = performance.now() + ms;
    const beside = troubles.all.map(async ({ between: [least, most], run }) => {
      for (;;) {
        for (let left = least * 1_000 + random((most - least) * 1_000); left > 0; left -= 500) {
          if (this.#over) return;
          await wait(500);
        }
        await this.#unlessGone(run);
      }
    });
    const failed = Promise.all(beside);
    let wrong: unknown;
    failed.catch((error: unknown) => (wrong = error));
    try {
      let said = performance.now();
      while (performance.now() < until) {
        await this.#nextRound();
        if (wrong !== undefined) throw wrong;
        if (performance.now() - said < MINUTE_MS) continue;
        said = performance.now();
        say(JSON.stringify({ ...this.#table.figures, ...this.#host.figures }));
      }
    } finally {
      this.#over = true;
    }
    await failed;
    await this.#nextRound();
    await this.#judge();
  }

  /** One round is played, however often it has to be begun again. */
  async #nextRound(): Promise<void> {
    const { rounds } = this.#table.figures;
    const began = performance.now();
    while (this.#table.figures.rounds === rounds) {
      if (this.#host.wasRestarted) await this.#takenUp();
      this.#host.check();
      this.#people.check();
      if (performance.now() - began > LONGEST_ROUND_MS)
        throw new Violation(`no round in ${LONGEST_ROUND_MS / 1_000} s: ${this.#situation}`);
      await this.#unlessGone(() => this.#table.goOn(this.#host.now));
    }
  }

  /** Printed with a violation, to find its cause. */
  get #situation(): string {
    const { table, phones } = this.#host.now.view;
    const pads = this.#people.devices.map(({ id, pad }) => ({ id, state: pad?.state, light: pad?.light }));
    return `${JSON.stringify({ figures: this.#table.figures, course: table.game?.course, phones, pads })}\n${this.#host.now.said}`;
  }

  /** What was answered before a restart is in the record. */
  async #takenUp(): Promise<void> {
    await this.#host.isBack();
    if (await this.#told.compare()) this.#foundInAllTheSame += 1;
  }

  async #unlessGone(run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof Gone)) throw error;
      this.#host.check();
      await this.#host.isBack();
    }
  }

  async #judge(): Promise<void> {
    await this.#host.end();
    await this.#told.compare();
    await this.#told.audit();
  }
}

function named(prefix: string, counts: Readonly<Record<string, number>>): Figures {
  return Object.fromEntries(Object.entries(counts).map(([what, n]) => [`${prefix}${what}`, n]));
}
