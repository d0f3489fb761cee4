import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referee } from '../support/headless.ts';
import { MOTION } from '../support/sized.ts';
import { PATIENT, RealTable } from './real-table.ts';
import { readWinners } from './table-page.ts';

const NAMES = ['Anna', 'Béla', 'Cili', 'Dani', 'Edit', 'Feri'];
/** The top card first. A short game for six with wars, one within another, and a forfeit. */
const STACKS = [
  'KD KC QH AC KH AH JC AD QS',
  '5H 7S 8S 3H QD 8C TD 6C 4S',
  'QC 6H JS TH 2C 3S 4C 4D JD',
  'TC 5S 6S 4H 6D 2S KS 5C 2D',
  'TS 7H 7D AS 8D JH 2H 9H',
  '7C 5D 8H 9C 9S 3C 3D 9D',
].map((stack) => stack.split(' '));

/** As `referee play --reasons` reports it, with what was laid in each clash. */
interface Battle {
  readonly winner: number;
  readonly cards: number;
  readonly counts: readonly number[];
  readonly clashes: readonly { readonly laid: readonly (readonly string[])[] }[];
}

let table: RealTable;
let battles: readonly Battle[];

beforeAll(async () => {
  const { answer } = await referee(['play', '--reasons'], { rulebook: 'war', players: NAMES, stacks: STACKS });
  ({ battles } = answer as { battles: readonly Battle[] });
  table = await RealTable.open({ reducedMotion: MOTION });
});
afterAll(() => table.close());

describe('six friends with real cards, the dealer at the keyboard', () => {
  it('take the game from the shelf and sit down', async () => {
    const { dealer } = table;
    const offered = dealer.page.locator('[data-game=war]');
    await offered.waitFor();
    while ((await offered.getAttribute('aria-checked')) !== 'true') await dealer.press('ArrowDown');
    await dealer.seat('cards', NAMES);
    await dealer.press('Space');
    await table.shows('asking');
    expect(table.view.table.game?.seats.map(({ player }) => player.name)).toEqual(NAMES);
  });

  it('WR-2 to WR-7: play until one has all the cards, one key for each card that is turned up', async () => {
    for (const battle of battles) await play(battle);
    await table.shows('over');
    expect(await readWinners(table.table)).toEqual(['Anna']);
  });

  it('leave an intact record', async () => {
    const { exit, answer } = await referee(['verify', table.view.recordFile]);
    expect(answer).toMatchObject({ ok: true, games: 1, rounds: battles.length });
    expect(exit).toBe(0);
  });
});

/** Plays a battle with its wars as the dealer does, and checks what both screens say of it afterwards. */
async function play({ clashes, winner, cards, counts }: Battle): Promise<void> {
  const { dealer } = table;
  const flips = clashes.flatMap(({ laid }, war) => {
    return laid.flatMap((down, seat) => ({
      asks: `${war > 0 ? 'War! ' : ''}${NAMES[seat] ?? ''}’s card?`,
      card: down.at(-1) ?? '',
    }));
  });
  const turnedUp = flips.filter(({ card }) => card !== '');
  const before = dealer.keys;
  table.clock.hold();
  for (const [i, { asks, card }] of turnedUp.entries()) {
    await says(dealer.page, asks);
    if (i === 0) await says(table.table, asks);
    await dealer.press(keyOf(card));
  }
  expect(dealer.keys - before).toBe(turnedUp.length);
  await table.allPresented();
  const takes = `takes ${String(cards)} cards`;
  await expect.poll(() => table.table.locator('[data-part=told]').textContent(), PATIENT).toContain(takes);
  await says(dealer.page, `${NAMES[winner] ?? ''}: ${takes}`);
  await table.presentationEnds();
  await table.showsScores(Object.fromEntries(NAMES.map((name, seat) => [name, { points: counts[seat] ?? 0, open: 0 }])));
}

/** WR-2: Space for a card that is already known to lie there, else the key of its rank. */
function keyOf(card: string): string {
  const ask = table.view.table.game?.ask;
  const [rank = ''] = card;
  if (ask?.kind === 'card' && ask.expected !== undefined) {
    expect(ask.expected).toBe(`${rank}?`);
    return 'Space';
  }
  return /\d/.test(rank) ? `Digit${rank}` : `Key${rank}`;
}

async function says(page: Page, text: string): Promise<void> {
  await page.getByText(text).first().waitFor();
}
