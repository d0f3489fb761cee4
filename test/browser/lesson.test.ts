import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lesson } from '../../games/hungarian-war/rules/lesson/lesson.ts';
import type { State } from '../../games/hungarian-war/rules/types.ts';
import { deskSay } from '../../renderer/dealer/desk/desk-say.ts';
import { MOTION } from '../support/sized.ts';
import { PATIENT, RealTable } from './real-table.ts';

const NAMES = ['Anna', 'Béla', 'Cili', 'Dani', 'Edit', 'Feri', 'Gizi', 'Huba'];

let table: RealTable;

beforeAll(async () => {
  table = await RealTable.open({ reducedMotion: MOTION });
});
afterAll(() => table.close());

describe('eight newcomers with cards and dice', () => {
  it('are offered a lesson from the first question of setup on', async () => {
    await table.dealer.page.locator('[data-kit]').first().waitFor();
    await table.dealer.page.locator('[data-offer=lesson]').click();
    await table.dealer.seat('dice', NAMES);
    await table.dealer.press('Space');
    await table.shows('choosing');
    await expect.poll(progress, PATIENT).toBe('0 of 12');
  });

  it('may press something else, which counts and is explained', async () => {
    // Anna was to take the card between her and Béla: she blocks it.
    await play(['2']);
    await expect.poll(() => table.table.locator('[data-part=rule]').textContent(), PATIENT).not.toBe('');
    await goOn();
    expect(table.view.table.game?.lesson?.met).toContain('lone blocker');
  });

  it('stop the lesson, and resume it where it was', async () => {
    const before = await progress();
    const panel = table.dealer.page.getByRole('dialog');
    const [stop, begin] = [deskSay('en')('lesson-stop'), deskSay('en')('lesson-begin')];
    // The button is found by its text, which says either stop or resume.
    for (const says of [stop, begin]) {
      await table.dealer.press('F10');
      await panel.getByRole('button', { name: says }).press('Enter', PATIENT);
      await table.dealer.press('Escape');
      if (says === stop) await table.table.locator('[data-part=lesson]').waitFor({ state: 'detached' });
    }
    await expect.poll(progress, PATIENT).toBe(before);
  });

  it('see everything come up within two rounds for each goal if they do what is asked', async () => {
    const goals = table.view.table.game?.lesson?.goals ?? [];
    for (let round = 0; round < 2 * goals.length && (await progress()) !== '12 of 12'; round++) {
      await play();
      await goOn();
    }
    expect(table.view.table.game?.lesson?.met).toEqual(goals);
    expect(await table.table.locator('[data-part=lesson]').textContent()).toContain('Now you know the game.');
  });

  async function progress(): Promise<string | null> {
    return table.table.locator('[data-part=progress]').textContent();
  }

  /** Plays a round in which all do something that is asked of them, except the first seats, which press `instead`. */
  async function play(instead: readonly string[] = []): Promise<void> {
    const { game } = table.view.table;
    const met = new Set(game?.lesson?.met);
    await table.dealer.press('Space');
    await table.countOut();
    await table.shows('opening');
    const order = table.course.phase === 'opening' ? table.course.toType : [];
    for (const seat of order) {
      const asked = lesson.asked(game?.state as State, met, seat);
      await table.dealer.press(`Digit${instead[seat] ?? String(asked[(seat + 3) % asked.length])}`);
    }
    await table.allPresented();
  }

  async function goOn(): Promise<void> {
    await table.presentationEnds();
    await table.shows('choosing');
    const met = table.view.table.game?.lesson?.met.length ?? 0;
    await expect.poll(progress, PATIENT).toBe(`${met} of 12`);
  }
});
