import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { State } from '../../games/hungarian-war/rules/types.ts';
import { presentationOf } from '../../games/hungarian-war/rules/judgement.ts';
import room from '../../words/generated/room.js';
import { sayIn } from '../../words/say.ts';
import { PATIENT, RealTable } from './real-table.ts';

const NAMES = ['Anna', 'Béla', 'Cili'];
/** Counts what a page plays; a string, because it runs in the page. */
const LISTENER = `
  window.struck = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...given) { window.struck += 1; return start.apply(this, given); };`;

let table: RealTable;

beforeAll(async () => {
  table = await RealTable.open({ beforePages: (context) => void context.addInitScript(LISTENER) });
});
afterAll(() => table.close());

const struck = (page: Page) => page.evaluate<number>('window.struck');
const announced = (page: Page) => page.locator('[data-part=announced] p').allTextContents();

/** Plays a round in which the centre is taken and two go for one side card. Returns how many outcomes were presented. */
async function playRound(): Promise<number> {
  await table.dealer.press('Space');
  await table.countOut();
  await table.shows('opening');
  for (const face of [5, 4, 6] as const) await table.dealer.typeDie(face);
  await table.shows('shown');
  const opening = (table.view.table.game?.state as State | undefined)?.opening;
  await table.allPresented();
  return opening === undefined ? 0 : presentationOf(opening.judgement).length;
}

describe('a table by ear', () => {
  it('waits until it may play sound, says so, and may after the first touch', async () => {
    const hint = table.table.locator('[data-part=hint]');
    await expect.poll(() => hint.textContent(), PATIENT).toBe(sayIn('en', room)('room-sound-waits'));
    await table.table.mouse.click(400, 400);
    await hint.waitFor({ state: 'detached' });
  });

  it('announces each outcome once on both screens, and plays', async () => {
    await table.dealer.seat('dice', NAMES);
    await table.dealer.press('Space');
    await table.shows('choosing');
    const outcomes = await playRound();
    expect(outcomes).toBeGreaterThan(1);
    for (const page of [table.table, table.dealer.page]) {
      await expect.poll(() => announced(page), PATIENT).toHaveLength(outcomes);
      expect(new Set(await announced(page)).size).toBe(outcomes);
    }
    await expect.poll(() => struck(table.table), PATIENT).toBeGreaterThan(outcomes);
    await table.presentationEnds();
  });

  it('is silent after M, and goes on in text', async () => {
    await table.dealer.press('m');
    await expect.poll(() => table.view.table.sound?.on, PATIENT).toBe(false);
    await table.caughtUp();
    await table.dealer.page.locator('[data-sound=off]').first().waitFor();
    const before = await Promise.all([table.table, table.dealer.page].map(struck));
    const lines = (await announced(table.table)).length;
    const outcomes = await playRound();
    await expect.poll(async () => (await announced(table.table)).length, PATIENT).toBe(lines + outcomes);
    expect(await Promise.all([table.table, table.dealer.page].map(struck))).toEqual(before);
    await table.dealer.press('m');
    await expect.poll(() => table.view.table.sound?.on, PATIENT).toBe(true);
  });
});
