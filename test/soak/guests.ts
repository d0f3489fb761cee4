import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildStale } from '../../app/cli/build.ts';
import { seededRandom, type Random } from '../../rulebook/random.ts';
import { freePort } from '../../host/web/testing/free-port.ts';
import { Gone } from '../record/host-process.ts';
import { ReportedNights } from '../record/reported-nights.ts';
import { Violation } from '../serial/fire/violation.ts';
import { bundlePrograms } from '../support/built.ts';
import { Child } from '../support/child.ts';
import type { Campaign, Figures } from './campaign.ts';
import type { AttackersProgram, AttackersStart } from './guests/attackers-program.ts';
import { DisturbedHost } from './guests/disturbed-host.ts';
import { HonestTable } from './guests/honest-table.ts';
import { isLitter } from './guests/litter.ts';
import { People } from './guests/people.ts';
import { Troubles } from './guests/troubles.ts';

const ROOT = join(import.meta.dirname, '../..');
const HERE = '127.0.0.1';
/** Where guests come from. */
const ELSEWHERE = Array.from({ length: 40 }, (_, n) => `127.0.1.${n + 1}`);
/** No round takes longer, whatever is done to the table, ms. */
const LONGEST_ROUND_MS = 240_000;
const MINUTE_MS = 60_000;

/** A table at which people play, while guests, neighbours, files and clocks do all that they can to it. */
export const GUESTS: Campaign = {
  name: 'guests',
  unit: 'minutes played',
  size: 60,
  async run({ seed, size, say }) {
    await buildStale(ROOT, ['renderer']);
    await bundlePrograms();
    const folder = mkdtempSync(join(tmpdir(), 'guests-'));
    const random = seededRandom(seed);
    const people = await People.come(folder);
    const [console, phones, room] = [await freePort(), await freePort(), await freePort()];
    const host = new DisturbedHost(folder, [
      ...['--http-port', String(console), '--phone-port', String(phones), '--lan', '--lan-port', String(room)],
      ...['--lan-address', HERE, ...people.ports],
    ]);
    const door = `http://${HERE}:${phones}`;
    let attackers: Child<AttackersProgram> | undefined;
    try {
      await host.now.open();
      await host.now.ask({ type: 'phones', on: true });
      const code = await host.now.until('a code', () => host.now.view.phones?.addresses[0]?.url.split('#')[1]);
      await people.join(`${door}/#${code}`, random);
      await host.now.ask({ type: 'joining', joining: 'closed' });
      const doors = [console, phones, room].map((port) => ({ host: HERE, port }));
      const start: AttackersStart = { seed, phones: door, doors, from: ELSEWHERE, names: people.names };
      const strangers = new Child<AttackersProgram>(join(import.meta.dirname, 'guests/attackers-program.ts'), start);
      attackers = strangers;
      const shown = (told: string) => void strangers.ask('shown', told).catch(() => undefined);
      const told = new ReportedNights(host.nights, isLitter);
      const evening = new Evening(host, people, new HonestTable(seededRandom(seed + 1), told, people.devices), told);
      const troubles = new Troubles({ random: seededRandom(seed + 2), host, people, phones: door, shown });
      await evening.play(size * MINUTE_MS, troubles, seededRandom(seed + 3), say);
      const attacks = Object.entries(await strangers.ask('made')).map(([what, n]) => [`attacks: ${what}`, n]);
      return { ...evening.figures, ...troubles.counts, ...Object.fromEntries(attacks), ...host.figures };
    } finally {
      await attackers?.kill();
      await people.leave();
      await host.kill();
      rmSync(folder, { recursive: true });
    }
  },
};

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
