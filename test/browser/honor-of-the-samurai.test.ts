import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referee } from '../support/headless.ts';
import { MOTION } from '../support/sized.ts';
import { PATIENT, RealTable } from './real-table.ts';
import { readScores, readWinners } from './table-page.ts';

const NAMES = ['Anna', 'Béla', 'Cili', 'Dani'];
/** More than the focusable elements of setup. */
const MOST_TABS = 60;

let table: RealTable;

beforeAll(async () => {
  table = await RealTable.open({ reducedMotion: MOTION });
});
afterAll(() => table.close());

describe('four friends with real cards, the dealer at the keyboard', () => {
  it('take the game from the shelf, sit down, agree on a stake, and play Kings and Charges', async () => {
    const { dealer } = table;
    const offered = dealer.page.locator('[data-game=honor-of-the-samurai]');
    await offered.waitFor();
    while ((await offered.getAttribute('aria-checked')) !== 'true') await dealer.press('ArrowDown');
    await dealer.seat('cards', NAMES);
    await dealer.tabTo(/^.*House rules, seats/);
    await dealer.press('Enter');
    await dealer.page.getByLabel('What a head is worth').focus();
    await dealer.page.keyboard.type('20 Ft');
    await sayYes(/^Kings/);
    await sayYes(/^Charges/);
    await dealer.page.evaluate('document.activeElement.blur()');
    await dealer.press('Space');
    await table.shows('asking');
    await table.table.getByText('heads × 20 Ft').waitFor();
  });

  it('HS-2: declare their hands with a key each, and both screens say what each hand costs or gives', async () => {
    const { dealer } = table;
    await bothSay('Anna: any K, Q, J or Joker in hand?');
    await dealer.press('Space');
    await bothSay('Béla: any K, Q, J or Joker in hand?');
    await dealer.press('Digit2');
    await table.table.getByText('Béla: K, Q or J, a disgrace.').waitFor();
    await table.caughtUp();
    await dealer.press('Space');
    await bothSay('Cili: any K, Q, J or Joker in hand?');
    await dealer.press('Digit3');
    await table.table.getByText('Cili: a Joker, a disgrace for all others.').waitFor();
    await table.caughtUp();
    await dealer.press('Space');
    await expect.poll(() => disgracesOnMap(), PATIENT).toEqual(['1 of 3 disgraces', '2 of 3 disgraces', '1 of 3 disgraces']);
  });

  it('HS-4: the highest army takes every head, and one with a Joker has lost', async () => {
    const { dealer } = table;
    const before = dealer.keys;
    await bothSay('Anna: add a charge?');
    await dealer.press('Digit1', 'Digit0', 'Digit0', 'Digit0');
    await reveal(['AK98', 'KQ2', 'X34', 'J56']);
    await says('Anna', 'takes 4 heads', '42 against 25: the highest total takes every K, Q and J on the table.');
    await says('Cili', 'Lost to a Joker', 'An army with a Joker loses, whatever else it holds.');
    await table.presentationEnds();
    await table.showsScores(scores(4, 0, 0, 0));
    // A key for each card and each charge declared, and one for the count.
    expect(dealer.keys - before).toBe(4 + 1 + 13);
  });

  it('HS-5, HS-8: ten heads win, and a charge that loses costs a disgrace', async () => {
    const { dealer } = table;
    const before = dealer.keys;
    await dealer.press('Digit1', 'Digit1', 'Digit1', 'Digit1');
    await bothSay('Anna: add a charge?');
    await dealer.press('Digit0', 'Digit0', 'Digit0', 'Digit1');
    await reveal(['KKK', 'QQQ', 'A23', '4567']);
    await says('Anna', 'takes 6 heads', '36 against 33');
    await says('Dani', 'A disgrace', 'A charge was added, and the army still lost.');
    expect(dealer.keys - before).toBe(4 + 4 + 1 + 13);
    await table.presentationEnds();
    await table.shows('over');
    expect(await readWinners(table.table)).toEqual(['Anna']);
    expect(await readScores(table.dealer.page)).toEqual(scores(10, 0, 0, 0));
    await table.table.getByText('What the heads are worth: Anna 200 Ft.').waitFor();
  });

  it('HS-6: the winner is King of the next game, and the suit he forbids costs disgraces', async () => {
    const { dealer } = table;
    await dealer.press('Space');
    await bothSay('King Anna: which suit is illegal?');
    await dealer.press('KeyH');
    await table.table.getByText('hearts: illegal').waitFor();
    await bothSay('Anna: any K, Q, J or Joker in hand?');
    await dealer.press(...Array(4).fill('Digit1'), ...Array(4).fill('Digit0'));
    await reveal(['2H3C4D', '5D6D7S', '8C9HTC', '2S3D4C']);
    await says('Anna and Cili', 'A disgrace', 'An illegal card in the army: the King has forbidden hearts.');
    await table.presentationEnds();
    await expect.poll(() => disgracesOnMap(), PATIENT).toEqual(['1 of 3 disgraces', '1 of 3 disgraces']);
  });

  it('leave an intact record', async () => {
    const { exit, answer } = await referee(['verify', table.view.recordFile]);
    expect(answer).toMatchObject({ ok: true, games: 2, rounds: 3 });
    expect(exit).toBe(0);
  });
});

/** Types the count and each card: `AKT` by rank, `2H3C4D` where suits are asked for. Then all outcomes are presented. */
async function reveal(armies: readonly string[]): Promise<void> {
  const { dealer } = table;
  await bothSay('All armies');
  await dealer.press('Space');
  await table.countOut();
  await table.shows('asking');
  for (const [seat, army] of armies.entries()) {
    // From the second battle on the dealer types ahead of the screens.
    if (table.view.table.game?.round === 0) await bothSay(`${NAMES[seat] ?? ''}: the army`);
    await dealer.press(...[...army].map((sign) => (/\d/.test(sign) ? `Digit${sign}` : `Key${sign}`)));
  }
  await table.allPresented();
}

/** The dealer's screen lists every outcome; the table display presents them one after the other, for the ear too. */
async function says(who: string, what: string, why: string): Promise<void> {
  await table.dealer.page.getByText(`${who}: ${what}`).first().waitFor();
  await table.dealer.page.getByText(why).first().waitFor();
  await table.table.getByText(why).first().waitFor({ state: 'attached' });
}

async function bothSay(question: string): Promise<void> {
  for (const page of pages()) await page.getByText(question).first().waitFor();
}

function pages(): readonly Page[] {
  return [table.table, table.dealer.page];
}

/** Marks on the map, in seat order. */
function disgracesOnMap(): Promise<readonly (string | null)[]> {
  return table.table
    .locator('[data-part=map] [role=img][aria-label*=disgrace]')
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label')));
}

function scores(...points: readonly number[]) {
  return Object.fromEntries(NAMES.map((name, seat) => [name, { points: points[seat] ?? 0, open: 0 }]));
}

/** Moves by Tab to the house rule, and to its other answer by an arrow key. */
async function sayYes(rule: RegExp): Promise<void> {
  const { dealer } = table;
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    const legend = await dealer.page.evaluate(
      () => document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent ?? '',
    );
    if (rule.test(legend)) return dealer.press('ArrowRight');
    await dealer.press('Tab');
  }
  throw new Error(`no house rule is called ${String(rule)}`);
}
