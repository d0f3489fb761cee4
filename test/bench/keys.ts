import { atAnyMoment, BarePage, pictureOf } from './bare-page.ts';
import { BenchTable } from './bench-table.ts';
import { median, ms, within, type Measured } from './measure.ts';
import { offsetOf } from './one-clock.ts';
import { next, open, pressTogether } from './rounds.ts';

const PROMISED = 100;
const KEYS = 150;

/** Where the console page keeps when its browser had the last key, by the page's own clock. */
const KEY_AT = 'globalThis.keyAt';
const KEEPS_KEY_AT = `addEventListener('keydown', ({ timeStamp }) => (${KEY_AT} = timeStamp), true)`;

export async function keying(seats: number): Promise<Measured> {
  const { keys, bare } = await pressKeys(seats);
  return { ...within(PROMISED, keys), beside: `bare: ${ms(median(bare))}, p99 ${within(PROMISED, bare).figure}` };
}

/**
 * W brings the last reveal back on the display, with its dice, and Esc puts it away; neither is written to disk. In ms from the
 * key, as the browser's console page has it, to the painted frame; and what a bare page with the same picture takes in between.
 */
async function pressKeys(seats: number): Promise<{ readonly keys: readonly number[]; readonly bare: readonly number[] }> {
  const table = await BenchTable.open(seats);
  try {
    await table.allArmed();
    await pressTogether(table);
    await open(table);
    const landed = await BarePage.open(await pictureOf(table.display), true);
    await next(table);
    const console = await table.display.beside(table.consoleUrl, KEEPS_KEY_AT);
    await console.locator('[data-recall]:enabled').waitFor();
    const offset = await offsetOf(console);
    const [keys, bare]: [number[], number[]] = [[], []];
    while (keys.length < KEYS) {
      bare.push(...(await landed.paint(1)));
      await atAnyMoment();
      const recalls = keys.length % 2 === 0;
      const shown = table.display.next(({ recalled }) => recalled === recalls);
      await console.keyboard.press(recalls ? 'KeyW' : 'Escape');
      const { at } = await shown;
      keys.push(at - offset - Number(await console.evaluate(KEY_AT)));
    }
    await landed.close();
    return { keys, bare };
  } finally {
    await table.close();
  }
}
