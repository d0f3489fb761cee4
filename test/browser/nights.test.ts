import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginCommand, bot } from '../../host/session/testing/memory-table.ts';
import { PATIENT, RealTable } from './real-table.ts';
import { deskSay } from '../../renderer/dealer/desk/desk-say.ts';

const say = deskSay('en');
/** A finger's width, px. */
const TOUCHABLE = 60;
/** The smallest screen. */
const SMALL = { width: 1024, height: 600 };
const exactly = (text: string) => new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`);

let table: RealTable;
let first: string;

beforeAll(async () => {
  table = await RealTable.open();
  await table.dealer.page.setViewportSize(SMALL);
});
afterAll(() => table.close());

const page = () => table.dealer.page;
const panel = () => page().getByRole('dialog');
const rowOf = (file: string) => page().locator(`[data-night="${file}"]`);

/** Moves the focus to the part of the panel that says this, by keys alone. */
async function pressOn(label: string): Promise<void> {
  await table.dealer.tabTo(exactly(label));
  await table.dealer.press('Enter');
}

type Box = Readonly<Record<'x' | 'width', number>>;

/** Whether a finger that does not move could touch both, however the panel scrolls. */
function overlap(one: Box, other: Box): boolean {
  return one.x + one.width > other.x && other.x + other.width > one.x;
}

/** Checks that everything in the panel that can be touched is large enough, and that nothing overflows. */
async function touchable(): Promise<void> {
  const sizes = await panel().evaluate((dialog) =>
    [...dialog.querySelectorAll<HTMLElement>('button, input')].map((control) => {
      const { width, height, left, right } = control.getBoundingClientRect();
      return { what: control.textContent || control.id, width, height, inside: left >= 0 && right <= window.innerWidth };
    }),
  );
  expect(sizes.filter(({ width, height, inside }) => width < TOUCHABLE || height < TOUCHABLE || !inside)).toEqual([]);
}

describe('nights at the dealer’s console, on the smallest screen', () => {
  it('prove the last round, once it has been shown, to anybody with a shell', async () => {
    await table.referee.command(beginCommand([bot, bot, bot], { house: { cards: 'dealt' } }));
    await table.shows('choosing');
    await table.dealer.press('F8');
    await pressOn(say('proof-open'));
    await panel().getByText(say('proof-none')).waitFor();
    await table.dealer.press('Escape');
    await expect.poll(() => table.course, PATIENT).toMatchObject({ phase: 'choosing', ready: 3 });
    await table.dealer.press('Space');
    await table.countOut();
    await table.allPresented();
    await table.presentationEnds();

    await table.dealer.press('F8');
    await pressOn(say('proof-open'));
    const { proof } = table.view;
    expect(proof?.seats).toHaveLength(3);
    for (const seat of proof?.seats ?? []) {
      await pressOn(say('proof-check', { name: proof?.players[seat.seat]?.name ?? '' }));
      const shown = page().locator(`[data-proof="${seat.seat}"]`);
      const line = (await shown.locator('.check').textContent()) ?? '';
      const printed = execFileSync('sh', ['-c', line], { encoding: 'utf8' });
      await shown.getByText(printed.slice(0, 32), { exact: true }).waitFor();
      await touchable();
    }
    const lines =
      (await panel()
        .getByText(/^sed -n/)
        .textContent()) ?? '';
    const [seals, faces] = execFileSync('sh', ['-c', lines], { encoding: 'utf8' }).trimEnd().split('\n');
    expect(JSON.parse(seals ?? '')).toMatchObject({ kind: 'commitments' });
    expect(JSON.parse(faces ?? '')).toMatchObject({ kind: 'step', command: { type: 'open' } });
  });

  it('can be opened from setup too, given a name, verified and exported, with keys alone', async () => {
    first = basename(table.view.recordFile);
    await table.dealer.press('F8');
    await pressOn(say('nights-begin'));
    await pressOn(deskSay('en')('console-sure'));
    await page().locator('[data-kit]').first().waitFor();
    // The new night is visible before the answer that closes the panel arrives.
    await panel().waitFor({ state: 'detached' });
    await table.dealer.press('F8');
    await pressOn(say('console-more'));
    await table.dealer.press('Tab');
    await page().keyboard.type('Tina’s 30th');
    await table.dealer.press('Enter');
    await rowOf(first).getByText('Tina’s 30th', { exact: false }).first().waitFor();
    await pressOn(say('nights-verify'));
    await panel()
      .getByText(say('nights-sound', { games: 1, rounds: 1, provenByPads: 0, provenByHost: 3 }))
      .waitFor();
    await pressOn(say('nights-export-text'));
    const path = join(table.nights, 'exports', first.replace('.jsonl', '.txt'));
    await panel()
      .getByText(say('nights-exported', { rounds: 1, path }))
      .waitFor();
    expect(readFileSync(path, 'utf8')).toMatch(/^Tina’s 30th\n/);
    await touchable();
  });

  it('are deleted with two buttons in two places, and a held key does not press both', async () => {
    const asked = page().getByRole('button', { name: say('nights-remove'), exact: true });
    await table.dealer.tabTo(exactly(say('nights-remove')));
    const before = await asked.boundingBox();
    await page().keyboard.down('Enter');
    for (let held = 0; held < 5; held += 1) await page().keyboard.down('Enter');
    await page().keyboard.up('Enter');
    await panel()
      .getByText(/^Delete “Tina’s 30th/)
      .waitFor();
    expect(existsSync(join(table.nights, first))).toBe(true);
    await touchable();
    const yes = await page()
      .getByRole('button', { name: say('nights-remove.yes') })
      .boundingBox();
    if (before === null || yes === null) throw new Error('a button is not on the page');
    expect(overlap(before, yes)).toBe(false);
    await pressOn(say('nights-remove.yes'));
    await panel()
      .getByText(join(table.nights, 'deleted', first), { exact: false })
      .first()
      .waitFor();
    expect(existsSync(join(table.nights, first))).toBe(false);
  });

  it('are restored, and opened again, by touch alone', async () => {
    await touchable();
    await page()
      .getByRole('button', { name: say('nights-restore') })
      .click();
    await rowOf(first).waitFor();
    await rowOf(first)
      .getByRole('button', { name: say('nights-open'), exact: true })
      .click();
    await table.shows('choosing');
    await panel().waitFor({ state: 'detached' });
    expect(table.view.table.night.name).toBe('Tina’s 30th');
    expect(table.view.table.game?.round).toBe(1);
    expect((await table.verdict()).faults).toEqual([]);
  });

  it('are printed as a keepsake: one page of paper, and nothing of the console on it', async () => {
    await page().evaluate(() => {
      window.addEventListener('beforeprint', () => {
        const shown = (part: string) => document.querySelector(part)?.checkVisibility() ?? false;
        const printed = {
          asked: matchMedia('print').matches,
          keepsake: shown('[data-part=keepsake]'),
          console: shown('.console'),
        };
        document.documentElement.dataset['printed'] = JSON.stringify(printed);
      });
    });
    await page().emulateMedia({ media: 'print' });
    const paper = await page().pdf({ preferCSSPageSize: true });
    await page().emulateMedia({ media: null });
    const printed = await page().evaluate(() => document.documentElement.dataset['printed'] ?? '');
    expect(JSON.parse(printed)).toEqual({ asked: true, keepsake: true, console: false });
    expect(paper.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    await page().locator('[data-part=keepsake]').waitFor({ state: 'detached' });
  });
});
