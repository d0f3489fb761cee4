import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import phoneWords from '../../words/generated/phone.js';
import { sayIn } from '../../words/say.ts';
import { Player } from './phone-evening.ts';
import { RoughEvening, says, type Pressed } from './rough-evening.ts';

const [ANNA, BELA] = [0, 1];
const FACES: Pressed = [2, 3, 4];
const evening = new RoughEvening();
let anna: Player;
let bela: Player;

beforeAll(async () => {
  await evening.begin(['Anna', 'Béla', 'Cili']);
  anna = evening.players[ANNA] ?? expect.fail('Anna has not come');
  bela = evening.players[BELA] ?? expect.fail('Béla has not come');
});
afterAll(() => evening.close());

async function untilPlays(...seats: readonly number[]): Promise<void> {
  while (evening.sitsOut(...seats)) await evening.playOut(await evening.choose(FACES));
}

async function newcomer(name: string): Promise<Player> {
  await evening.do({ type: 'joining', joining: 'open' });
  await evening.until(() => evening.url !== '');
  return Player.at(evening.browser, evening.url, name);
}

async function askToJoin({ page }: Player, name: string): Promise<void> {
  await page.getByRole('textbox').fill(name);
  await page.getByRole('textbox').press('Enter');
}

describe('a seat in the middle of a game', () => {
  it('goes from a phone that has chosen to a die: the phone has no buttons any more, and the die is typed', async () => {
    await untilPlays(ANNA);
    const chosen = await evening.choose(FACES);
    const { ready } = evening.course.phase === 'choosing' ? evening.course : expect.fail('not choosing');
    await evening.do({ type: 'input', seat: ANNA, input: { kind: 'die' } });
    await evening.untilReady(ready - 1);
    await anna.page.locator('.buttons').waitFor({ state: 'detached' });
    evening.players = evening.players.with(ANNA, undefined);
    await evening.step('count');
    await evening.until(() => evening.course.phase === 'opening' && evening.course.toType.includes(ANNA));
    await evening.do({ type: 'type', step: evening.course.step, seat: ANNA, digit: 6 });
    await evening.playOut(chosen.with(ANNA, 6));
  });

  it('goes to a phone that joins now, under a name of its own', async () => {
    const dora = await newcomer('anna');
    await askToJoin(dora, 'anna');
    await dora.page.getByText(sayIn('en', phoneWords)('phone-refused-name-taken')).waitFor();
    await askToJoin(dora, 'Dora');
    await says(dora, sayIn('en', phoneWords)('phone-joined'));
    await evening.give(ANNA, 'Dora');
    evening.players = evening.players.with(ANNA, dora);
    await untilPlays(ANNA);
    await anna.page.getByText(sayIn('en', phoneWords)('phone-elsewhere')).waitFor();
    await evening.playOut(await evening.choose(FACES));
    expect(await anna.page.locator('.buttons').count()).toBe(0);
  });

  it('whose phone the dealer removes stalls by name; its owner scans the code, and has it again', async () => {
    await untilPlays(BELA);
    const chosen = await evening.choose(FACES);
    await evening.do({ type: 'unbindPhone', phone: evening.phone('Béla')?.id });
    await says(bela, sayIn('en', phoneWords)('phone-ended-unknown'));
    await bela.page.getByText(sayIn('en', phoneWords)('phone-ended-unknown.todo')).waitFor();
    await evening.countUntilStalled(BELA);
    await evening.byHand(BELA, 1);
    evening.players = evening.players.with(BELA, undefined);
    await evening.playOut(chosen.with(BELA, 1));
    await bela.page.goto(evening.url);
    await askToJoin(bela, 'Béla');
    await evening.until(() => evening.phone('Béla')?.link === 'live');
    await evening.give(BELA, 'Béla');
    evening.players = evening.players.with(BELA, bela);
    await untilPlays(BELA);
    await evening.playOut(await evening.choose(FACES));
  });
});
