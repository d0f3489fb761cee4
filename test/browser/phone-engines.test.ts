import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../rulebook/random.ts';
import { systemClock } from '../../host/clock/clock.ts';
import type { PadFace } from '../../host/contract/pads.ts';
import { FakePhone } from '../../host/phones/testing/fake-phone.ts';
import { ENGINES, type EnginePage } from '../support/engines.ts';
import { sized } from '../support/sized.ts';
import { startInBrowser } from '../support/start.ts';
import { FACES, PhoneEvening } from './phone-evening.ts';

/** What the deck is counted to after the first round, so that the game ends; undefined: a whole deck. */
const DECK_LEFT = sized<number | undefined>({ sample: 2, whole: undefined });

/** The page of a phone in any engine, moved by a finger and read by scripts. */
class EnginePlayer {
  readonly #page: EnginePage;

  constructor(page: EnginePage) {
    this.#page = page;
  }

  async tap(selector: string, at = 0): Promise<void> {
    const middle = `const { x, y, width, height } = found.getBoundingClientRect(); return [x + width / 2, y + height / 2];`;
    const find = `const found = document.querySelectorAll('${selector}')[${at}]; if (!found) return null;`;
    await expect.poll(() => this.#page.run(`${find} return true;`), { timeout: 20_000 }).toBe(true);
    const [x = 0, y = 0] = await this.#page.run<readonly number[]>(`${find} ${middle}`);
    await this.#page.touch(x, y);
  }

  async join(name: string): Promise<void> {
    // The page draws once its words are loaded.
    await expect.poll(() => this.has('input'), { timeout: 20_000 }).toBe(true);
    const typed = `field.value = '${name}'; field.dispatchEvent(new Event('input', { bubbles: true }));`;
    await this.#page.run(`const field = document.querySelector('input'); ${typed} field.form.requestSubmit(); return null;`);
  }

  press(face: PadFace): Promise<void> {
    return this.tap('.buttons button:enabled', FACES.indexOf(face));
  }

  looks(): Promise<string> {
    return this.#page.run('return document.body.innerHTML;');
  }

  has(selector: string): Promise<boolean> {
    return this.#page.run(`return document.querySelector('${selector}') !== null;`);
  }

  reload(): Promise<void> {
    return this.#page.reload();
  }
}

describe.each(Object.entries(ENGINES))('a phone with %s', (_name, open) => {
  it.skipIf(open === undefined)('joins, chooses unseen, outlives a reload, and plays a whole game', async () => {
    if (open === undefined) return;
    const random = seededRandom(5);
    const evening = new PhoneEvening();
    const engine = await open();
    try {
      const { dealer } = await evening.open(startInBrowser);
      await evening.lookOn(dealer);
      await evening.do({ type: 'phones', on: true });
      await evening.until(() => evening.url !== '');
      const player = new EnginePlayer(await engine.open(evening.url));
      await player.join('Anna');
      const other = FakePhone.joining(evening.url, systemClock);
      await evening.until(() => other.endpoint !== undefined);
      other.say({ type: 'join', name: 'Béla', language: 'hu' });
      await evening.until(() => evening.view.phones?.phones.length === 2 && evening.view.phones.phones.every(isLive));
      await evening.do({ type: 'joining', joining: 'seating' });
      await player.tap('button.tap');
      await evening.until(() => evening.view.phones?.phones.some(({ place }) => place === 0) === true);
      await evening.beginByPhone('Anna', 'Béla');

      const looks = new Set<string>();
      for (const face of FACES) {
        await player.press(face);
        await expect.poll(() => player.has('.hold')).toBe(true);
        looks.add(await player.looks());
      }
      expect(looks.size).toBe(1);
      await player.reload();

      for (let rounds = 0; evening.course.phase !== 'over'; rounds += 1) {
        // The seal of before the reload stands.
        const mine = rounds === 0 ? 3 : ((random(6) + 1) as PadFace);
        const theirs = (random(6) + 1) as PadFace;
        const faces = [evening.chooses('Anna') ? mine : null, evening.chooses('Béla') ? theirs : null];
        if (rounds > 0 && evening.chooses('Anna')) await player.press(mine);
        other.pad?.press(theirs);
        await evening.until(() => evening.course.phase === 'choosing' && evening.course.ready === evening.course.of);
        await evening.step('count');
        await evening.untilPhase('shown');
        expect(evening.opened).toEqual(faces);
        await expect.poll(() => player.has('.fingerprint'), { timeout: 20_000 }).toBe(true);
        await evening.step('skip');
        await evening.untilPhase('choosing', 'over');
        if (rounds === 0 && DECK_LEFT !== undefined) await evening.countDeck(DECK_LEFT);
      }
      await expect.poll(() => player.has('.buttons')).toBe(false);
    } finally {
      await engine.close();
      await evening.close();
    }
  });
});

function isLive({ link }: { readonly link: string }): boolean {
  return link === 'live';
}
