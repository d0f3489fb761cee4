import { seededRandom, type Random } from '../../rulebook/random.ts';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import type { State } from '../../games/hungarian-war/rules/types.ts';
import type { Course, Stall } from '../../host/contract/view.ts';
import { PhoneTable } from '../../host/phones/testing/phone-table.ts';
import { beginCommand, pad } from '../../host/session/testing/memory-table.ts';
import { Violation } from '../serial/fire/violation.ts';
import { FaultyWifi } from '../support/faulty-wifi.ts';
import type { Campaign } from './campaign.ts';
import { RoamingPhone } from './roaming-phone.ts';

const PHONES = ['Anna', 'Béla', 'Cili', 'Dani'] as const;
const STEP_MS = 50;
/** Steps in a minute. */
const MOST_STEPS = 1_200;
/** How often the dealer asks again, and for how many times 300 ms everybody is waited for. */
const MOST_TRIES = 5;
const MOST_WAITS = 60;
/** Of all that a bad evening does to the network. */
const BAD = { jitterMs: 200, lost: 50 } as const;

function courseOf(table: PhoneTable): Course {
  const { game } = table.table;
  if (game === undefined) throw new Violation('the game has gone');
  return game.course;
}

type Ended = 'shown' | `stalled: ${Stall['why']}`;

/** One table at which everybody plays by phone, over a network that gets worse. */
class Evening {
  readonly #table: PhoneTable;
  readonly #wifi: FaultyWifi;
  readonly #phones: readonly RoamingPhone[];
  readonly #random: Random;

  private constructor(table: PhoneTable, wifi: FaultyWifi, phones: readonly RoamingPhone[], random: Random) {
    [this.#table, this.#wifi, this.#phones, this.#random] = [table, wifi, phones, random];
  }

  static async open(random: Random): Promise<Evening> {
    const table = await PhoneTable.open(undefined, 0);
    await table.do({ type: 'phones', on: true });
    const wifi = await FaultyWifi.open(table.url, table.clock, random);
    const url = wifi.through(table.url);
    const phones: RoamingPhone[] = [];
    for (const name of PHONES)
      phones.push(
        new RoamingPhone(await table.joined(name, 'en', url), { clock: table.clock, url, phase: () => courseOf(table).phase }),
      );
    await table.do({ type: 'joining', joining: 'closed' });
    const evening = new Evening(table, wifi, phones, random);
    await evening.#begin();
    wifi.faults = BAD;
    return evening;
  }

  /** One round, from choosing to its faces, or to a seat that is named and stays away. */
  async round(): Promise<Ended> {
    await this.#choose();
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      await this.#pass(() => this.#course.phase === 'shown' || this.#stalled.length > 0, 'opened, or stalled by name');
      if (this.#course.phase === 'shown') return this.#shown();
      await this.#table.step('askAgain');
      await this.#wait(1_000);
    }
    if (this.#course.phase === 'shown') return this.#shown();
    const [why = 'no answer'] = this.#stalled.map((stall) => stall.why);
    await this.#table.step('callOff');
    return `stalled: ${why}`;
  }

  async end(): Promise<void> {
    for (const phone of this.#phones) phone.leave();
    await this.#wifi.close();
    await this.#table.end();
  }

  get #course(): Course {
    return courseOf(this.#table);
  }

  get #stalled(): readonly Stall[] {
    return this.#course.phase === 'opening' ? this.#course.stalled : [];
  }

  async #begin(): Promise<void> {
    await this.#table.do(beginCommand(this.#phones.map(({ id }) => pad(id))));
  }

  /** Everybody presses, some change their mind, now and then the network breaks; then the dealer counts. */
  async #choose(): Promise<void> {
    await this.#pass(() => this.#course.phase === 'choosing' || this.#course.phase === 'over', 'choosing again');
    if (this.#course.phase === 'over') await this.#begin();
    for (const phone of this.#phones) phone.closedWith = undefined;
    const ready = () => this.#course.phase === 'choosing' && this.#course.ready === this.#course.of;
    for (let n = 0; n < MOST_WAITS && !ready(); n += 1) {
      for (const phone of this.#phones) if (this.#random(3) === 0) phone.press(this.#face());
      if (this.#random(40) === 0) this.#wifi.cut();
      await this.#wait(300);
    }
    await this.#table.step('count');
    for (let n = 0; n < 10; n += 1) {
      const phone = this.#phones[this.#random(2 * this.#phones.length)];
      phone?.press(this.#face());
      if (this.#random(60) === 0) this.#wifi.cut();
      await this.#wait(300);
    }
  }

  #shown(): 'shown' {
    const { opening } = (this.#table.table.game?.state ?? {}) as Partial<State>;
    for (const [seat, phone] of this.#phones.entries()) {
      const face = opening?.faces[seat] ?? undefined;
      if (face !== phone.closedWith && face !== undefined)
        throw new Violation(`seat ${seat} opened ${face}, but its phone closed with ${phone.closedWith ?? 'nothing'}`);
    }
    return 'shown';
  }

  #face(): Face {
    return (this.#random(6) + 1) as Face;
  }

  async #wait(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += STEP_MS) {
      await this.#table.clock.pass(STEP_MS);
      for (const phone of this.#phones) phone.look();
    }
  }

  async #pass(holds: () => boolean, what: string): Promise<void> {
    for (let n = 0; !holds(); n += 1) {
      if (n === MOST_STEPS) throw new Violation(`not ${what} in a minute; the round is ${this.#course.phase}`);
      await this.#wait(STEP_MS);
    }
  }
}

/** Rounds by phones over a network that delays, reorders, loses and breaks. Fails at the first wrong, late or early face. */
export const PHONES_ON_BAD_WIFI: Campaign = {
  name: 'phones',
  unit: 'rounds',
  size: 500,
  async run({ seed, size, say }) {
    const random = seededRandom(seed);
    const figures: Partial<Record<Ended, number>> = {};
    const evening = await Evening.open(random);
    try {
      for (let round = 1; round <= size; round += 1) {
        const ended = await evening.round();
        figures[ended] = (figures[ended] ?? 0) + 1;
        if (round % 50 === 0) say(`${round} rounds: ${JSON.stringify(figures)}`);
      }
    } finally {
      await evening.end();
    }
    return figures;
  },
};
