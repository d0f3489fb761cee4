import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import phoneWords from '../../words/generated/phone.js';
import { sayIn } from '../../words/say.ts';
import { sized } from '../support/sized.ts';
import type { Player } from './phone-evening.ts';
import { RoughEvening, says, type Pressed } from './rough-evening.ts';

const say = sayIn('en', phoneWords);
/** Tests of the whole size: each fault once is a sample. */
const ofWhole = sized<(title: string, run: () => Promise<void>) => void>({ sample: () => undefined, whole: it });
/** Anna's phone is the one that fails. */
const [ANNA, CILI] = [0, 2];
const evening = new RoughEvening();
let anna: Player;
let wifi: Wifi;

/** What a phone's messages go through, until nothing does any more. */
class Wifi {
  silent = false;
  #newest: WebSocketRoute | undefined;

  static async of(page: Page): Promise<Wifi> {
    const wifi = new Wifi();
    await page.routeWebSocket('**/phone', (socket) => wifi.#carry(socket));
    await page.reload();
    return wifi;
  }

  /** The socket closes, as when a phone changes from one network to another. */
  async cut(): Promise<void> {
    await this.#newest?.close();
  }

  #carry(socket: WebSocketRoute): void {
    this.#newest = socket;
    const host = socket.connectToServer();
    socket.onMessage((message) => {
      if (!this.silent) host.send(message);
    });
    host.onMessage((message) => {
      if (!this.silent) socket.send(message);
    });
  }
}

beforeAll(async () => {
  await evening.begin(['Anna', 'Béla', 'Cili']);
  anna = evening.players[ANNA] ?? expect.fail('nobody came');
  wifi = await Wifi.of(anna.page);
});
afterAll(() => evening.close());

const FACES: Pressed = [2, 3, 4];

/** A round in which Anna plays, who may have to sit out the one before. */
async function allChoose(): Promise<Pressed> {
  const chosen = await evening.choose(FACES);
  if (chosen[ANNA] !== null) return chosen;
  await evening.playOut(chosen);
  return allChoose();
}

/** Nothing runs in Anna's page any more, as when the phone lies in a pocket. Returns what wakes it. */
async function sleep(): Promise<() => Promise<unknown>> {
  const devtools = await anna.page.context().newCDPSession(anna.page);
  await devtools.send('Debugger.enable');
  await devtools.send('Debugger.pause');
  return () => devtools.send('Debugger.disable');
}

const annaIs = (link: 'live' | 'lost') => evening.until(() => evening.phone('Anna')?.link === link);

describe('a choice that is sealed stands', () => {
  it('when its page is loaded again', async () => {
    const chosen = await allChoose();
    await anna.page.reload();
    await says(anna, say('phone-now-sealed'));
    await annaIs('live');
    await evening.playOut(chosen);
  });

  ofWhole('when its page sleeps and wakes', async () => {
    const chosen = await allChoose();
    const wake = await sleep();
    await annaIs('lost');
    await wake();
    await annaIs('live');
    await says(anna, say('phone-now-sealed'));
    await evening.playOut(chosen);
  });

  ofWhole('when its socket is cut', async () => {
    const chosen = await allChoose();
    await wifi.cut();
    await annaIs('live');
    await says(anna, say('phone-now-sealed'));
    await evening.playOut(chosen);
  });

  it('when its network is silent; a change of mind is kept, said not to be sent, and counts in the end', async () => {
    const chosen = await allChoose();
    wifi.silent = true;
    await says(anna, say('phone-lost-title'));
    await annaIs('lost');
    await anna.press(5);
    await anna.page.getByText(say('phone-lost-unsent')).waitFor();
    wifi.silent = false;
    await says(anna, say('phone-now-sealed'));
    await anna.page.getByText(say('phone-change')).waitFor();
    await evening.playOut(chosen.with(ANNA, 5));
  });
});

describe('an opening stalls by name, and goes on', () => {
  it('when a page sleeps through the count, is asked again, and wakes', async () => {
    const chosen = await allChoose();
    const wake = await sleep();
    await evening.countUntilStalled(ANNA);
    await evening.step('askAgain');
    await evening.untilStalled(ANNA);
    await wake();
    await evening.playOut(chosen);
  });

  ofWhole('when a network is silent, and its page is loaded again', async () => {
    const chosen = await allChoose();
    wifi.silent = true;
    await evening.countUntilStalled(ANNA);
    await says(anna, say('phone-lost-title'));
    wifi.silent = false;
    await anna.page.reload();
    await evening.playOut(chosen);
  });

  const WITH_A_FACE = ['by hand, with a face', 6, 6] as const;
  const WITHOUT_A_DIE = ['by hand, without a die', 0, null] as const;
  const WAYS_OUT = sized({ sample: [WITH_A_FACE], whole: [WITH_A_FACE, WITHOUT_A_DIE] as const });
  it.each(WAYS_OUT)('%s, while the phone is away', async (_way, digit, face) => {
    const chosen = await allChoose();
    wifi.silent = true;
    await evening.countUntilStalled(ANNA);
    await evening.byHand(ANNA, digit);
    wifi.silent = false;
    await evening.playOut(chosen.with(ANNA, face));
  });

  ofWhole('when it is called off, and everybody chooses again', async () => {
    await allChoose();
    wifi.silent = true;
    await evening.countUntilStalled(ANNA);
    await evening.step('callOff');
    await evening.untilReady(0);
    wifi.silent = false;
    await annaIs('live');
    await says(anna, say('phone-now-choose'));
    expect(await anna.page.locator('.hold').count()).toBe(0);
    await evening.playOut(await allChoose());
  });
});

describe('a second page of the same phone', () => {
  it('takes the seat over without the seal, and the first one says what to do', async () => {
    const chosen = await allChoose();
    const second = await anna.page.context().newPage();
    await second.goto(anna.page.url());
    await says(anna, say('phone-ended-replaced'));
    await anna.page.getByText(say('phone-ended-replaced.todo')).waitFor();
    await says({ page: second }, say('phone-now-choose'));
    await evening.untilReady(chosen.filter((face) => face !== null).length - 1);
    await anna.page.reload();
    await says({ page: second }, say('phone-ended-replaced'));
    await second.close();
    await evening.playOut(await evening.choose([1, 3, 4]));
  });

  ofWhole('in an opening: the seat stalls, since its choice is lost, and the dealer types it', async () => {
    while (evening.sitsOut(ANNA, CILI)) await evening.playOut(await evening.choose(FACES));
    const chosen = await evening.choose([2, 3, null]);
    await evening.countUntilStalled(CILI);
    const second = await anna.page.context().newPage();
    await second.goto(anna.page.url());
    await says({ page: second }, say('phone-now-wait'));
    await evening.byHand(CILI, 1);
    await evening.untilStalled(ANNA);
    await evening.byHand(ANNA, 6);
    await evening.playOut(chosen.with(ANNA, 6).with(CILI, 1));
    await second.close();
    await anna.page.reload();
  });
});
