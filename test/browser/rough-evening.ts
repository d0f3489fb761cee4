import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { seatsInGame } from '../../games/hungarian-war/rules/seats.ts';
import type { State } from '../../games/hungarian-war/rules/types.ts';
import type { PadFace } from '../../host/contract/pads.ts';
import type { PhoneView } from '../../host/contract/phones.ts';
import type { GameView } from '../../host/contract/view.ts';
import { freePort } from '../../host/web/testing/free-port.ts';
import phoneWords from '../../words/generated/phone.js';
import { sayIn } from '../../words/say.ts';
import { launchBrowser } from '../support/browser.ts';
import { startInBrowser } from '../support/start.ts';
import { PhoneEvening, Player } from './phone-evening.ts';
import { PATIENT } from './real-table.ts';

/** By seat; null for none. */
export type Pressed = readonly (PadFace | null)[];

/** An evening with phones on which things go wrong: its host may be killed and started again, at the same ports. */
export class RoughEvening extends PhoneEvening {
  /** By seat; undefined where no phone plays. */
  players: readonly (Player | undefined)[] = [];
  #browser: Browser | undefined;
  #options: readonly string[] = [];

  get browser(): Browser {
    return this.#browser ?? expect.fail('no browser yet');
  }

  get game(): GameView {
    return this.view.table.game ?? expect.fail('no game');
  }

  /** A host, with pads at these paths, a browser, and phones in it that have begun a game. */
  async begin(names: readonly string[], pads: readonly string[] = []): Promise<void> {
    this.#options = [
      ...pads.flatMap((path) => ['--port', path]),
      ...['--http-port', String(await freePort()), '--phone-port', String(await freePort())],
    ];
    await this.startHost();
    this.#browser = await launchBrowser();
    await this.do({ type: 'phones', on: true });
    await this.until(() => this.url !== '');
    const players = await Promise.all(names.map((name) => Player.at(this.browser, this.url, name)));
    for (const player of players) await player.join();
    this.players = players;
    await this.beginByPhone(...names);
    await this.do({ type: 'choices', choices: { ...this.view.standardChoices, count: 2, pace: 'quick' } });
  }

  /** The dealer gives a seat to whoever's phone that is. */
  async give(seat: number, name: string): Promise<void> {
    const phone = this.phone(name) ?? expect.fail(`${name} has not joined`);
    await this.do({ type: 'input', seat, input: { kind: 'pad', pad: phone.id } });
  }

  phone(name: string): PhoneView | undefined {
    return this.view.phones?.phones.find((phone) => phone.name === name);
  }

  async startHost(): Promise<void> {
    const { dealer } = await this.open((args) => startInBrowser([...args, ...this.#options]));
    await this.lookOn(dealer);
  }

  /** The players press what stands at their seat, unless they sit the round out. Returns what will open. */
  async choose(faces: Pressed): Promise<Pressed> {
    await this.untilPhase('choosing');
    const chosen: (PadFace | null)[] = [];
    for (const [seat, player] of this.players.entries()) {
      const face = faces[seat] ?? null;
      chosen[seat] = null;
      if (player === undefined) continue;
      if (face === null || !this.#isIn(seat)) continue;
      chosen[seat] = face;
      await player.page.locator('.buttons button:enabled').first().waitFor(PATIENT);
      await player.press(face);
    }
    await this.#untilAllReady(chosen);
    return chosen;
  }

  /** Whoever has pressed just before the phone heard of a new attempt sees that, and presses again. */
  async #untilAllReady(chosen: Pressed): Promise<void> {
    const ready = chosen.filter((face) => face !== null).length;
    const isReady = async (): Promise<boolean> => {
      if (this.course.phase === 'choosing' && this.course.ready === ready) return true;
      for (const [seat, face] of chosen.entries()) {
        const player = this.players[seat];
        if (face !== null && player !== undefined && (await player.says()) !== sayIn('en', phoneWords)('phone-now-sealed'))
          await player.press(face);
      }
      return false;
    };
    await expect.poll(isReady, { ...PATIENT, interval: 500 }).toBe(true);
  }

  /** Whether any of these seats sits this round out. The host is asked: a phone may still show the round before. */
  sitsOut(...seats: readonly number[]): boolean {
    return !seats.every((seat) => this.#isIn(seat));
  }

  async untilReady(ready: number): Promise<void> {
    await this.until(() => this.course.phase === 'choosing' && this.course.ready === ready);
  }

  /** From the seals, or an opening that goes on, to the next choice: what opens is what was pressed. */
  async playOut(chosen: Pressed): Promise<void> {
    if (this.course.phase === 'choosing') await this.step('count');
    await this.untilPhase('shown');
    expect(this.opened).toEqual(chosen);
    await this.step('skip');
    await this.untilPhase('choosing');
  }

  /** Counts, and waits until exactly these seats hold up the opening. */
  async countUntilStalled(...seats: readonly number[]): Promise<void> {
    await this.step('count');
    await this.untilStalled(...seats);
  }

  async untilStalled(...seats: readonly number[]): Promise<void> {
    await expect.poll(() => this.stalled, PATIENT).toEqual(seats);
  }

  /** The dealer types the face of a seat that holds up the opening, 0 for none. */
  byHand(seat: number, digit: number): Promise<void> {
    return this.do({ type: 'byHand', step: this.course.step, seat, digit });
  }

  get stalled(): readonly number[] {
    return this.course.phase === 'opening' ? this.course.stalled.map(({ seat }) => seat) : [];
  }

  #isIn(seat: number): boolean {
    return seatsInGame(this.game.state as State).includes(seat);
  }

  override async close(): Promise<void> {
    await this.#browser?.close();
    await super.close();
  }
}

/** Waits until this is the headline of a phone. */
export async function says({ page }: Pick<Player, 'page'>, title: string): Promise<void> {
  await expect.poll(() => page.locator('h1').textContent(), PATIENT).toBe(title);
}
