import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import phoneWords from '../../words/generated/phone.js';
import { sayIn } from '../../words/say.ts';
import { PATIENT } from './real-table.ts';
import { sized } from '../support/sized.ts';
import { RoughEvening, says, type Pressed } from './rough-evening.ts';

const evening = new RoughEvening();

beforeAll(() => evening.begin(['Anna', 'Béla', 'Cili']));
afterAll(() => evening.close());

const phones = () => evening.players.filter((player) => player !== undefined);

async function restart(): Promise<void> {
  await evening.running.kill();
  for (const player of phones()) await says(player, sayIn('en', phoneWords)('phone-lost-title'));
  await evening.startHost();
  await evening.until(() => evening.view.phones?.phones.every(({ link }) => link === 'live') === true);
  for (const { page } of phones()) await page.locator('[data-part=lost]').waitFor({ state: 'detached', ...PATIENT });
}

describe('a host that is killed and started again', () => {
  const OLD: Pressed = [1, 2, 3];
  const NEW: Pressed = [6, 5, 4];

  const PLACES: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['while some have chosen', () => evening.choose([1, 2, null])],
    [
      'during the count',
      async () => {
        await evening.choose(OLD);
        await evening.step('count');
        await evening.untilPhase('counting');
      },
    ],
    [
      'when the choices have closed',
      async () => {
        await evening.choose(OLD);
        await evening.step('count');
        await evening.untilPhase('closed', 'opening', 'shown');
      },
    ],
    [
      'in a stalled opening',
      async () => {
        await evening.choose([1, 2, null]);
        await evening.step('count');
        await evening.until(() => evening.stalled.length > 0);
      },
    ],
  ];

  it.each(sized({ sample: PLACES.slice(0, 2), whole: PLACES }))(
    '%s: phones come back, nothing of the old choice is left, and the round is played',
    async (_place, goThere) => {
      const { round } = evening.game;
      await goThere();
      await restart();
      // Until the page has the new host's view, it shows the old one's.
      await evening.until(() => evening.course.phase === 'choosing' && evening.course.calledOff !== undefined);
      expect(evening.game.round).toBe(round);
      expect(evening.course).toMatchObject({ phase: 'choosing', ready: 0, calledOff: { why: 'restart' } });
      for (const player of phones()) {
        await says(player, sayIn('en', phoneWords)('phone-now-choose'));
        expect(await player.page.locator('.hold').count()).toBe(0);
      }
      await evening.playOut(await evening.choose(NEW));
    },
  );

  it('when the faces are shown: the round counts, and the next one is chosen', async () => {
    const chosen = await evening.choose(OLD);
    await evening.step('count');
    await evening.untilPhase('shown');
    expect(evening.opened).toEqual(chosen);
    const { round } = evening.game;
    await restart();
    expect(evening.game.round).toBe(round);
    await evening.playOut(await evening.choose(NEW));
  });
});
