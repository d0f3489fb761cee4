import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Dealer } from '../browser/dealer.ts';
import { mapPresented, readMap, readScores, scoresOf } from '../browser/table-page.ts';
import { electronHere } from '../support/electron.ts';
import { openFreshShell, plugScreen, type FreshShell, type Shell } from '../support/shell.ts';
import { PhysicalTable, rankKey } from '../support/physical-table.ts';

const NAMES = ['Anna', 'Béla', 'Cili'];
const PATIENT = { timeout: 60_000 };
const here = electronHere();

describe.skipIf('missing' in here)('three friends with real dice at the desktop shell', () => {
  // With this shuffle and these choices two cards are taken in the first round.
  const cards = new PhysicalTable(NAMES, 11);
  let at: FreshShell;
  let shell: Shell;
  let dealer: Dealer;

  beforeAll(async () => {
    if ('missing' in here) return;
    at = await openFreshShell(here.executable);
    ({ shell } = at);
    dealer = new Dealer(shell.dealer.page);
  });

  afterAll(async () => {
    if (!('missing' in here)) await at.close();
  });

  const shows = (phase: string) =>
    Promise.all(
      [shell.dealer, shell.table].map(({ page }) =>
        page.locator(`[data-phase=${phase}]`).waitFor({ state: 'attached', ...PATIENT }),
      ),
    );

  it('are seated with keys alone, on the only screen', async () => {
    await dealer.seat('dice', NAMES);
    await dealer.press('Space');
    await shows('choosing');
  });

  it('switch between the table and the dealer’s desk in the console’s window with one key', async () => {
    // The desk has a small map of its own.
    const map = shell.dealer.page.locator('.one [data-part=map]');
    await map.waitFor(PATIENT);
    await dealer.press('F2');
    await map.waitFor({ state: 'detached', ...PATIENT });
    await dealer.press('F2');
    await map.waitFor(PATIENT);
  });

  it('play a round: Space, a digit for each die, a key for each card taken', async () => {
    await plugScreen(shell, true);
    const faces = cards.choose();
    const round = cards.open(faces);
    await dealer.press('Space');
    await shows('opening');
    for (const seat of [1, 2, 0]) await dealer.press(`Digit${String(faces[seat])}`);
    await shows('shown');
    await expect.poll(() => readMap(shell.table.page), PATIENT).toEqual(mapPresented(round, NAMES));
    await shows('choosing');
    expect(round.taken).toHaveLength(2);
    for (const card of round.taken) await dealer.nameRank(rankKey(card));
    for (const { page } of [shell.dealer, shell.table]) {
      await expect.poll(() => readScores(page), PATIENT).toEqual(scoresOf(round, NAMES));
    }
    expect(shell.complaints).toEqual([]);
  });
});
